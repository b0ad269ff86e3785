-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT COLLATE "C" NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "parentId" TEXT COLLATE "C",
    "hostId" TEXT COLLATE "C" NOT NULL,
    "game" TEXT COLLATE "C" NOT NULL,
    "gameVersion" INTEGER NOT NULL,
    "options" TEXT COLLATE "C" NOT NULL,
    "turnSeconds" INTEGER NOT NULL,
    "pauseSeconds" INTEGER NOT NULL DEFAULT 60,
    "autoStart" BOOLEAN NOT NULL,
    "hints" TEXT COLLATE "C" NOT NULL DEFAULT 'auto',
    "picture" BOOLEAN NOT NULL DEFAULT false,
    "private" BOOLEAN NOT NULL DEFAULT false,
    "openHands" BOOLEAN NOT NULL DEFAULT false,
    "computerLevel" TEXT COLLATE "C" NOT NULL DEFAULT 'house',
    "locale" TEXT COLLATE "C" NOT NULL,
    "phase" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "hand" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "state" TEXT COLLATE "C",
    "prompts" TEXT COLLATE "C" NOT NULL,
    "carry" TEXT COLLATE "C",
    "totals" TEXT COLLATE "C" NOT NULL,
    "seed" TEXT COLLATE "C" NOT NULL,
    "keepsHeldSeats" BOOLEAN NOT NULL DEFAULT false,
    "deadline" TIMESTAMP(3),
    "called" BOOLEAN NOT NULL DEFAULT false,
    "takesLonger" BOOLEAN NOT NULL DEFAULT false,
    "warned" BOOLEAN NOT NULL DEFAULT false,
    "closesAt" TIMESTAMP(3),
    "ending" TEXT COLLATE "C",
    "vote" TEXT COLLATE "C",
    "ready" TEXT COLLATE "C",
    "messageId" TEXT COLLATE "C",
    "shown" TEXT COLLATE "C",
    "pingId" TEXT COLLATE "C",
    "rematchOf" TEXT COLLATE "C",
    "endedBy" TEXT COLLATE "C",
    "endedHow" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touchedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "index" INTEGER NOT NULL,
    "userId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "salt" TEXT COLLATE "C" NOT NULL,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "away" BOOLEAN NOT NULL DEFAULT false,
    "vacant" BOOLEAN NOT NULL DEFAULT false,
    "holders" TEXT COLLATE "C",
    "level" TEXT COLLATE "C",
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("tableId","index")
);

-- CreateTable
CREATE TABLE "PastHolder" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "PastHolder_pkey" PRIMARY KEY ("tableId","userId")
);

-- CreateTable
CREATE TABLE "HeldSeat" (
    "id" SERIAL NOT NULL,
    "tableId" TEXT COLLATE "C" NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "hand" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,

    CONSTRAINT "HeldSeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invited" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Invited_pkey" PRIMARY KEY ("tableId","userId")
);

-- CreateTable
CREATE TABLE "LobbyNotice" (
    "messageId" TEXT COLLATE "C" NOT NULL,
    "tableId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "isWish" BOOLEAN NOT NULL,
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "LobbyNotice_pkey" PRIMARY KEY ("messageId")
);

-- CreateTable
CREATE TABLE "Waiting" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "salt" TEXT COLLATE "C" NOT NULL,
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Waiting_pkey" PRIMARY KEY ("tableId","userId")
);

-- CreateTable
CREATE TABLE "Move" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "hand" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "action" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "computerVersion" INTEGER,
    "level" TEXT COLLATE "C",
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Move_pkey" PRIMARY KEY ("tableId","seq")
);

-- CreateTable
CREATE TABLE "Hand" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "carry" TEXT COLLATE "C",
    "scores" TEXT COLLATE "C",
    "turningPoints" TEXT COLLATE "C",
    "moves" BYTEA,
    "messageId" TEXT COLLATE "C",
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Hand_pkey" PRIMARY KEY ("tableId","number")
);

-- CreateTable
CREATE TABLE "Panel" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "token" TEXT COLLATE "C" NOT NULL,
    "messageId" TEXT COLLATE "C" NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "isFollowUp" BOOLEAN NOT NULL DEFAULT false,
    "isWatching" BOOLEAN NOT NULL DEFAULT false,
    "replaces" TEXT COLLATE "C",
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Panel_pkey" PRIMARY KEY ("tableId","userId")
);

-- CreateTable
CREATE TABLE "Erasure" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "former" INTEGER NOT NULL,
    "lastTable" INTEGER NOT NULL,
    "lastEntry" INTEGER NOT NULL,

    CONSTRAINT "Erasure_pkey" PRIMARY KEY ("guildId","userId")
);

-- CreateTable
CREATE TABLE "Guild" (
    "id" TEXT COLLATE "C" NOT NULL,
    "locale" TEXT COLLATE "C",
    "adminRole" TEXT COLLATE "C",
    "logChannel" TEXT COLLATE "C",
    "announced" INTEGER NOT NULL DEFAULT 0,
    "chipName" TEXT COLLATE "C",
    "chipWorth" INTEGER,
    "moneyName" TEXT COLLATE "C",
    "formers" INTEGER NOT NULL DEFAULT 0,
    "keepDays" INTEGER,
    "leftAt" TIMESTAMP(3),
    "erasing" TIMESTAMP(3),
    "welcomedAt" TIMESTAMP(3),
    "tablesPerMember" INTEGER,
    "tablesPerChannel" INTEGER,
    "tablesPerServer" INTEGER,
    "playChannels" TEXT COLLATE "C",
    "playGames" TEXT COLLATE "C",
    "turnSeconds" INTEGER,
    "threads" BOOLEAN NOT NULL DEFAULT false,
    "pictures" BOOLEAN NOT NULL DEFAULT false,
    "pings" BOOLEAN NOT NULL DEFAULT true,
    "callRoleId" TEXT COLLATE "C",
    "calledAt" TIMESTAMP(3),
    "recaps" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "Guild_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("guildId","userId")
);

-- CreateTable
CREATE TABLE "Person" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "locale" TEXT COLLATE "C",
    "reminderHour" INTEGER,
    "timeZone" TEXT COLLATE "C",
    "hints" BOOLEAN NOT NULL DEFAULT true,
    "pings" BOOLEAN NOT NULL DEFAULT true,
    "remindAt" TIMESTAMP(3),
    "remindedOn" TEXT COLLATE "C",
    "chosenAt" TIMESTAMP(3),

    CONSTRAINT "Person_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Wish" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "game" TEXT COLLATE "C" NOT NULL,
    "toldAt" TIMESTAMP(3),
    "rowid" BIGSERIAL NOT NULL,

    CONSTRAINT "Wish_pkey" PRIMARY KEY ("guildId","userId","game")
);

-- CreateTable
CREATE TABLE "Book" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "book" TEXT COLLATE "C" NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "since" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Book_pkey" PRIMARY KEY ("guildId","book")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" SERIAL NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "book" TEXT COLLATE "C" NOT NULL,
    "holder" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "total" BIGINT NOT NULL,
    "hands" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "change" BIGINT NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" SERIAL NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "book" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL DEFAULT 'hand',
    "tableId" TEXT COLLATE "C",
    "hand" INTEGER,
    "actor" TEXT COLLATE "C",
    "reason" TEXT COLLATE "C",
    "reverses" INTEGER,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "interaction" TEXT COLLATE "C",
    "proposal" INTEGER,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Posting" (
    "entryId" INTEGER NOT NULL,
    "accountId" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "side" INTEGER,

    CONSTRAINT "Posting_pkey" PRIMARY KEY ("entryId","accountId")
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" SERIAL NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "book" TEXT COLLATE "C" NOT NULL,
    "actor" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C",
    "season" TEXT COLLATE "C",
    "head" INTEGER NOT NULL,
    "expires" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Season" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "book" TEXT COLLATE "C" NOT NULL,
    "since" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Season_pkey" PRIMARY KEY ("guildId","book","since")
);

-- CreateTable
CREATE TABLE "Evening" (
    "id" SERIAL NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "running" TEXT COLLATE "C",
    "startedAt" TIMESTAMP(3) NOT NULL,
    "due" TIMESTAMP(3) NOT NULL,
    "hands" INTEGER NOT NULL,
    "asked" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Evening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EveningHand" (
    "tableId" TEXT COLLATE "C" NOT NULL,
    "hand" INTEGER NOT NULL,
    "eveningId" INTEGER NOT NULL,

    CONSTRAINT "EveningHand_pkey" PRIMARY KEY ("tableId","hand")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Table_phase_id_rowid_idx" ON "Table"("phase", "id", "rowid");

-- CreateIndex
CREATE INDEX "Table_phase_touchedAt_rowid_idx" ON "Table"("phase", "touchedAt", "rowid");

-- CreateIndex
CREATE INDEX "Table_guildId_phase_channelId_rowid_idx" ON "Table"("guildId", "phase", "channelId", "rowid");

-- CreateIndex
CREATE INDEX "Table_guildId_phase_parentId_rowid_idx" ON "Table"("guildId", "phase", "parentId", "rowid");

-- CreateIndex
CREATE INDEX "Table_rematchOf_rowid_idx" ON "Table"("rematchOf", "rowid");

-- CreateIndex
CREATE INDEX "Table_hostId_rowid_idx" ON "Table"("hostId", "rowid");

-- CreateIndex
CREATE INDEX "Table_endedBy_rowid_idx" ON "Table"("endedBy", "rowid");

-- CreateIndex
CREATE INDEX "Seat_userId_rowid_idx" ON "Seat"("userId", "rowid");

-- CreateIndex
CREATE INDEX "PastHolder_userId_rowid_idx" ON "PastHolder"("userId", "rowid");

-- CreateIndex
CREATE INDEX "HeldSeat_tableId_seat_idx" ON "HeldSeat"("tableId", "seat");

-- CreateIndex
CREATE INDEX "HeldSeat_userId_idx" ON "HeldSeat"("userId");

-- CreateIndex
CREATE INDEX "Invited_userId_rowid_idx" ON "Invited"("userId", "rowid");

-- CreateIndex
CREATE INDEX "LobbyNotice_tableId_rowid_idx" ON "LobbyNotice"("tableId", "rowid");

-- CreateIndex
CREATE INDEX "Waiting_userId_rowid_idx" ON "Waiting"("userId", "rowid");

-- CreateIndex
CREATE INDEX "Panel_expiresAt_rowid_idx" ON "Panel"("expiresAt", "rowid");

-- CreateIndex
CREATE INDEX "Guild_leftAt_idx" ON "Guild"("leftAt");

-- CreateIndex
CREATE INDEX "Member_userId_rowid_idx" ON "Member"("userId", "rowid");

-- CreateIndex
CREATE INDEX "Person_remindAt_idx" ON "Person"("remindAt");

-- CreateIndex
CREATE INDEX "Wish_guildId_game_rowid_idx" ON "Wish"("guildId", "game", "rowid");

-- CreateIndex
CREATE INDEX "Wish_userId_rowid_idx" ON "Wish"("userId", "rowid");

-- CreateIndex
CREATE INDEX "Account_guildId_book_total_idx" ON "Account"("guildId", "book", "total");

-- CreateIndex
CREATE INDEX "Account_holder_idx" ON "Account"("holder");

-- CreateIndex
CREATE UNIQUE INDEX "Account_guildId_book_holder_key" ON "Account"("guildId", "book", "holder");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_reverses_key" ON "Entry"("reverses");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_interaction_key" ON "Entry"("interaction");

-- CreateIndex
CREATE INDEX "Entry_guildId_book_kind_idx" ON "Entry"("guildId", "book", "kind");

-- CreateIndex
CREATE INDEX "Entry_guildId_book_idx" ON "Entry"("guildId", "book");

-- CreateIndex
CREATE INDEX "Entry_actor_idx" ON "Entry"("actor");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tableId_hand_key" ON "Entry"("tableId", "hand");

-- CreateIndex
CREATE INDEX "Posting_accountId_entryId_idx" ON "Posting"("accountId", "entryId");

-- CreateIndex
CREATE INDEX "Proposal_actor_idx" ON "Proposal"("actor");

-- CreateIndex
CREATE INDEX "Proposal_expires_idx" ON "Proposal"("expires");

-- CreateIndex
CREATE UNIQUE INDEX "Evening_running_key" ON "Evening"("running");

-- CreateIndex
CREATE INDEX "Evening_guildId_idx" ON "Evening"("guildId");

-- CreateIndex
CREATE INDEX "Evening_due_idx" ON "Evening"("due");

-- CreateIndex
CREATE INDEX "EveningHand_eveningId_idx" ON "EveningHand"("eveningId");

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PastHolder" ADD CONSTRAINT "PastHolder_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HeldSeat" ADD CONSTRAINT "HeldSeat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invited" ADD CONSTRAINT "Invited_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LobbyNotice" ADD CONSTRAINT "LobbyNotice_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Waiting" ADD CONSTRAINT "Waiting_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Move" ADD CONSTRAINT "Move_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hand" ADD CONSTRAINT "Hand_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Panel" ADD CONSTRAINT "Panel_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_reverses_fkey" FOREIGN KEY ("reverses") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Posting" ADD CONSTRAINT "Posting_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Posting" ADD CONSTRAINT "Posting_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningHand" ADD CONSTRAINT "EveningHand_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningHand" ADD CONSTRAINT "EveningHand_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;
