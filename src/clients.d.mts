/** The schema of PostgreSQL's tables, for a file of `prisma/postgresql`: what migrations lead to. */
export function postgresqlSchema(): string;
