-- AlterTable
ALTER TABLE "Table" ADD COLUMN "parentId" TEXT;
