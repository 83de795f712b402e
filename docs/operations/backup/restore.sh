#!/bin/sh
# Restores a backup of BACKUP_DIR, the latest or the one that is named, into empty databases and an empty folder. Everything is checked
# before anything is written, and each database is restored in one transaction.
set -eu
. "$(dirname "$0")/common.sh"
name=${1:-${BACKUP:-}}
# The latest is the last by name.
[ -n "$name" ] || for folder in "$BACKUP_DIR"/20*Z; do name=${folder##*/}; done
[ "$name" != '20*Z' ] || fail "There is no backup in $BACKUP_DIR."
from=$BACKUP_DIR/$name
[ -f "$from/SHA256SUMS" ] || fail "There is no backup $from."
(cd "$from" && sha256sum --check --quiet SHA256SUMS) >&2 || fail "The backup $from is damaged: choose another one."

for database in shop platform; do
  [ ! -f "$from/$database.dump" ] || case " $databases " in *" $database "*) ;; *)
    fail "The backup has a database of the $database: name one for it in PLATFORM_DATABASE_URL." ;;
  esac
done
for database in $databases; do
  [ -f "$from/$database.dump" ] || fail "The backup has no database of the $database: leave PLATFORM_DATABASE_URL empty."
  server=$(server_version "$database")
  dumped=$(sed -n "s/^$database //p" "$from/versions")
  [ "$server" -ge "$dumped" ] || fail "The backup is of a server of version $dumped, and this one has version $server: use the same or a newer one."
  pg_restore --list "$from/$database.dump" >/dev/null 2>&1 ||
    fail "pg_restore $(tool_version pg_restore) cannot read the backup: install the client of version $dumped or newer (Debian: postgresql-client-$dumped)."
  tables=$(query "$database" "select count(*) from pg_tables where schemaname !~ '^(pg_|information_schema)'")
  [ "$tables" -eq 0 ] || fail "The database of the $database has $tables tables: name an empty one."
done
[ ! -f "$from/media.tar.gz" ] || [ ! -d "$DATA_DIR/media" ] || [ -z "$(ls -A "$DATA_DIR/media")" ] ||
  fail "$DATA_DIR/media has files: move them away first."

for database in $databases; do
  with_password "$database" pg_restore --exit-on-error --single-transaction --no-owner --no-privileges \
    --dbname="$(address "$database")" "$from/$database.dump" || fail "The database of the $database was not restored, and is empty as before."
done
if [ -f "$from/media.tar.gz" ]; then
  partial=$DATA_DIR/.media.partial
  rm -rf "$partial"
  mkdir -p "$partial"
  trap 'rm -rf "$partial"' EXIT
  # The archive has two parts, each with an end of its own.
  tar --extract --gzip --ignore-zeros --numeric-owner --file="$from/media.tar.gz" --directory="$partial"
  [ ! -d "$DATA_DIR/media" ] || rmdir "$DATA_DIR/media"
  mv "$partial/media" "$DATA_DIR/media"
fi
echo "$from is restored. Next: the prepare step, then platform and shop."
