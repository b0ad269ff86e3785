#!/bin/sh
# Copies the primary at the first start, and follows it.
set -e
: "${PGDATA:=/var/lib/postgresql/data}"
: "${PRIMARY:=host=primary}"
until [ -f "$PGDATA/PG_VERSION" ]; do
  pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --checkpoint fast --slot standby \
    --dbname "$PRIMARY user=replicator password=$REPLICATION_PASSWORD application_name=standby" || {
    # Nothing half copied may look like a standby.
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  }
done
chmod 700 "$PGDATA"
exec postgres -D "$PGDATA"
