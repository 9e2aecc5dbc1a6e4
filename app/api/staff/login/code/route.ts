import { hrCodeSchema } from '@/lib/accounts';
import { sendCode } from '@/lib/accounts/server';
import { mutation, resultReply } from '@/lib/server/api';
import { createKeyedHash } from '@/lib/server/secrets';

/** Sends a one-time code to whoever wants to enter the desk; never tells who may. */
export const POST = mutation(
  '/api/staff/login/code',
  { rate: 'write', schema: hrCodeSchema },
  async ({ shop, visitor, input, now }) => {
    const { db, enqueue, env } = shop;
    const deps = { db, enqueue, now, identity: visitor, hmac: createKeyedHash(env), budget: env.SMS_DAILY_BUDGET };
    return resultReply(await sendCode({ ...input, purpose: 'staff' }, deps), (value) => value);
  },
);
