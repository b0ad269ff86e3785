-- AlterTable
ALTER TABLE "Person" ADD COLUMN "chosenAt" DATETIME;
