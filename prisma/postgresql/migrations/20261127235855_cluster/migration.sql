-- CreateTable
CREATE TABLE "ShardLayout" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ShardLayout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HandOver" (
    "shardId" INTEGER NOT NULL,
    "shardCount" INTEGER NOT NULL,
    "session" TEXT COLLATE "C" NOT NULL,
    "servers" BYTEA NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HandOver_pkey" PRIMARY KEY ("shardId","shardCount")
);
