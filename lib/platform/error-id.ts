/** Crockford's base 32: no letter that is taken for a digit. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One letter or digit for each random byte. */
export const toCode = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');

/** Letters and digits of an error id: short enough to be read out on the phone. */
export const ERROR_ID_LENGTH = 8;

export const ERROR_ID = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** The name of an error's class; a longer or stranger one may hold anything. */
export const ERROR_NAME = /^[A-Za-z]\w{0,39}$/;
