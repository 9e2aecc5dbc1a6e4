import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '@/lib/platform/ids';

/** Whether an `Authorization` header holds the token; compared in constant time. */
export function hasMetricsToken(authorization: string | null | undefined, token: string): boolean {
  const hash = (text: string) => Buffer.from(sha256(text));
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
