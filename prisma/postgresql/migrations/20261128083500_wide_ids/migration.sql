-- Ids that count hands or what comes with them, and the columns that hold such a number, get 64 bits.
ALTER TABLE "HeldSeat" ALTER COLUMN "id" TYPE BIGINT;
ALTER SEQUENCE "HeldSeat_id_seq" AS BIGINT;

ALTER TABLE "Erasure" ALTER COLUMN "lastTable" TYPE BIGINT, ALTER COLUMN "lastEntry" TYPE BIGINT;

ALTER TABLE "Guild" ALTER COLUMN "announced" TYPE BIGINT;

ALTER TABLE "Book" ALTER COLUMN "since" TYPE BIGINT;

ALTER TABLE "Account" ALTER COLUMN "id" TYPE BIGINT, ALTER COLUMN "last" TYPE BIGINT;
ALTER SEQUENCE "Account_id_seq" AS BIGINT;

ALTER TABLE "Entry" ALTER COLUMN "id" TYPE BIGINT, ALTER COLUMN "reverses" TYPE BIGINT;
ALTER SEQUENCE "Entry_id_seq" AS BIGINT;

ALTER TABLE "Posting" ALTER COLUMN "entryId" TYPE BIGINT, ALTER COLUMN "accountId" TYPE BIGINT;

ALTER TABLE "Proposal" ALTER COLUMN "head" TYPE BIGINT;

ALTER TABLE "Season" ALTER COLUMN "since" TYPE BIGINT;

ALTER TABLE "Evening" ALTER COLUMN "id" TYPE BIGINT;
ALTER SEQUENCE "Evening_id_seq" AS BIGINT;

ALTER TABLE "EveningHand" ALTER COLUMN "eveningId" TYPE BIGINT;

-- With its type a column loses its statistics, and no write brings them back soon: the planner would read all postings for the few of
-- an entry. Tables without rows stay as they are, as nothing is known of what they will have.
DO $$
DECLARE
  name text;
  has_rows boolean;
BEGIN
  FOREACH name IN ARRAY ARRAY['HeldSeat', 'Account', 'Entry', 'Posting', 'Evening', 'EveningHand'] LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO has_rows;
    IF has_rows THEN
      EXECUTE format('ANALYZE %I', name);
    END IF;
  END LOOP;
END
$$;
