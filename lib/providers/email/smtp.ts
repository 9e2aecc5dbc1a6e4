import { createTransport } from 'nodemailer';
import { fail, ok } from '@/lib/platform/result';
import { createMessageId, isSafeEnvelope } from './envelope';
import type { EmailMessage, EmailPort } from './port';

const CONNECT_TIMEOUT_MS = 10_000;
const SEND_TIMEOUT_MS = 30_000;

type SmtpOptions = {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte (465). `starttls`: upgraded or refused (587). `none`: a local server only. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly sendTimeoutMs?: number;
};

/**
 * A 5xx reply is final for a mail (RFC 5321 §4.2.1); anything else may succeed on retry, also a rejected login, which
 * does not concern the mail.
 */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

/** The pictures inside the HTML, and the files beside it. */
const listParts = ({ pictures = [], attachments = [] }: EmailMessage) => [
  ...pictures.map(({ id, jpeg }) => ({
    cid: id,
    filename: `${id}.jpg`,
    content: Buffer.from(jpeg),
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
  })),
  ...attachments.map(({ name, pdf }) => ({
    filename: name,
    content: Buffer.from(pdf),
    contentType: 'application/pdf',
    contentDisposition: 'attachment' as const,
  })),
];

/**
 * Sends over SMTP, one attempt; `email_not_delivered` carries `permanent`, never an address or the content. Text and
 * HTML are alternatives of one mail.
 */
export function createSmtpEmail({
  host,
  port,
  tls,
  auth,
  from,
  sendTimeoutMs = SEND_TIMEOUT_MS,
}: SmtpOptions): EmailPort {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(auth && { auth: { ...auth } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: sendTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  return {
    async send(message) {
      if (!isSafeEnvelope(message)) return fail('email_not_delivered', { permanent: true });
      const { to, subject, text, html, replyTo, unsubscribeUrl, key } = message;
      try {
        const sent = await transport.sendMail({
          from: { ...from },
          to,
          subject,
          text,
          html,
          attachments: listParts(message),
          ...(replyTo && { replyTo }),
          messageId: createMessageId(key, domain),
          // Prevents out-of-office replies to the shop's mailbox (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(sendTimeoutMs),
        });
        return ok({ providerId: sent.messageId });
      } catch (error) {
        return fail('email_not_delivered', { permanent: isPermanent(error) });
      }
    },
  };
}
