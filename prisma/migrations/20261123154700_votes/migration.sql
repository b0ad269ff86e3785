-- AlterTable
ALTER TABLE "Table" ADD COLUMN "vote" TEXT;
