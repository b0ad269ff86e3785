/** PostgreSQL's schema, for a file of `prisma/postgresql`. @param text that of SQLite; default: the one of the repository */
export function postgresqlSchema(text?: string): string;
