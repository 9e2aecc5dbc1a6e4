import { sha256 } from '@/lib/platform/ids';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of a row of the demonstration, always the same for the same name. */
export function demoId(name: string): string {
  const hex = sha256(`demo ${name}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The number of an order of the demonstration, written like those that the database draws. */
export const demoNumber = (name: string): string =>
  [...Buffer.from(sha256(`number ${name}`), 'hex').subarray(0, 8)].map((byte) => ALPHABET[byte & 31]).join('');
