#!/bin/sh
# Dumps the database into a dated file of FOLDER, proves that the file can be read, and keeps the newest KEEP.
# usage: ACADEMIE_DATABASE=postgresql://... backup.sh FOLDER [KEEP]
set -eu
folder=${1:?usage: backup.sh FOLDER [KEEP]}
keep=${2:-14}
: "${ACADEMIE_DATABASE:?say which database, as for the server}"
umask 077
mkdir -p "$folder"
file="$folder/academie-$(date -u +%Y%m%dT%H%M%SZ).dump"

# Under another name until it is whole: what is called .dump can be restored.
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$ACADEMIE_DATABASE"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"

ls -1 "$folder"/academie-*.dump | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -f "$old"; done
echo "$file"
