import type { Result } from '@/lib/platform/result';

/** A picture inside the HTML of a mail, which shows it as `cid:<id>`. It travels with the mail and has no address. */
export type InlinePicture = { readonly id: string; readonly jpeg: Uint8Array };

/** A file that the reader opens or passes on. */
export type Attachment = {
  /** With its ending; no path. */
  readonly name: string;
  readonly pdf: Uint8Array;
};

export type EmailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly pictures?: readonly InlinePicture[];
  readonly attachments?: readonly Attachment[];
  /** URL for one-click unsubscribe (RFC 8058): every unsolicited mail has one. */
  readonly unsubscribeUrl?: string;
  /** Idempotency key of the mail: a retried job must not send it twice (becomes the Message-ID). */
  readonly key: string;
};

/** A mail's content without its recipient. */
export type MailContent = Pick<
  EmailMessage,
  'subject' | 'text' | 'html' | 'pictures' | 'attachments' | 'unsubscribeUrl'
>;

/** Sends one mail. `data.permanent` of `email_not_delivered` is true when a retry cannot help. */
export type EmailPort = {
  send(message: EmailMessage): Promise<Result<{ readonly providerId: string }, 'email_not_delivered'>>;
};
