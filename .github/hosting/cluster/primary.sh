#!/bin/sh
# Runs once, when the primary's data is made: lets the standby follow. From the next start on, a commit waits for it.
set -e
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE replicator WITH REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('standby');
ALTER SYSTEM SET synchronous_standby_names = 'standby';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
