import { hrCodeSchema } from '@/lib/accounts';
import { sendCode } from '@/lib/accounts/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable } from '@/lib/server/api/company';
import { createKeyedHash } from '@/lib/server/secrets';

/** Sends an HR person a one-time code; never tells whether the phone has a batch. */
export const POST = mutation(
  '/api/company/login/code',
  { rate: 'write', schema: hrCodeSchema },
  async ({ shop, visitor, input, now }) => {
    const { db, enqueue, env } = shop;
    const deps = { db, enqueue, now, identity: visitor, hmac: createKeyedHash(env), budget: env.SMS_DAILY_BUDGET };
    const send = () => sendCode({ ...input, purpose: 'hr' }, deps);
    return companyUnavailable() ?? resultReply(await send(), (value) => value);
  },
);
