-- CreateTable
CREATE TABLE "Erasure" (
    "guildId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "former" INTEGER NOT NULL,
    "lastTable" INTEGER NOT NULL,
    "lastEntry" INTEGER NOT NULL,

    PRIMARY KEY ("guildId", "userId")
);
