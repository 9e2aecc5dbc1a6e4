import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isStorageKey } from './key';

export type FileLink = { readonly key: string; readonly expiresAt: Date; readonly downloadName?: string };

const mac = (payload: string, secret: string): Buffer =>
  // The prefix keeps this signature apart from any other made with the same secret.
  createHmac('sha256', secret).update(`file-link\n${payload}`).digest();

/** `<payload>.<HMAC-SHA256>`, both base64url; the payload is JSON `[key, expiry in Unix seconds, name?]`. */
export function signFileToken(link: FileLink, secret: string): string {
  const seconds = Math.floor(link.expiresAt.getTime() / 1000);
  const fields = link.downloadName === undefined ? [link.key, seconds] : [link.key, seconds, link.downloadName];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${mac(payload, secret).toString('base64url')}`;
}

/**
 * Reads a token made by `signFileToken`.
 * `link_invalid`: not ours or altered. `link_expired`: ours, but its time is over.
 */
export function readFileToken(
  token: string,
  secrets: string | readonly string[],
  now: Date,
): Result<FileLink, 'link_invalid' | 'link_expired'> {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return fail('link_invalid');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = (secret: string) => {
    const expected = mac(payload, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (![secrets].flat().some(isOurs)) return fail('link_invalid');

  // Signed by us, so the fields have the shape that `signFileToken` wrote.
  const [key, seconds, downloadName] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    number,
    string?,
  ];
  if (!isStorageKey(key)) return fail('link_invalid');
  const expiresAt = new Date(seconds * 1000);
  if (now >= expiresAt) return fail('link_expired');
  return ok({ key, expiresAt, ...(downloadName !== undefined && { downloadName }) });
}
