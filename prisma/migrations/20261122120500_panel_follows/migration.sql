-- AlterTable
ALTER TABLE "Panel" ADD COLUMN "isFollowUp" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Panel" ADD COLUMN "replaces" TEXT;
