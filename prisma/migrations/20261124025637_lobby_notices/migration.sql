-- CreateTable
CREATE TABLE "LobbyNotice" (
    "messageId" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "isWish" BOOLEAN NOT NULL,
    CONSTRAINT "LobbyNotice_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "LobbyNotice_tableId_idx" ON "LobbyNotice"("tableId");
