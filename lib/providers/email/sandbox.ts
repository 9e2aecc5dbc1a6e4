import { fail, ok } from '@/lib/platform/result';
import type { OutboxDeps } from '@/lib/providers/outbox';
import { isSafeEnvelope } from './envelope';
import type { EmailPort, InlinePicture } from './port';

/** A mail as a browser shows it, which knows no attachments. */
const withPictures = (html: string, pictures: readonly InlinePicture[]): string =>
  pictures.reduce(
    (shown, { id, jpeg }) =>
      shown.replaceAll(`"cid:${id}"`, `"data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"`),
    html,
  );

/** Records the mail in the outbox instead of sending it; rejects what the real adapter rejects. */
export function createSandboxEmail({ record, now }: OutboxDeps): EmailPort {
  return {
    async send(message) {
      if (!isSafeEnvelope(message)) return fail('email_not_delivered', { permanent: true });
      const { to, subject, text, pictures = [], key } = message;
      const html = withPictures(message.html, pictures);
      await record({ channel: 'email', to, subject, text, html, createdAt: now() });
      return ok({ providerId: `sandbox-${key}` });
    },
  };
}
