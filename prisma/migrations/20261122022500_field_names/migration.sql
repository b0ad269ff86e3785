-- AlterTable
ALTER TABLE "Table" RENAME COLUMN "nudgeId" TO "pingId";
ALTER TABLE "Guild" RENAME COLUMN "told" TO "announced";

-- A table whose stored data cannot be played on.
UPDATE "Table" SET "phase" = 'quarantined' WHERE "phase" = 'aside';

-- The log entries in a hand's state name their kind by `kind`. JSON writes a quote inside a string as \", so `"did":` is
-- nothing but an object's key; no state has that key anywhere but in its log entries.
UPDATE "Table" SET "state" = replace("state", '"did":', '"kind":') WHERE "state" LIKE '%"did":%';
