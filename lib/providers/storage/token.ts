import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import { isStorageKey } from './key';

export type FileLink = { readonly key: string; readonly expiresAt: Date; readonly downloadName?: string };

/** `<payload>.<signature>`, both base64url; the payload is JSON `[key, expiry in Unix seconds, name?]`. */
export function createFileToken(link: FileLink, secret: string): string {
  const seconds = Math.floor(link.expiresAt.getTime() / 1000);
  const fields = link.downloadName === undefined ? [link.key, seconds] : [link.key, seconds, link.downloadName];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return signToken(secret, 'file-link', payload);
}

/** Verifies a token of `createFileToken`. `link_invalid`: not ours or changed. `link_expired`: ours, but expired. */
export function verifyFileToken(
  token: string,
  secrets: string | readonly string[],
  now: Date,
): Result<FileLink, 'link_invalid' | 'link_expired'> {
  const payload = readToken(secrets, 'file-link', token);
  if (payload === null) return fail('link_invalid');

  // We signed it, so the fields have the shape that `createFileToken` wrote.
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
