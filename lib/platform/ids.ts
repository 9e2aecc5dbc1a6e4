import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ERROR_ID_LENGTH, toCode } from './error-id';

export const newId = (): string => randomUUID();

/** 256 random bits, safe in URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Random letters and digits that people can read and type. */
export const newCode = (length: number): string => toCode(randomBytes(length));

/** The hash in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const isUuid = (value: string): boolean => UUID.test(value);

/** Id of an unexpected error of the server. */
export const newErrorId = (): string => newCode(ERROR_ID_LENGTH);
