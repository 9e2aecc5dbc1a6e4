import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Settings that commands read beside the schema of `lib/platform/env.ts`. */
const OF_COMMANDS = ['HOST', 'PORT'];

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

const listKnown = (schema: string) => [...namesIn(schema, /^ {4}([A-Z][A-Z0-9_]+):/gm), ...OF_COMMANDS].toSorted();
const listListed = (example: string) => namesIn(example, /^([A-Z][A-Z0-9_]+)=/gm);
const SECRET = /^[A-Z0-9_]*(?:SECRET|KEY|TOKEN|PASSWORD)[A-Z0-9_]*=(.+)$/m;

const example = readFileSync('.env.example', 'utf8');

test('.env.example lists every setting', () =>
  expect(listListed(example)).toEqual(listKnown(readFileSync('lib/platform/env.ts', 'utf8'))));

test('.env.example holds no secret', () => expect(example).not.toMatch(SECRET));

test('the rules report violations', () => {
  expect(listKnown('    SMS_KEY: z.string(),\n')).toEqual(['HOST', 'PORT', 'SMS_KEY']);
  expect(listListed('HOST=\n# SMS_KEY=\nPORT=3000\n')).toEqual(['HOST', 'PORT']);
  expect('PORT=3000\nSMS_KEY=abc').toMatch(SECRET);
  expect('PORT=3000\nSMS_KEY=\n').not.toMatch(SECRET);
});
