import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '../env';
import { Prisma, PrismaClient } from './generated/client';

export { Prisma };
export type Db = PrismaClient;
/** A transaction or the client itself: what a repository accepts. */
export type Tx = Prisma.TransactionClient;

export const createDbClient = (connectionString: string, maxConnections = 10): Db =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString, max: maxConnections }) });

// The development server reloads modules; the connection pool must survive that.
const shared = globalThis as { giboriDb?: Db };

/** This process's client. */
export function db(): Db {
  shared.giboriDb ??= createDbClient(env().DATABASE_URL);
  return shared.giboriDb;
}
