#!/bin/sh
# Restores a dump into an empty database, all of it or nothing. Stop web processes and workers first.
# usage: ACADEMIE_DATABASE=postgresql://... restore.sh FILE
set -eu
file=${1:?usage: restore.sh FILE}
: "${ACADEMIE_DATABASE:?say which database, as for the server}"
tables=$(psql --no-psqlrc -Atc "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'" "$ACADEMIE_DATABASE")
if [ "$tables" -ne 0 ]; then
    echo "restore.sh: the database has tables already; make a new one with createdb" >&2
    exit 1
fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$ACADEMIE_DATABASE" "$file"
