import type { Random } from './random';

const LONE_SURROGATE = '\ud800';
const deep = (levels: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** What nobody types into a field. */
const JUNK: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => '',
  () => ' ',
  () => -1,
  () => 0.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 2 ** 31,
  () => -1e308,
  () => '\u0000',
  () => 'a\u0000b',
  () => LONE_SURROGATE,
  () => `a${LONE_SURROGATE}b`,
  () => '\u202e\u200f\ufeff',
  () => '💥'.repeat(50),
  () => 'x'.repeat(5000),
  () => '\'; DROP TABLE "Book"; --',
  () => '<script>alert(1)</script>',
  () => '{{7*7}}%s%n',
  () => '../../etc/passwd',
  () => '9999-99-99T99:99:99Z',
  () => '+275760-09-13T00:00:00.001Z',
  () => '00000000-0000-0000-0000-000000000000',
  () => [],
  () => ({}),
  () => deep(50),
  () => deep(900),
  () => Array.from({ length: 1000 }, (_, nth) => nth),
  () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
  (random) => random.next() * 1e9,
  () => ({ toString: 'a', valueOf: 1, length: -1 }),
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Replaces, removes or adds one thing somewhere in a value. */
export function spoil(value: unknown, random: Random): unknown {
  const keys = isObject(value) ? Object.keys(value) : [];
  if (!isObject(value) || keys.length === 0 || random.chance(0.08)) return random.pick(JUNK)(random);
  const key = random.pick(keys);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (random.chance(0.1)) delete copy[key];
  else
    copy[random.chance(0.05) ? random.pick(['__proto__', 'id', '\u0000', LONE_SURROGATE]) : key] = spoil(
      value[key],
      random,
    );
  return copy;
}

/** Texts that are no JSON, or that a parser may choke on. */
const RAW = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e400',
  '{"a":1e400}',
  '\ufeff{}',
  '{"a":NaN}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '['.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":'.repeat(5000),
  `{"${'k'.repeat(30_000)}":1}`,
  ' '.repeat(70_000),
  `{"a":"${'x'.repeat(70_000)}"}`,
] as const;

/** The body of a bad request: a spoilt sample, text that is none, or bytes that are no UTF-8. */
export function createBadBody(sample: unknown, random: Random): string | Uint8Array<ArrayBuffer> {
  if (random.chance(0.1)) return random.pick(RAW);
  if (random.chance(0.03)) return new Uint8Array([123, 34, 255, 254, 192, 128, 34, 58, 49, 125]);
  let body = sample;
  for (let times = random.below(3); times >= 0; times -= 1) body = spoil(body, random);
  return JSON.stringify(body) ?? 'undefined';
}
