-- AlterTable
ALTER TABLE "Entry" ADD COLUMN "interaction" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Entry_interaction_key" ON "Entry"("interaction");
