# The two commands of the README; each installs what is missing.

.PHONY: demo test install clean

demo:
	scripts/demo

test:
	scripts/test

PREFIX ?= /usr/local

install:
	scripts/setup
	swift build -c release --static-swift-stdlib --product quoin
	install -d $(DESTDIR)$(PREFIX)/bin
	install "$$(swift build -c release --static-swift-stdlib --show-bin-path)/quoin" $(DESTDIR)$(PREFIX)/bin/quoin

clean:
	rm -rf .build out
