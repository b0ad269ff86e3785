-- CreateTable
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "locale" TEXT,
    "reminderHour" INTEGER,
    "timeZone" TEXT,
    "hints" BOOLEAN NOT NULL DEFAULT true,
    "pings" BOOLEAN NOT NULL DEFAULT true,
    "remindAt" DATETIME,
    "remindedOn" TEXT
);

-- CreateIndex
CREATE INDEX "Person_remindAt_idx" ON "Person"("remindAt");
