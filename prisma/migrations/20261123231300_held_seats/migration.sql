-- CreateTable
CREATE TABLE "HeldSeat" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tableId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "hand" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    CONSTRAINT "HeldSeat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "HeldSeat_tableId_seat_idx" ON "HeldSeat"("tableId", "seat");

-- CreateIndex
CREATE INDEX "HeldSeat_userId_idx" ON "HeldSeat"("userId");

-- CreateIndex
CREATE INDEX "Table_guildId_phase_parentId_idx" ON "Table"("guildId", "phase", "parentId");

-- Of seats that changed hands before this was kept, their moves tell who held them, as far as they made any.
INSERT INTO "HeldSeat" ("tableId", "seat", "userId", "name", "hand", "seq")
SELECT m."tableId", m."seat", m."by", coalesce(n."name", ''), max(m."hand"), max(m."seq")
FROM "PastHolder" p
JOIN "Table" t ON t."id" = p."tableId"
JOIN "Move" m ON m."tableId" = p."tableId" AND m."by" = p."userId"
JOIN "Seat" s ON s."tableId" = m."tableId" AND s."index" = m."seat" AND s."userId" IS NOT m."by"
LEFT JOIN "Member" n ON n."guildId" = t."guildId" AND n."userId" = p."userId"
GROUP BY m."tableId", m."seat", m."by"
ORDER BY max(m."seq");
