import { randomUUID } from 'node:crypto';
import { ok } from '@/lib/platform/result';
import type { OutboxDeps } from '@/lib/providers/outbox';
import type { SmsPort } from './port';

/** Records the message in the outbox instead of sending it. */
export function sandboxSms({ record, now }: OutboxDeps): SmsPort {
  return {
    async send({ to, text }) {
      await record({ channel: 'sms', to, subject: null, text, html: null, createdAt: now() });
      return ok({ providerId: `sandbox-${randomUUID()}` });
    },
  };
}
