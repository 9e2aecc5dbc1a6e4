import { isReferralCode } from '@/lib/rewards/server';
import { endpoint } from '@/lib/server/api';
import { createReferralCookie } from '@/lib/server/api/referral-cookie';
import { getContainer } from '@/lib/server/container';

/** An invitation: remembers its code in a cookie and opens the home page, which thus stays static. */
export const GET = endpoint('/r/[code]', async ({ params }) => {
  const { db, env } = await getContainer();
  const code = params.code.toUpperCase();
  const headers = new Headers({ location: '/', 'cache-control': 'private, no-store' });
  if (await isReferralCode(db, code)) headers.append('set-cookie', createReferralCookie(code, env));
  return new Response(null, { status: 307, headers });
});
