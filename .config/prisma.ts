/** Where Prisma's own commands find things, for whoever runs them by hand: `npx prisma migrate deploy`. */
import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: '../prisma/schema.prisma',
  migrations: { path: '../prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'file:../data/madoi.db' },
});
