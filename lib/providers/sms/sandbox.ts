import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, ok } from '@/lib/platform/result';
import type { OutboxDeps } from '@/lib/providers/outbox';
import type { SmsPort } from './port';

/**
 * Numbers that fail here, for testing failures: the first group cannot receive messages, the second makes the provider
 * time out.
 */
const REJECTED_NUMBERS = ['+972500000001', '+254700000001', '+12025550101'];
const TIMEOUT_NUMBERS = ['+972500000002', '+254700000002', '+12025550102'];

const TIMEOUT_MS = 4000;

/** Records the message in the outbox instead of sending it. */
export function createSandboxSms({ record, now }: OutboxDeps): SmsPort {
  return {
    async send({ to, text }) {
      if (REJECTED_NUMBERS.includes(to)) return fail('sms_not_delivered', { permanent: true });
      if (TIMEOUT_NUMBERS.includes(to)) {
        await pause(TIMEOUT_MS);
        return fail('sms_not_delivered', { permanent: false });
      }
      await record({ channel: 'sms', to, subject: null, text, html: null, createdAt: now() });
      return ok({ providerId: `sandbox-${randomUUID()}` });
    },
  };
}
