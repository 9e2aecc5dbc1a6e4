import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

export const newId = (): string => randomUUID();

/** 256 random bits, safe in URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** A hash that only the shop can make: what is counted or compared is stored without being readable. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  hmac(secret, `hash:${purpose}:${value}`);

/** `value.signature`, so that a value that a browser keeps cannot be changed by it. */
export const sign = (secret: string, purpose: string, value: string): string =>
  `${value}.${hmac(secret, `${purpose}:${value}`)}`;

const isSignedWith = (secret: string, purpose: string, value: string, signature: string): boolean => {
  const expected = Buffer.from(hmac(secret, `${purpose}:${value}`));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** The signed value, or `null` when the signature is made with none of our secrets. */
export function unsign(secrets: string | readonly string[], purpose: string, signed: string): string | null {
  const at = signed.lastIndexOf('.');
  if (at < 0) return null;
  const value = signed.slice(0, at);
  const ours = [secrets].flat().some((secret) => isSignedWith(secret, purpose, value, signed.slice(at + 1)));
  return ours ? value : null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const isUuid = (value: string): boolean => UUID.test(value);
