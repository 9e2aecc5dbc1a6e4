import type { Prisma, Tx } from '@/lib/platform/db';
import type { Result } from '@/lib/platform/result';
import type { StaffActor } from '../login/session';
import type { StaffAction } from './actions';
import type { AuditSubject } from './filter';
import { insertAction } from './repository';

type Described = {
  readonly action: StaffAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly reason?: string | undefined;
  /** Amounts, pages and ids; never names, phones or addresses. */
  readonly data?: Prisma.InputJsonObject;
};
type Deps = { readonly db: Tx; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/**
 * Records who does what before it is done, and the outcome afterwards: an action that ends in between is known, and
 * nothing happens without a record.
 */
export async function runAudited<R extends Result<unknown>>(
  described: Described,
  { db, actor, now, newId }: Deps,
  run: () => Promise<R>,
): Promise<R> {
  const row = { ...described, ...actor, requestId: newId(), reason: described.reason ?? null, at: now };
  await insertAction(db, { ...row, outcome: 'started' });
  const result = await run();
  await insertAction(db, { ...row, outcome: result.ok ? 'done' : result.code });
  return result;
}
