import { createHash, randomBytes, randomUUID } from 'node:crypto';

export const newId = (): string => randomUUID();

/** 256 random bits, safe in URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Crockford's base 32: no letter that is taken for a digit. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random letters and digits that people can read and type. */
export const newCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');

/** The hash in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const isUuid = (value: string): boolean => UUID.test(value);

/** Id of an unexpected error, short enough to be read out on the phone. */
export const newErrorId = (): string => newCode(8);
