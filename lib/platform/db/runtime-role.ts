import { Client } from 'pg';

/** Rows of these are only added; triggers refuse changes as well, also by the owner. */
export const ONLY_GROW = ['consents', 'staff_actions'] as const;
/** Of the migrations alone. */
const OF_MIGRATIONS = '_prisma_migrations';

const SCHEMAS = 'public, pgboss';

/**
 * Lets the account of web and worker read and write the rows of the shop and of its queue, and nothing else: tables stay
 * with the account that migrates. Runs after each migration, because a new table has no grants; concurrent callers run
 * one after the other.
 * @throws DatabaseError when the runtime account does not exist
 */
export async function grantRuntimeRole(ownerUrl: string, runtimeUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const role = client.escapeIdentifier(decodeURIComponent(new URL(runtimeUrl).username));
  try {
    await client.query(`BEGIN;
      SELECT pg_advisory_xact_lock(hashtextextended('runtime-role', 0));
      REVOKE CREATE ON SCHEMA public FROM PUBLIC;
      GRANT USAGE ON SCHEMA ${SCHEMAS} TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMAS} TO ${role};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${SCHEMAS} TO ${role};
      REVOKE UPDATE, DELETE ON ${ONLY_GROW.join(', ')} FROM ${role};
      REVOKE ALL ON ${OF_MIGRATIONS} FROM ${role};
      COMMIT;`);
  } finally {
    await client.end();
  }
}
