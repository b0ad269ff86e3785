-- AlterTable
ALTER TABLE "Guild" ADD COLUMN "adminRole" TEXT;
ALTER TABLE "Guild" ADD COLUMN "chipName" TEXT;
ALTER TABLE "Guild" ADD COLUMN "chipWorth" INTEGER;
ALTER TABLE "Guild" ADD COLUMN "formers" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Guild" ADD COLUMN "logChannel" TEXT;
ALTER TABLE "Guild" ADD COLUMN "moneyName" TEXT;
ALTER TABLE "Guild" ADD COLUMN "told" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Book" (
    "guildId" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "since" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("guildId", "book")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "guildId" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "total" BIGINT NOT NULL,
    "hands" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "change" BIGINT NOT NULL,
    "changedAt" DATETIME NOT NULL
);

-- What the postings come to so far. Beside one max(), SQLite takes bare columns from the row that has it: the last posting.
INSERT INTO "Account" ("guildId", "book", "holder", "name", "total", "hands", "last", "change", "changedAt")
SELECT e."guildId", e."book", p."account",
    coalesce((
        SELECT s."name" FROM "Entry" f JOIN "Seat" s ON s."tableId" = f."tableId"
        WHERE f."guildId" = e."guildId" AND f."book" = e."book" AND s."userId" = p."account" ORDER BY f."id" LIMIT 1
    ), ''),
    sum(p."amount"), count(*), max(p."entryId"), p."amount", e."at"
FROM "Posting" p JOIN "Entry" e ON e."id" = p."entryId"
GROUP BY e."guildId", e."book", p."account";

-- CreateIndex
CREATE UNIQUE INDEX "Account_guildId_book_holder_key" ON "Account"("guildId", "book", "holder");

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Entry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "guildId" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'hand',
    "tableId" TEXT,
    "hand" INTEGER,
    "actor" TEXT,
    "reason" TEXT,
    "reverses" INTEGER,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Entry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Entry_reverses_fkey" FOREIGN KEY ("reverses") REFERENCES "Entry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Entry" ("at", "book", "guildId", "hand", "id", "tableId") SELECT "at", "book", "guildId", "hand", "id", "tableId" FROM "Entry";
DROP TABLE "Entry";
ALTER TABLE "new_Entry" RENAME TO "Entry";
CREATE UNIQUE INDEX "Entry_reverses_key" ON "Entry"("reverses");
CREATE INDEX "Entry_guildId_book_kind_idx" ON "Entry"("guildId", "book", "kind");
CREATE INDEX "Entry_guildId_book_idx" ON "Entry"("guildId", "book");
CREATE INDEX "Entry_actor_idx" ON "Entry"("actor");
CREATE UNIQUE INDEX "Entry_tableId_hand_key" ON "Entry"("tableId", "hand");
CREATE TABLE "new_Posting" (
    "entryId" INTEGER NOT NULL,
    "accountId" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("entryId", "accountId"),
    CONSTRAINT "Posting_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Posting_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Posting" ("entryId", "accountId", "amount")
SELECT p."entryId", a."id", p."amount" FROM "Posting" p
JOIN "Entry" e ON e."id" = p."entryId"
JOIN "Account" a ON a."guildId" = e."guildId" AND a."book" = e."book" AND a."holder" = p."account";
DROP TABLE "Posting";
ALTER TABLE "new_Posting" RENAME TO "Posting";
CREATE INDEX "Posting_accountId_entryId_idx" ON "Posting"("accountId", "entryId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Account_guildId_book_total_idx" ON "Account"("guildId", "book", "total");

-- CreateIndex
CREATE INDEX "Account_holder_idx" ON "Account"("holder");

-- CreateTable
CREATE TABLE "Proposal" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "guildId" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" TEXT,
    "head" INTEGER NOT NULL,
    "expires" DATETIME NOT NULL,
    "entry" INTEGER
);

-- CreateIndex
CREATE INDEX "Proposal_actor_idx" ON "Proposal"("actor");

-- CreateIndex
CREATE INDEX "Proposal_expires_idx" ON "Proposal"("expires");
