-- AlterTable
ALTER TABLE "Hand" ADD COLUMN "moves" BLOB;
