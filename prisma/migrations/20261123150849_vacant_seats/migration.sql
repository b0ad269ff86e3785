-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "holders" TEXT;
ALTER TABLE "Seat" ADD COLUMN "vacant" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "PastHolder" (
    "tableId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("tableId", "userId"),
    CONSTRAINT "PastHolder_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "PastHolder_userId_idx" ON "PastHolder"("userId");
