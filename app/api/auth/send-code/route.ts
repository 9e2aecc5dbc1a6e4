import { sendCodeSchema } from '@/lib/accounts';
import { sendCode } from '@/lib/accounts/server';
import { mutation, resultReply } from '@/lib/server/api';
import { createKeyedHash } from '@/lib/server/secrets';

/** Sends a one-time code by SMS. The use case limits phone, device, IP address and number range. */
export const POST = mutation(
  '/api/auth/send-code',
  { rate: 'write', schema: sendCodeSchema },
  async ({ shop, visitor, input, now }) => {
    const { db, enqueue, env } = shop;
    const budget = env.SMS_DAILY_BUDGET;
    const sent = await sendCode(input, { db, enqueue, now, identity: visitor, hmac: createKeyedHash(env), budget });
    return resultReply(sent, (value) => value);
  },
);
