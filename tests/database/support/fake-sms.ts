import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { SmsMessage, SmsPort } from '@/lib/providers/sms/port';

type SendResult = Awaited<ReturnType<SmsPort['send']>>;

/** An SMS port that records its messages; `answer` may reject one. */
export function createFakeSms(
  answer: (message: SmsMessage) => SendResult | Promise<SendResult> = () => ok({ providerId: newId() }),
) {
  const sent: SmsMessage[] = [];
  const sms: SmsPort = {
    send: async (message) => {
      const result = await answer(message);
      if (result.ok) sent.push(message);
      return result;
    },
  };
  return { sent, sms };
}
