-- AlterTable
ALTER TABLE "Posting" ADD COLUMN "side" INTEGER;

-- AlterTable
ALTER TABLE "Proposal" ADD COLUMN "season" TEXT;

-- CreateTable
CREATE TABLE "Season" (
    "guildId" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("guildId", "book", "since")
);

-- CreateTable
CREATE TABLE "Evening" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "running" TEXT,
    "startedAt" DATETIME NOT NULL,
    "due" DATETIME NOT NULL,
    "hands" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "EveningHand" (
    "tableId" TEXT NOT NULL,
    "hand" INTEGER NOT NULL,
    "eveningId" INTEGER NOT NULL,

    PRIMARY KEY ("tableId", "hand"),
    CONSTRAINT "EveningHand_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EveningHand_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Evening_running_key" ON "Evening"("running");

-- CreateIndex
CREATE INDEX "Evening_guildId_idx" ON "Evening"("guildId");

-- CreateIndex
CREATE INDEX "Evening_due_idx" ON "Evening"("due");

-- CreateIndex
CREATE INDEX "EveningHand_eveningId_idx" ON "EveningHand"("eveningId");
