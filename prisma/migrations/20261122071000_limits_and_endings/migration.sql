-- AlterTable
ALTER TABLE "Guild" ADD COLUMN "tablesPerChannel" INTEGER;
ALTER TABLE "Guild" ADD COLUMN "tablesPerMember" INTEGER;
ALTER TABLE "Guild" ADD COLUMN "tablesPerServer" INTEGER;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "closesAt" DATETIME;
ALTER TABLE "Table" ADD COLUMN "endedHow" TEXT;
ALTER TABLE "Table" ADD COLUMN "ending" TEXT;
