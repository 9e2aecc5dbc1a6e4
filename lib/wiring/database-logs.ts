import type { Db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';

/**
 * A database of one's own may write whole rows, with names and phones, into its log (README, "Real providers"): says so
 * when the worker starts. The shop's own server is started with the right settings.
 */
export async function warnOfRowsInLogs(db: Db): Promise<void> {
  const [row] = await db.$queryRaw<{ verbosity: string; parameters: string }[]>`
    SELECT current_setting('log_error_verbosity') AS verbosity,
      current_setting('log_parameter_max_length_on_error') AS parameters`;
  if (row?.verbosity === 'terse' && row.parameters === '0') return;
  log.warn({ event: 'database_logs_rows', ...row }, 'the database may write names and phones into its log');
}
