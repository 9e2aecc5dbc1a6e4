import { INVITED_ANCHOR, offersReferral } from '@/lib/rewards';
import { isReferralCode } from '@/lib/rewards/server';
import { endpoint } from '@/lib/server/api';
import { createReferralCookie } from '@/lib/server/api/cookies/referral-cookie';
import { getContainer } from '@/lib/server/container';

/** An invitation: remembers its code in a cookie and opens the home page, which thus stays static, at its welcome. */
export const GET = endpoint('/r/[code]', async ({ params }) => {
  const { db, env } = await getContainer();
  const code = params.code.toUpperCase();
  const isInvited = await isReferralCode(db, code);
  // A fragment stays through the redirects to the visitor's market, and needs no page of its own.
  const location = isInvited && offersReferral() ? `/#${INVITED_ANCHOR}` : '/';
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  if (isInvited) headers.append('set-cookie', createReferralCookie(code, env));
  return new Response(null, { status: 307, headers });
});
