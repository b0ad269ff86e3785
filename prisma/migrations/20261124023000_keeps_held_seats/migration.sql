-- AlterTable
ALTER TABLE "Table" ADD COLUMN "keepsHeldSeats" BOOLEAN NOT NULL DEFAULT false;
