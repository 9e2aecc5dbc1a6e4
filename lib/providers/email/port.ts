import type { Result } from '@/lib/platform/result';

export type EmailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Where one POST ends mails of this kind (RFC 8058): every mail that nobody ordered has one. */
  readonly unsubscribeUrl?: string;
  /** Same key, same mail: a retried job must not mail twice (becomes the Message-ID). */
  readonly key: string;
};

/** What a mail says, whoever gets it. */
export type MailContent = Pick<EmailMessage, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

/** Sends one mail. `data.permanent` of `email_not_delivered` is true when trying again cannot help. */
export type EmailPort = {
  send(message: EmailMessage): Promise<Result<{ readonly providerId: string }, 'email_not_delivered'>>;
};
