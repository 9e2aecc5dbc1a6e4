import type { Db } from '@/lib/platform/db';
import { newToken, sha256 } from '@/lib/platform/ids';

type Publication = 'now' | 'never';

/** A member of the staff who writes the blog. `origin`: the shop's public one. */
export async function signInEditor(db: Db, origin: string) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id: memberId } = await db.staffMember.create({ data: { phone: '+972501112233', role: 'editor' } });
  await db.staffSession.create({ data: { memberId, tokenHash: sha256(token), enteredAt: new Date(), expiresAt } });
  /** Publishes a post, or takes it back, at one of the web processes. */
  return async function publish(web: string, post: string, at: Publication): Promise<void> {
    const answer = await fetch(`${web}/api/staff/blog/${post}/publication`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'gibori',
        origin,
        cookie: `staff=${token}`,
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': '10.3.0.1',
      },
      body: JSON.stringify({ at }),
    });
    if (!answer.ok) throw new Error(`The post was not changed: ${answer.status} ${await answer.text()}`);
  };
}
