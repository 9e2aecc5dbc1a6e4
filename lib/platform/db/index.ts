import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '../env';
import { Prisma, PrismaClient } from './generated/client';

export { Prisma };
export type Db = PrismaClient;
/** A transaction or the client itself: what a repository accepts. */
export type Tx = Prisma.TransactionClient;

/**
 * Limits of a transaction in milliseconds: to wait for a connection, and to run. Prisma's own (2 and 5 seconds) failed
 * payments while two cores drew books for print; a statement that hangs is still ended.
 */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 20_000 } as const;

export const createDbClient = (connectionString: string, maxConnections = 10): Db =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString, max: maxConnections }),
    transactionOptions: TRANSACTION_LIMITS,
  });

// The development server reloads modules; the connection pool must survive that.
const shared = globalThis as { giboriDb?: Db };

/** This process's client. */
export function db(): Db {
  shared.giboriDb ??= createDbClient(env().DATABASE_URL);
  return shared.giboriDb;
}
