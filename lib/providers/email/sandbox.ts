import { fail, ok } from '@/lib/platform/result';
import type { OutboxDeps } from '@/lib/providers/outbox';
import { isSafeEnvelope } from './envelope';
import type { EmailPort } from './port';

/** Records the mail in the outbox instead of sending it; rejects what the real adapter rejects. */
export function createSandboxEmail({ record, now }: OutboxDeps): EmailPort {
  return {
    async send(message) {
      if (!isSafeEnvelope(message)) return fail('email_not_delivered', { permanent: true });
      const { to, subject, text, html, key } = message;
      await record({ channel: 'email', to, subject, text, html, createdAt: now() });
      return ok({ providerId: `sandbox-${key}` });
    },
  };
}
