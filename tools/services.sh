#!/bin/sh
# Makes sure that the programs some tests need are there: PostgreSQL and Redis. The tests start their own
# servers from them, on free ports, with their files in a temporary folder; nothing is left running.
# Where they cannot be installed this says so, and those tests are skipped.
set -u

missing=""
if [ -z "${FATHOMS_TEST_POSTGRES:-}" ] && ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
    && ! command -v postgres >/dev/null 2>&1; then
    missing="$missing postgresql"
fi
if [ -z "${FATHOMS_TEST_REDIS:-}" ] && ! command -v redis-server >/dev/null 2>&1; then
    missing="$missing redis-server"
fi
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
    echo "Not installed:$missing. Install them, or set FATHOMS_TEST_POSTGRES and FATHOMS_TEST_REDIS; until then tests that need them are skipped." >&2
    exit 0
fi

# Packages start their servers when they are installed; this asks them not to.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"
    trap 'rm -f "$policy"' EXIT
fi
export DEBIAN_FRONTEND=noninteractive
install() {
    # shellcheck disable=SC2086 # a list of packages
    apt-get install --yes --quiet --no-install-recommends $missing >/dev/null 2>&1
}
echo "Installing for the tests:$missing …"
install || { apt-get update --quiet >/dev/null 2>&1 && install; } \
    || echo "Could not install:$missing. Tests that need them are skipped." >&2
