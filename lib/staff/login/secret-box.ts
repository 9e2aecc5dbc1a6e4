import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'staff-totp', 32));

/**
 * Encrypts a text with a key of the shop's secret. `owner` is bound to it, so that a row's secret is of no use in
 * another row. Base64url of nonce, tag and text.
 * @param token random, and never given twice
 */
export function seal(secret: string, owner: string, text: string, token: string): string {
  const iv = createHash('sha256').update(token).digest().subarray(0, IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that one of the secrets encrypted for this owner; `null` when none did. */
export function unseal(secrets: readonly string[], owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length !== TAG_BYTES) return null;
  for (const secret of secrets) {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secret), iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another secret encrypted it.
    }
  }
  return null;
}
