-- CreateTable
CREATE TABLE "Invited" (
    "tableId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("tableId", "userId"),
    CONSTRAINT "Invited_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Invited_userId_idx" ON "Invited"("userId");

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "private" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Guild" ADD COLUMN "calledAt" DATETIME;
ALTER TABLE "Guild" ADD COLUMN "recaps" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Evening" ADD COLUMN "asked" BOOLEAN NOT NULL DEFAULT false;
