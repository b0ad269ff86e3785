-- AlterTable
ALTER TABLE "Table" ADD COLUMN "takesLonger" BOOLEAN NOT NULL DEFAULT false;
