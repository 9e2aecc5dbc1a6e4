import type { Db } from '@/lib/platform/db';
import { STAFF_LIMITS } from '../limits';
import type { AuditFilter } from './filter';
import { listAuditRows } from './repository';
import type { AuditView } from './view';

/** The id of a row; what is no such number begins at the first page. */
const parseAfter = (text: string | null): string | null => (text && /^\d{1,18}$/.test(text) ? text : null);

/** One page of what the staff did, the newest first. `after`: as `AuditView.next` gave it. */
export async function listAudit(
  filter: AuditFilter,
  after: string | null,
  { db }: { readonly db: Db },
): Promise<AuditView> {
  const size = STAFF_LIMITS.pageSize;
  const rows = await listAuditRows(db, { ...filter, after: parseAfter(after), take: size + 1 });
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}
