import { formatSetCookie, getHostCookieName, readCookie } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import type { Result } from '@/lib/platform/result';
import { can, type Permission } from '@/lib/staff';
import { type ActDeps, readStaffSession, type StaffSession } from '@/lib/staff/server';
import { errorReply, type Reply, resultReply } from './reply';
import type { Context } from './route';

type Base = Pick<Context<unknown>, 'shop' | 'now' | 'request'>;

const COOKIE = 'staff';

/** The cookie of the desk, which no other site's link sends along; `null` ends it in the browser. */
export function createStaffCookie(session: StaffSession | null, { shop, now }: Pick<Base, 'shop' | 'now'>): string {
  const { SHOP_URL } = shop.env;
  const maxAgeSeconds = session ? Math.floor((session.endsAt.getTime() - now.getTime()) / 1000) : 0;
  const options = { maxAgeSeconds, sameSite: 'strict' } as const;
  return formatSetCookie(getHostCookieName(COOKIE, SHOP_URL), session?.token ?? '', options, SHOP_URL);
}

export const readStaffToken = ({ request, shop }: Pick<Base, 'request' | 'shop'>): string | null =>
  readCookie(request, getHostCookieName(COOKIE, shop.env.SHOP_URL));

/** Answers a route of the desk: refused without a session of the staff, and to roles that may not. */
export async function withStaff(
  base: Base,
  permission: Permission,
  answer: (deps: ActDeps) => Promise<Reply>,
): Promise<Reply> {
  const { db, enqueue } = base.shop;
  const token = readStaffToken(base);
  const actor = token ? await readStaffSession(db, token, base.now) : null;
  if (!actor) return errorReply(token ? 'session_expired' : 'authentication_required');
  if (!can(actor.role, permission)) return errorReply('role_not_allowed');
  return answer({ db, enqueue, actor, now: base.now, newId });
}

/** Answers an action of the staff: nothing but whether it was done. */
export const staffAction = (
  base: Base,
  permission: Permission,
  act: (deps: ActDeps) => Promise<Result<unknown>>,
): Promise<Reply> => withStaff(base, permission, async (deps) => resultReply(await act(deps), () => ({})));
