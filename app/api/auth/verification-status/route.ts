import { query, reply } from '@/lib/wiring/http';

/** Who is signed in (spec §7). */
export const GET = query(async ({ visitor: { account } }) => {
  if (!account) return reply({ verified: false });
  const { phone, email, country } = account;
  return reply({ verified: true, phone, email, country });
});
