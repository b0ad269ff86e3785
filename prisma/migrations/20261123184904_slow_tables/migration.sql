-- AlterTable
ALTER TABLE "Table" ADD COLUMN "called" BOOLEAN NOT NULL DEFAULT false;
