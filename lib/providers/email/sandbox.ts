import { fail, ok } from '@/lib/platform/result';
import type { OutboxDeps } from '@/lib/providers/outbox';
import { isSafeEnvelope } from './envelope';
import type { Attachment, EmailPort, InlinePicture } from './port';

const toDataUrl = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A mail as a browser shows it, which knows no attachments: pictures in their places, files as links at the end. */
const withPictures = (html: string, pictures: readonly InlinePicture[]): string =>
  pictures.reduce((shown, { id, jpeg }) => shown.replaceAll(`"cid:${id}"`, `"${toDataUrl('image/jpeg', jpeg)}"`), html);

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const withAttachments = (html: string, attachments: readonly Attachment[]): string => {
  const links = attachments.map(
    ({ name, pdf }) =>
      `<p><a download="${escapeHtml(name)}" href="${toDataUrl('application/pdf', pdf)}">${escapeHtml(name)}</a></p>`,
  );
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + links.join('') : html.slice(0, end) + links.join('') + html.slice(end);
};

/** Records the mail in the outbox instead of sending it; rejects what the real adapter rejects. */
export function createSandboxEmail({ record, now }: OutboxDeps): EmailPort {
  return {
    async send(message) {
      if (!isSafeEnvelope(message)) return fail('email_not_delivered', { permanent: true });
      const { to, subject, text, pictures = [], attachments = [], key } = message;
      const html = withAttachments(withPictures(message.html, pictures), attachments);
      await record({ channel: 'email', to, subject, text, html, createdAt: now() });
      return ok({ providerId: `sandbox-${key}` });
    },
  };
}
