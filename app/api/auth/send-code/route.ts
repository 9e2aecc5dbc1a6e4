import { sendCodeSchema } from '@/lib/accounts';
import { sendCode } from '@/lib/accounts/server';
import { answer, mutation } from '@/lib/wiring/http';
import { keyedWith, newCode } from '@/lib/wiring/shop';

/** Sends a one-time code by SMS. Phone, device, address and range of numbers are counted by the use case. */
export const POST = mutation({ rate: 'write', schema: sendCodeSchema }, async ({ shop, visitor, input, now }) => {
  const { db, enqueue, env } = shop;
  const sent = await sendCode(input, { db, enqueue, now, asker: visitor, keyed: keyedWith(env), newCode });
  return answer(sent, (value) => value);
});
