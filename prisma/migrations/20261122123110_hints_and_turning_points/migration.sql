-- AlterTable
ALTER TABLE "Table" ADD COLUMN "hints" TEXT NOT NULL DEFAULT 'auto';

-- AlterTable
ALTER TABLE "Hand" ADD COLUMN "turningPoints" TEXT;
