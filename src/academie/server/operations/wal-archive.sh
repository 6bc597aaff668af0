#!/bin/sh
# The continuous archive of a PostgreSQL cluster: base backups, and the write-ahead log that brings them to any second.
#   wal-archive.sh put FOLDER FILE NAME     archive_command = '/opt/academie/share/wal-archive.sh put FOLDER "%p" "%f"'
#   wal-archive.sh get FOLDER NAME FILE     restore_command = '/opt/academie/share/wal-archive.sh get FOLDER "%f" "%p"'
#   wal-archive.sh base FOLDER [KEEP]       a base backup of ACADEMIE_DATABASE; keeps the newest and the log they need
#   wal-archive.sh unpack FOLDER TIME DATA  the newest base backup that ended by TIME (20260101T033000Z), as a data folder
# FOLDER has base/ (backups), wal/ (segments, compressed) and, if pg_receivewal writes there, stream/.
set -eu
# Debian keeps some of the programs out of the way.
for programs in /usr/lib/postgresql/*/bin; do PATH="$PATH:$programs"; done

usage() {
    sed -n '2,6s/^# *//p' "$0" >&2
    exit 64
}

say() {
    echo "wal-archive.sh: $*" >&2
}

# PostgreSQL forgets a segment once this returns 0: it must be on the disk by then, and never take the place of another.
put() {
    file="$1/wal/$3.gz"
    part="$1/wal/.$3.$$"
    umask 027
    mkdir -p "$1/wal"
    trap 'rm -f "$part"' EXIT
    if [ -e "$file" ]; then
        # PostgreSQL sends a segment again if it crashed before it noted the answer.
        gzip -dc "$file" | cmp -s - "$2" && return
        say "$file is there already and differs; is the archive that of another cluster?"
        exit 1
    fi
    gzip -nc1 "$2" >"$part"
    sync "$part"
    # A link fails if the name is taken meanwhile; renaming would overwrite.
    ln "$part" "$file"
    sync "$1/wal"
}

# A segment that came whole, else what pg_receivewal had of it; 1 if there is none, as at the end of the archive.
get() {
    for found in "$1/wal/$2.gz" "$1/stream/$2.gz"; do
        [ ! -e "$found" ] || exec gzip -dc "$found" >"$3"
    done
    for found in "$1/stream/$2" "$1/stream/$2.partial"; do
        [ ! -e "$found" ] || exec cp "$found" "$3"
    done
    exit 1
}

base() {
    : "${ACADEMIE_DATABASE:?say which database, as for the server}"
    umask 077
    mkdir -p "$1/base"
    part="$1/base/.part"
    rm -rf "$part"
    trap 'rm -rf "$part"' EXIT
    pg_basebackup --dbname="$ACADEMIE_DATABASE" --pgdata="$part" --format=tar --gzip --checkpoint=fast --wal-method=stream
    gzip -t "$part"/*.gz
    # Named by the second after its end: it can be brought to any time from then on.
    sleep 1
    whole="$1/base/$(date -u +%Y%m%dT%H%M%SZ)"
    mv "$part" "$whole"
    sync "$1/base"
    stored "$1"
    forget "$1" "${2:-7}"
    echo "$whole"
}

# Segments that pg_receivewal has written to their end go where they are compressed; the next is begun by then.
stored() {
    [ -d "$1/stream" ] || return 0
    find "$1/stream" -type f ! -name '*.partial' ! -name '.*' | sort | while read -r each; do
        (put "$1" "$each" "$(basename "$each")") && rm "$each"
    done
}

# The oldest backups, and the log that only they need.
forget() {
    ls -1d "$1"/base/*Z | sort -r | tail -n "+$(($2 + 1))" | while read -r old; do rm -rf "$old"; done
    oldest=$(ls -1d "$1"/base/*Z | sort | head -n 1)
    first=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\).*/\1/p')
    [ ! -d "$1/wal" ] || pg_archivecleanup -x .gz "$1/wal" "$first"
}

unpack() {
    umask 077
    from=$(ls -1d "$1"/base/*Z 2>/dev/null | awk -F/ -v to="$2" '$NF <= to' | sort | tail -n 1)
    [ -n "$from" ] || { say "no base backup in $1/base ended by $2"; exit 1; }
    [ -z "$(ls -A "$3" 2>/dev/null)" ] || { say "$3 is not empty; name a new folder"; exit 1; }
    mkdir -p "$3"
    tar -xzf "$from/base.tar.gz" -C "$3"
    tar -xzf "$from/pg_wal.tar.gz" -C "$3/pg_wal"
    cp "$from/backup_manifest" "$3"
    pg_verifybackup --quiet "$3"
    touch "$3/recovery.signal"
    echo "$from"
}

[ $# -ge 2 ] || usage
what=$1
shift
case "$what/$#" in
    put/3 | get/3 | base/1 | base/2 | unpack/3) "$what" "$@" ;;
    *) usage ;;
esac
