import path from 'node:path';
import { CliError, runCommand } from '../cli';
import { generateClient } from '../generate';
import { startCluster } from '../postgres/cluster';
import { createDatabase } from '../postgres/databases';
import { findRunningServer } from '../postgres/find-running';
import { shutDownOnSignals } from '../processes/shutdown';
import { openLog } from '../shop/logs';
import { createShopEnv, readShopSettings } from '../shop/settings';

/** Runs a command, and prints the refusals of `lib/backup` as one line. */
export const runBackupCommand = (work: () => Promise<void>): Promise<void> =>
  runCommand(async () => {
    shutDownOnSignals();
    try {
      await work();
      return 0;
    } catch (error) {
      const { BackupError } = await import('@/lib/backup/server');
      throw error instanceof BackupError ? new CliError(error.message) : error;
    }
  });

/**
 * The database, by the account that owns its tables, or the shop's own one, which is started unless the shop runs; and
 * the object store.
 */
export async function openBackupShop() {
  if (!process.env.BACKUP_KEY) throw new CliError('BACKUP_KEY is missing: docs/operations.md says how to make one.');
  const settings = readShopSettings(process.env);
  await generateClient();
  const dir = path.join(settings.dataDir, 'postgres');
  const own = async () => {
    const log = openLog(settings.dataDir, 'postgres').file;
    const server = (await findRunningServer(dir)) ?? (await startCluster({ dir, log }));
    return createDatabase(server.href, 'gibori');
  };
  const databaseUrl = (process.env.MIGRATION_DATABASE_URL || settings.databaseUrl) ?? (await own());
  Object.assign(process.env, createShopEnv(process.env, settings, databaseUrl));
  const { env } = await import('@/lib/platform/env');
  const { createStorageAdapter } = await import('@/lib/server/adapters');
  return { databaseUrl, key: env().BACKUP_KEY ?? '', storage: await createStorageAdapter(env()) };
}
