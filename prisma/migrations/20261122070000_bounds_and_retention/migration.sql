-- DropIndex
DROP INDEX "Table_guildId_channelId_idx";

-- DropIndex
DROP INDEX "Table_phase_idx";

-- AlterTable
ALTER TABLE "Guild" ADD COLUMN "keepDays" INTEGER;
ALTER TABLE "Guild" ADD COLUMN "leftAt" DATETIME;

-- CreateIndex
CREATE INDEX "Guild_leftAt_idx" ON "Guild"("leftAt");

-- CreateIndex
CREATE INDEX "Table_phase_id_idx" ON "Table"("phase", "id");

-- CreateIndex
CREATE INDEX "Table_phase_touchedAt_idx" ON "Table"("phase", "touchedAt");

-- CreateIndex
CREATE INDEX "Table_guildId_phase_channelId_idx" ON "Table"("guildId", "phase", "channelId");
