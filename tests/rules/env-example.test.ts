import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Settings that commands read beside the schema of `lib/platform/env.ts`. */
const OF_COMMANDS = ['HOST', 'PORT'];

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

test('.env.example lists every setting', () => {
  const known = namesIn(readFileSync('lib/platform/env.ts', 'utf8'), /^ {4}([A-Z][A-Z0-9_]+):/gm);
  const listed = namesIn(readFileSync('.env.example', 'utf8'), /^([A-Z][A-Z0-9_]+)=/gm);
  expect(listed).toEqual([...known, ...OF_COMMANDS].toSorted());
});

test('.env.example holds no secret', () => {
  const secrets = /^[A-Z0-9_]*(?:SECRET|KEY|TOKEN|PASSWORD)[A-Z0-9_]*=(.+)$/m;
  expect(readFileSync('.env.example', 'utf8')).not.toMatch(secrets);
});
