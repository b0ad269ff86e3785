-- CreateTable
CREATE TABLE "Wish" (
    "guildId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "toldAt" DATETIME,

    PRIMARY KEY ("guildId", "userId", "game")
);

-- CreateIndex
CREATE INDEX "Wish_guildId_game_idx" ON "Wish"("guildId", "game");

-- CreateIndex
CREATE INDEX "Wish_userId_idx" ON "Wish"("userId");
