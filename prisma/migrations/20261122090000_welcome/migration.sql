-- AlterTable
ALTER TABLE "Guild" ADD COLUMN "welcomedAt" DATETIME;
