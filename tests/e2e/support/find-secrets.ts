/** What must not leave, by what it is; bytes for a photo, a pattern for what has no fixed text. */
export type Secrets = Readonly<Record<string, string | Uint8Array | RegExp>>;

// Texts and photos are searched alike, as bytes: a string in which each character is one byte.

const toBytes = (content: string | Uint8Array): string => Buffer.from(content as string).toString('latin1');

const fromHex = (hex: string): number => Number.parseInt(hex, 16);

/** Undoes escapes of URLs, forms, JSON (also inside JSON) and HTML. */
const undoEscapes = (bytes: string): string =>
  bytes
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(fromHex(hex)))
    .replace(/(?:\\+u[0-9a-f]{4})+/gi, (run) =>
      toBytes(String.fromCharCode(...[...run.matchAll(/u([0-9a-f]{4})/gi)].map(([, hex = '']) => fromHex(hex)))),
    )
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (entity, hex?: string, decimal?: string) => {
      const point = hex ? fromHex(hex) : Number(decimal);
      return point <= 0x10ffff ? toBytes(String.fromCodePoint(point)) : entity;
    });

/** Runs of letters and digits as base64 of both alphabets; the run may begin with up to three letters of something else. */
const decodeBase64 = (bytes: string): string[] => {
  const runs = bytes.match(/[\w+/-]{12,}/g) ?? [];
  return [0, 1, 2, 3].map((start) =>
    runs.map((run) => Buffer.from(run.slice(start), 'base64').toString('latin1')).join('\n'),
  );
};

/** A phone number written with spaces, hyphens, dots or brackets. */
const joinDigits = (bytes: string): string => bytes.replace(/(?<=\d)[\s().-]{1,2}(?=\d)/g, '');

function listReadings(content: string | Uint8Array): readonly string[] {
  const raw = toBytes(content);
  const plain = [raw, undoEscapes(raw), undoEscapes(undoEscapes(raw))];
  const decoded = plain.slice(0, 2).flatMap(decodeBase64);
  const readings = [...plain, ...decoded, ...decoded.map(undoEscapes), ...decoded.slice(0, 1).flatMap(decodeBase64)];
  return [...new Set([...readings, ...plain.map(joinDigits)])].map((bytes) => bytes.toLowerCase());
}

/**
 * The names of the secrets in a text or in bytes, in any writing that a request or a log line may use: percent-encoded,
 * escaped, in base64, in other case. Patterns are applied to the lower case.
 */
export function findSecrets(content: string | Uint8Array, secrets: Secrets): readonly string[] {
  const readings = listReadings(content);
  return Object.entries(secrets)
    .filter(([name, secret]) => {
      if (secret instanceof RegExp) return readings.some((bytes) => secret.test(bytes));
      const bytes = toBytes(secret).toLowerCase();
      if (bytes.length < 5) throw new Error(`${name} is too short: it would be found by chance.`);
      return readings.some((reading) => reading.includes(bytes));
    })
    .map(([name]) => name);
}

/** The forms of a phone number: with and without plus, as it is dialled in its country, and without the zero. */
export const listPhoneForms = (e164: string, typed: string): Secrets => ({
  'the phone': e164,
  'the phone without plus': e164.slice(1),
  'the phone as dialled': typed,
  'the phone without its zero': typed.replace(/^0/, ''),
});

const RUN_BYTES = 48;

/** Parts of a photo by which it is known: its first bytes and a run from its middle. */
export const listPhotoParts = (name: string, photo: Uint8Array): Secrets => ({
  [`the start of ${name}`]: photo.subarray(0, 64),
  [`the middle of ${name}`]: photo.subarray(photo.length / 2, photo.length / 2 + RUN_BYTES),
});
