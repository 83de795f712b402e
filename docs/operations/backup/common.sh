# What backup.sh and restore.sh have in common. Both run from the source, in compose and in a cluster.
umask 077
LC_ALL=C
export LC_ALL
trap 'exit 143' HUP INT TERM

fail() {
  echo "$*" >&2
  exit 1
}

for tool in pg_dump pg_restore psql tar gzip sha256sum; do
  command -v "$tool" >/dev/null || fail "$tool is missing; pg_dump, pg_restore and psql are in Debian's postgresql-client."
done
[ -n "${DATABASE_URL:-}" ] || fail 'DATABASE_URL is empty: it names the database of the CMS.'
PLATFORM_DATABASE_URL=${PLATFORM_DATABASE_URL:-$DATABASE_URL}
DATA_DIR=${DATA_DIR:-.data}
BACKUP_DIR=${BACKUP_DIR:-backups}

# The databases: `shop`, and `platform` where it has one of its own.
databases=shop
# shellcheck disable=SC2034 # Read by the scripts.
[ "$PLATFORM_DATABASE_URL" = "$DATABASE_URL" ] || databases='shop platform'

address() { if [ "$1" = shop ]; then echo "$DATABASE_URL"; else echo "$PLATFORM_DATABASE_URL"; fi; }

# Runs a tool with the password of a database, which is in its address or, as in compose, beside it.
with_password() {
  password=${PLATFORM_DB_PASSWORD:-}
  [ "$1" = platform ] || password=${SHOP_DB_PASSWORD:-}
  shift
  PGPASSWORD=${password:-${PGPASSWORD:-}} "$@"
}

query() { with_password "$1" psql --no-psqlrc --tuples-only --no-align --quiet --dbname="$(address "$1")" --command="$2"; }

# The major version of a database's server.
server_version() {
  number=$(query "$1" 'show server_version_num') || fail "The database of the $1 does not answer."
  echo $((number / 10000))
}

# The major version of a tool.
tool_version() { "$1" --version | sed 's/^[^0-9]*\([0-9]*\).*/\1/'; }
