#!/bin/sh
# Installs the programs that some tests need, before the first of them starts: PostgreSQL, Redis,
# chromium and what reads the rules that it prints.
# The tests run their own servers from them, on free ports, with their files in a temporary folder; nothing is
# left running. What cannot be installed is named in one line; the tests then count what they had to skip.
set -u

# Debian's names of what is not here.
missing() {
    if [ -z "${FATHOMS_TEST_POSTGRES:-}" ] && ! command -v postgres >/dev/null \
        && ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
        echo postgresql
    fi
    if [ -z "${FATHOMS_TEST_REDIS:-}" ] && ! command -v redis-server >/dev/null; then
        echo redis-server
    fi
    if ! command -v pdftotext >/dev/null; then
        echo poppler-utils
    fi
    # Any of them will do; the first is the quickest, and the smallest to install.
    for browser in chromium-headless-shell chromium chromium-browser google-chrome none; do
        command -v "$browser" >/dev/null && break
    done
    if [ "$browser" = none ]; then
        # Without a font it draws boxes for letters.
        echo chromium-headless-shell fonts-liberation
    fi
}

give_up() {
    echo "Not installed: $(missing | xargs). $1; until then the tests that need them are skipped." >&2
    exit 0
}

[ -n "$(missing)" ] || exit 0

[ "$(id -u)" = 0 ] && as_root="" || as_root="sudo -n"
apt=$(command -v apt-get) && $as_root true 2>/dev/null \
    || give_up "Install them, or set FATHOMS_TEST_POSTGRES and FATHOMS_TEST_REDIS"

# One at a time on this machine; whoever waited finds them installed. Any file that all can read will do.
if command -v flock >/dev/null; then
    exec 9<"$apt"
    flock 9
    [ -n "$(missing)" ] || exit 0
fi

echo "Installing for the tests: $(missing | xargs) …"

# Packages start their servers when they are installed; this asks them not to.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    trap '$as_root rm -f "$policy"' EXIT
    trap 'exit 130' INT TERM
    $as_root sh -c 'printf "#!/bin/sh\nexit 101\n" >"$1" && chmod +x "$1"' - "$policy"
fi

run_apt() {
    # shellcheck disable=SC2086 # nothing, or two words
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 --yes --quiet "$@" >/dev/null 2>&1
}

install() {
    # shellcheck disable=SC2046 # a list of packages
    run_apt install --no-install-recommends $(missing)
}

# Lists are replaced file by file, so their folders tell when that was; a fresh image may have none.
lists=/var/lib/apt/lists
if ! ls "$lists"/*Packages* >/dev/null 2>&1 || [ -z "$(find "$lists" -maxdepth 1 -type d -mtime -1)" ]; then
    run_apt update
fi
install || { run_apt update; install; }
# One package that cannot be had must not keep the others away.
for package in $(missing); do
    run_apt install --no-install-recommends "$package"
done
[ -z "$(missing)" ] || give_up "Install them by hand"
