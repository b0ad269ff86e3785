-- AlterTable
ALTER TABLE "Guild" ADD COLUMN "erasing" DATETIME;

-- AlterTable
ALTER TABLE "Entry" ADD COLUMN "proposal" INTEGER;

-- A settlement knows its proposal, so that the proposal need not be kept.
UPDATE "Entry" SET "proposal" = (SELECT "id" FROM "Proposal" WHERE "entry" = "Entry"."id")
WHERE "id" IN (SELECT "entry" FROM "Proposal" WHERE "entry" IS NOT NULL);
DELETE FROM "Proposal" WHERE "entry" IS NOT NULL;

-- AlterTable: not by a new table, whose numbers would begin anew
ALTER TABLE "Proposal" DROP COLUMN "entry";

-- CreateIndex
CREATE INDEX "Panel_expiresAt_idx" ON "Panel"("expiresAt");

-- CreateIndex
CREATE INDEX "Table_hostId_idx" ON "Table"("hostId");
