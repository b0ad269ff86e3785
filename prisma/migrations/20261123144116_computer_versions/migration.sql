-- AlterTable
ALTER TABLE "Move" ADD COLUMN "computerVersion" INTEGER;
