import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { keyedHash, readToken, signToken } from '@/lib/platform/tokens';

const PURPOSE = 'deletion-receipt';
const NUMBER_LENGTH = 10;
const KINDS = ['photo', 'account'] as const;

/** What was deleted, when, and the receipt's number: nothing that tells whose it was. */
export type DeletionReceipt = { readonly kind: (typeof KINDS)[number]; readonly at: Date; readonly number: string };

/** The number of a receipt, the same for each try to send it; it tells nothing about what it is for. */
export const getReceiptNumber = (secret: string, id: string): string =>
  keyedHash(secret, PURPOSE, id)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, NUMBER_LENGTH)
    .toUpperCase();

/** The receipt in text form with the shop's signature (HMAC-SHA-256). Nothing is stored. */
export const signReceipt = (secret: string, { kind, at, number }: DeletionReceipt): string =>
  signToken(secret, PURPOSE, [kind, at.toISOString(), number].join('|'));

/** The receipt of a text that the shop signed; `null` for any other. */
export function readReceipt(secrets: string | readonly string[], token: string): DeletionReceipt | null {
  const [name, at, number] = readToken(secrets, PURPOSE, token)?.split('|') ?? [];
  const kind = KINDS.find((each) => each === name);
  return kind && at && number ? { kind, at: new Date(at), number } : null;
}

type ReceiptMarket = { readonly country: CountryCode; readonly language: Language };

/** A page that checks the receipt; the fragment never reaches a server log. */
export const getReceiptUrl = (shopUrl: string, { country, language }: ReceiptMarket, token: string): string =>
  `${shopUrl}${localePath(country, language, '/deletion-receipt')}#${encodeURIComponent(token)}`;
