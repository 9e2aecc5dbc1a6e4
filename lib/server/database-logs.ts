import type { Db } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';

/**
 * An external database may log whole rows with names and phones (README, "Real providers"): warns when the worker
 * starts. The shop's own server is started with the right settings.
 */
export async function warnIfLogsContainRows(db: Db): Promise<void> {
  const [row] = await db.$queryRaw<{ verbosity: string; parameters: string }[]>`
    SELECT current_setting('log_error_verbosity') AS verbosity,
      current_setting('log_parameter_max_length_on_error') AS parameters`;
  if (row?.verbosity === 'terse' && row.parameters === '0') return;
  log.warn({ event: 'database_logs_rows', ...row }, 'the database log may contain names and phone numbers');
}
