import type { Result } from '@/lib/platform/result';

/** A mail that somebody wrote to us, without its files. */
export type InboundEmail = {
  /** Unique for this mail. */
  readonly mailId: string;
  readonly from: string;
  /** The address that it came to. */
  readonly to: string;
  /** Plain text, without what it quotes where the provider can tell. */
  readonly text: string;
};

/** Reads the webhooks of whoever receives our mail. */
export type InboundEmailPort = {
  /** Verifies the signature and parses the mail; `null` for one without what a reply needs. */
  readMail(
    body: Uint8Array,
    headers: Headers,
    now: Date,
  ): Promise<Result<InboundEmail | null, 'webhook_signature_invalid'>>;
};
