-- AlterTable
ALTER TABLE "Move" ADD COLUMN "level" TEXT;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "level" TEXT;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "computerLevel" TEXT NOT NULL DEFAULT 'house';
