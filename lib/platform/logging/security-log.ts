import { alarm } from './alarm';
import { log } from './log';

/** Events that matter when investigating an attack (OWASP ASVS 16.3). */
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
  | 'resume_closed'
  | 'account_deleted'
  | 'data_exported'
  | 'resume_used'
  | 'resume_refused';

/** HMAC hashes, codes and paths without ids: nothing that identifies a person to a log reader. */
export type SecurityDetails = Readonly<Record<string, string | number | null>>;

/** More events of a kind per hour and process than this raise an alarm. */
const ALARM_THRESHOLDS: Partial<Record<SecurityKind, number>> = {
  code_refused: 300,
  code_wrong: 200,
  limit_hit: 2000,
  origin_refused: 200,
  resume_refused: 100,
};
const HOUR_MS = 3_600_000;

let hour = 0;
const counts = new Map<SecurityKind, number>();

/** Logs an event as `{ event: 'security', kind, … }` and raises an alarm when there are too many of its kind. */
export function securityEvent(kind: SecurityKind, facts: SecurityDetails = {}): void {
  log.info({ event: 'security', kind, ...facts }, 'security');
  const present = Math.floor(Date.now() / HOUR_MS);
  if (present !== hour) counts.clear();
  hour = present;
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  if (count === ALARM_THRESHOLDS[kind]) alarm(`many_${kind}`, { inAnHour: count });
}
