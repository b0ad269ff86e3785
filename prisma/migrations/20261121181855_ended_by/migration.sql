-- AlterTable
ALTER TABLE "Table" ADD COLUMN "endedBy" TEXT;
