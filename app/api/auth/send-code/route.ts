import { sendCodeSchema } from '@/lib/accounts';
import { sendCode } from '@/lib/accounts/server';
import { answer, mutation } from '@/lib/wiring/http';
import { newCode } from '@/lib/wiring/shop';

/** Sends a one-time code by SMS. */
export const POST = mutation({ rate: 'code', schema: sendCodeSchema }, async ({ shop, visitor, input, now }) => {
  const { db, enqueue } = shop;
  const sent = await sendCode(input, { db, enqueue, now, deviceId: visitor.deviceId, newCode });
  return answer(sent, (value) => value);
});
