-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "gameVersion" INTEGER NOT NULL,
    "options" TEXT NOT NULL,
    "turnSeconds" INTEGER NOT NULL,
    "autoStart" BOOLEAN NOT NULL,
    "locale" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "hand" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "state" TEXT,
    "prompts" TEXT NOT NULL,
    "carry" TEXT,
    "totals" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "deadline" DATETIME,
    "warned" BOOLEAN NOT NULL DEFAULT false,
    "messageId" TEXT,
    "nudgeId" TEXT,
    "rematchOf" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touchedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Seat" (
    "tableId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "away" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("tableId", "index"),
    CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Move" (
    "tableId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "hand" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tableId", "seq"),
    CONSTRAINT "Move_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Hand" (
    "tableId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "carry" TEXT,
    "scores" TEXT,
    "messageId" TEXT,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" DATETIME,

    PRIMARY KEY ("tableId", "number"),
    CONSTRAINT "Hand_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Panel" (
    "tableId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,

    PRIMARY KEY ("tableId", "userId"),
    CONSTRAINT "Panel_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Guild" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "locale" TEXT
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "guildId" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "tableId" TEXT,
    "hand" INTEGER,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Entry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Posting" (
    "entryId" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,

    PRIMARY KEY ("entryId", "account"),
    CONSTRAINT "Posting_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "Table_phase_idx" ON "Table"("phase");

-- CreateIndex
CREATE INDEX "Table_guildId_channelId_idx" ON "Table"("guildId", "channelId");

-- CreateIndex
CREATE INDEX "Table_rematchOf_idx" ON "Table"("rematchOf");

-- CreateIndex
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

-- CreateIndex
CREATE INDEX "Entry_guildId_book_idx" ON "Entry"("guildId", "book");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tableId_hand_key" ON "Entry"("tableId", "hand");

-- CreateIndex
CREATE INDEX "Posting_account_idx" ON "Posting"("account");
