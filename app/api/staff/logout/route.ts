import { mutation, reply } from '@/lib/server/api';
import { createStaffCookie, readStaffToken } from '@/lib/server/api/staff';
import { endStaffSession } from '@/lib/staff/server';

/** Leaves the desk. */
export const POST = mutation('/api/staff/logout', { rate: 'write' }, async (context) => {
  const token = readStaffToken(context);
  if (token) await endStaffSession(context.shop.db, token);
  return reply({}, 200, [createStaffCookie(null, context)]);
});
