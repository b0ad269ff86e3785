-- AlterTable
ALTER TABLE "Table" ADD COLUMN "keepsHeldSeats" BOOLEAN NOT NULL DEFAULT false;

-- A table that has not begun has no earlier holders yet.
UPDATE "Table" SET "keepsHeldSeats" = true WHERE "phase" = 'lobby';
