#!/bin/sh
# Runs once, when Postgres of compose.yaml creates its database: the account of web and worker, which owns no table.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SHOP_DATABASE_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE gibori_shop LOGIN PASSWORD :'password';
SQL
