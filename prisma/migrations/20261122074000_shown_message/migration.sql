-- AlterTable
ALTER TABLE "Table" ADD COLUMN "shown" TEXT;
