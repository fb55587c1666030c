# The two commands of the README; each installs what is missing.

.PHONY: demo test install clean

demo:
	scripts/demo

test:
	scripts/test

PREFIX ?= /usr/local
# Apple's systems bring the Swift runtime along.
RELEASE = -c release $(if $(filter Darwin,$(shell uname)),,--static-swift-stdlib) --product quoin

install:
	scripts/setup
	swift build $(RELEASE)
	install -d $(DESTDIR)$(PREFIX)/bin
	install "$$(swift build $(RELEASE) --show-bin-path)/quoin" $(DESTDIR)$(PREFIX)/bin/quoin

clean:
	rm -rf .build out
