import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, ok } from '@/lib/platform/result';
import type { OutboxDeps } from '@/lib/providers/outbox';
import type { SmsPort } from './port';

/**
 * Numbers that fail here, so that failures can be seen: the first kind as a number that gets no messages, the second
 * as a provider that does not answer for a while.
 */
const UNREACHABLE = ['+972500000001', '+254700000001', '+12025550101'];
const UNANSWERED = ['+972500000002', '+254700000002', '+12025550102'];

const SILENCE_MS = 4000;

/** Records the message in the outbox instead of sending it. */
export function sandboxSms({ record, now }: OutboxDeps): SmsPort {
  return {
    async send({ to, text }) {
      if (UNREACHABLE.includes(to)) return fail('sms_not_delivered', { permanent: true });
      if (UNANSWERED.includes(to)) {
        await pause(SILENCE_MS);
        return fail('sms_not_delivered', { permanent: false });
      }
      await record({ channel: 'sms', to, subject: null, text, html: null, createdAt: now() });
      return ok({ providerId: `sandbox-${randomUUID()}` });
    },
  };
}
