-- CreateTable
CREATE TABLE "ShardLayout" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "count" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "HandOver" (
    "shardId" INTEGER NOT NULL,
    "shardCount" INTEGER NOT NULL,
    "session" TEXT NOT NULL,
    "servers" BLOB NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("shardId", "shardCount")
);
