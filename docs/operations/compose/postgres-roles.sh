#!/bin/sh
# Runs once, when the data folder of Postgres is made: a role and a database for each process, which cannot reach each other's.
set -eu
for name in shop platform identity; do
  case $name in
    shop) password=$SHOP_DB_PASSWORD ;;
    platform) password=$PLATFORM_DB_PASSWORD ;;
    identity) password=$IDENTITY_DB_PASSWORD ;;
  esac
  psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set=name="$name" --set=password="$password" <<'SQL'
create role :"name" login password :'password' nosuperuser nocreatedb nocreaterole;
create database :"name" owner :"name" encoding 'UTF8' locale 'C' template template0;
revoke all on database :"name" from public;
SQL
done
