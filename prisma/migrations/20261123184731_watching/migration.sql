-- AlterTable
ALTER TABLE "Table" ADD COLUMN "openHands" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Panel" ADD COLUMN "isWatching" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Waiting" (
    "tableId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "salt" TEXT NOT NULL,

    PRIMARY KEY ("tableId", "userId"),
    CONSTRAINT "Waiting_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Waiting_userId_idx" ON "Waiting"("userId");
