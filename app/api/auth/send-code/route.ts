import { sendCodeSchema } from '@/lib/accounts';
import { sendCode } from '@/lib/accounts/server';
import { answer, mutation } from '@/lib/wiring/http';
import { keyedWith } from '@/lib/wiring/secrets';

/** Sends a one-time code by SMS. Phone, device, address and range of numbers are counted by the use case. */
export const POST = mutation({ rate: 'write', schema: sendCodeSchema }, async ({ shop, visitor, input, now }) => {
  const { db, enqueue, env } = shop;
  const budget = env.SMS_DAILY_BUDGET;
  const sent = await sendCode(input, { db, enqueue, now, asker: visitor, keyed: keyedWith(env), budget });
  return answer(sent, (value) => value);
});
