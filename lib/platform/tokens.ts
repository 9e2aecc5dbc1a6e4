import { createHmac, timingSafeEqual } from 'node:crypto';

// Signatures with the shop's secret: HMAC-SHA-256 of `<purpose>\n<value>`, encoded as base64url.

/** Purpose of a signature: a signature for one purpose is not valid for another. */
export type TokenPurpose =
  | 'device'
  | 'download'
  | 'gift'
  | 'gift-card'
  | 'confirm-email'
  | 'stop-reminders'
  | 'delete-photo'
  | 'deletion-receipt'
  | 'file-link'
  | 'print-job'
  | 'referral'
  | 'staff-export'
  | 'support-reply'
  // Sandbox providers sign what a real one would.
  | 'checkout'
  | 'event'
  | 'fulfilment'
  | 'inbound-email';

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The signature alone, for a message that is sent separately from it. */
export const createSignature = (secret: string, purpose: TokenPurpose, value: string): string =>
  hmac(secret, `${purpose}\n${value}`);

type Secrets = string | readonly string[];

/** Compares in constant time; any of our secrets is accepted, so that the secret can be changed. */
export const verifySignature = (secrets: Secrets, purpose: TokenPurpose, value: string, signature: string): boolean =>
  [secrets].flat().some((secret) => isEqual(createSignature(secret, purpose, value), signature));

/** `<value>.<signature>`, so that a value in a cookie or a mail cannot be changed. */
export const signToken = (secret: string, purpose: TokenPurpose, value: string): string =>
  `${value}.${createSignature(secret, purpose, value)}`;

/** The signed value, or `null` when the signature does not match any of our secrets or this purpose. */
export function readToken(secrets: Secrets, purpose: TokenPurpose, token: string): string | null {
  const separatorIndex = token.lastIndexOf('.');
  if (separatorIndex < 0) return null;
  const [value, signature] = [token.slice(0, separatorIndex), token.slice(separatorIndex + 1)];
  return verifySignature(secrets, purpose, value, signature) ? value : null;
}

/**
 * A hash that only the shop can compute, for values that are counted or compared but must not be readable. Stored
 * hashes depend on its format. It is never a valid signature, because no purpose is `hash`.
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  hmac(secret, `hash:${purpose}:${value}`);
