#!/usr/bin/env bash
# Tries the README's commands and .ci/run in a fresh clone in a bare Debian 12.
#
#   sudo scripts/try_in_debian.sh TOOLCHAIN [ROOT]
#
# TOOLCHAIN is the folder that holds Swift's `usr`. ROOT is a folder for the Debian root; it is made
# with debootstrap where it is missing and kept, so that a second run starts with what the first
# installed. Without ROOT a temporary one is made and removed.
set -euo pipefail

fail() {
  echo "scripts/try_in_debian.sh: $*" >&2
  exit 1
}

[[ $# -ge 1 ]] || fail "usage: scripts/try_in_debian.sh TOOLCHAIN [ROOT]"
[[ $(id -u) -eq 0 ]] || fail "chroot needs root"
command -v debootstrap >/dev/null || fail "install debootstrap"
toolchain=$(realpath "$1")
[[ -x $toolchain/usr/bin/swift ]] || fail "no usr/bin/swift in $toolchain"
checkout=$(realpath "$(dirname "$0")/..")

temporary=
if [[ $# -ge 2 ]]; then
  root=$(realpath -m "$2")
else
  root=$(mktemp -d)
  temporary=yes
fi
mounted=()

clean_up() {
  local place
  for place in ${mounted[@]+"${mounted[@]}"}; do
    umount --recursive --lazy "$place" || true
  done
  # Never remove a folder that something is still mounted in.
  if [[ -n $temporary ]] && ! grep -q " $root/" /proc/self/mounts; then
    rm -rf --one-file-system "$root"
  fi
}
trap clean_up EXIT

mount_in() {
  local place=$root/${!#}
  mkdir -p "$place"
  mountpoint -q "$place" && return
  mount "${@:1:$#-1}" "$place"
  mounted=("$place" ${mounted[@]+"${mounted[@]}"})
}

[[ -e $root/etc/debian_version ]] || debootstrap --variant=minbase bookworm "$root"
mount_in --bind "$toolchain" opt/swift
mount_in -t proc proc proc
mount_in --bind /dev dev
cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"

rm -rf "$root/root/quoin"
git -c safe.directory='*' clone --quiet --no-hardlinks "$checkout" "$root/root/quoin"

in_root() {
  printf '\n### %s\n' "$*"
  env -i HOME=/root LANG=C.UTF-8 PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    chroot "$root" bash -c "cd /root/quoin && $*" </dev/null
}

in_root scripts/demo
in_root scripts/test
in_root bash .ci/run
