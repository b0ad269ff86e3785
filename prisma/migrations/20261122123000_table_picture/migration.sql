-- AlterTable
ALTER TABLE "Table" ADD COLUMN "picture" BOOLEAN NOT NULL DEFAULT false;
