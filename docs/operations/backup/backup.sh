#!/bin/sh
# Writes a backup below BACKUP_DIR: the databases of DATABASE_URL and PLATFORM_DATABASE_URL, and the pictures of DATA_DIR. It has its
# name once all of it was read back; backups older than BACKUP_DAYS are removed.
set -eu
. "$(dirname "$0")/common.sh"
days=${BACKUP_DAYS:-14}
case $days in '' | *[!0-9]*) fail "BACKUP_DAYS is \"$days\": expected a number of days." ;; esac

tool=$(tool_version pg_dump)
for database in $databases; do
  server=$(server_version "$database")
  [ "$tool" -ge "$server" ] ||
    fail "pg_dump $tool cannot read a server of version $server: install the client of version $server or newer (Debian: postgresql-client-$server)."
done

name=$(date -u +%Y-%m-%dT%H%M%SZ)
partial=$BACKUP_DIR/.$name.partial
mkdir -p "$partial" || fail "$BACKUP_DIR cannot be written to."
trap 'rm -rf "$partial"' EXIT

# Adds the pictures that the archive does not have yet, and reads it back. 1: a file changed or went while it was read.
add_pictures() {
  [ -d "$DATA_DIR/media" ] || return 0
  tar --create --gzip --file=- --directory="$DATA_DIR" --exclude=media/variants --exclude-from="$partial/.names" media \
    >>"$partial/media.tar.gz" || [ $? -eq 1 ] || fail "The pictures below $DATA_DIR/media could not be read."
  tar --list --gzip --ignore-zeros --file="$partial/media.tar.gz" >"$partial/.names"
}

# The pictures before the databases and again after them: one that is replaced or moved to the bin meanwhile, and one that is new, has a
# record in the dump. A file without a record does no harm.
: >"$partial/.names"
add_pictures
for database in $databases; do
  file=$partial/$database.dump
  with_password "$database" pg_dump --format=custom --no-owner --no-privileges --file="$file" "$(address "$database")" ||
    fail "The database of the $database could not be read."
  pg_restore --list "$file" | grep -q ' TABLE DATA ' || fail "The database of the $database has no tables, or its dump is not whole."
  echo "$database $(server_version "$database")" >>"$partial/versions"
done
add_pictures
rm "$partial/.names"
[ -f "$partial/media.tar.gz" ] ||
  echo "There is no folder $DATA_DIR/media: the backup has no pictures. Those of a bucket are the bucket's to back up."

(cd "$partial" && for file in *; do sha256sum "$file"; done >.sums && mv .sums SHA256SUMS)
mv "$partial" "$BACKUP_DIR/$name"
find "$BACKUP_DIR" -maxdepth 1 -type d -name '20*Z' -mtime "+$days" -exec rm -rf {} +
find "$BACKUP_DIR" -maxdepth 1 -type d -name '.20*.partial' -mtime +0 -exec rm -rf {} +
echo "The backup $BACKUP_DIR/$name has $(du -sh "$BACKUP_DIR/$name" | cut -f 1)."
