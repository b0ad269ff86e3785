/** A time as Prisma's adapter writes it, for statements that take times in JSON. */
export const databaseTime = (time: number): string => new Date(time).toISOString().replace('Z', '+00:00');
