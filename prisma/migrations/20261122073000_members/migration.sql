-- CreateTable
CREATE TABLE "Member" (
    "guildId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("guildId", "userId")
);

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE INDEX "Table_endedBy_idx" ON "Table"("endedBy");

-- What people were called when they last sat down in a server, or else when their account was opened.
INSERT INTO "Member" ("guildId", "userId", "name")
SELECT t."guildId", s."userId", s."name" FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
WHERE s."userId" IS NOT NULL AND s."userId" NOT LIKE 'former-%' AND s."name" <> ''
ORDER BY t."createdAt"
ON CONFLICT ("guildId", "userId") DO UPDATE SET "name" = excluded."name";
INSERT OR IGNORE INTO "Member" ("guildId", "userId", "name")
SELECT "guildId", "holder", "name" FROM "Account"
WHERE "holder" NOT IN ('computers', 'bank') AND "holder" NOT LIKE 'former-%' AND "name" <> '';
