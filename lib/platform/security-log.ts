import { alarm } from './alarm';
import { log } from './log';

/** What a person who looks for an attack wants to see (OWASP ASVS 16.3). */
export type SecurityKind =
  | 'code_asked'
  | 'code_refused'
  | 'code_wrong'
  | 'code_right'
  | 'session_started'
  | 'session_ended'
  | 'limit_hit'
  | 'origin_refused'
  | 'photo_deleted'
  | 'book_deleted'
  | 'share_changed'
  | 'resume_used'
  | 'resume_refused';

/** Keyed hashes, codes and paths without ids: nothing that tells who it was to whoever reads the log. */
export type SecurityFacts = Readonly<Record<string, string | number | null>>;

/** More than this in an hour, in one process, is no coincidence. */
const MANY: Partial<Record<SecurityKind, number>> = {
  code_refused: 300,
  code_wrong: 200,
  limit_hit: 2000,
  origin_refused: 200,
  resume_refused: 100,
};
const HOUR_MS = 3_600_000;

let hour = 0;
const counts = new Map<SecurityKind, number>();

/** Notes an event as a line `{ event: 'security', kind, … }`, and calls somebody when there are too many of its kind. */
export function securityEvent(kind: SecurityKind, facts: SecurityFacts = {}): void {
  log.info({ event: 'security', kind, ...facts }, 'security');
  const present = Math.floor(Date.now() / HOUR_MS);
  if (present !== hour) counts.clear();
  hour = present;
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  if (count === MANY[kind]) alarm(`many_${kind}`, { inAnHour: count });
}
