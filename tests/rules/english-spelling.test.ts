import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const MESSAGES = path.join(process.cwd(), 'messages/en');
/** British spellings; the English edition is written in American English. */
const BRITISH =
  /\b(?:colour|favourit|honour|neighbour|centre\b|cancell(?:ed|ing)\b|organis|realis(?:e|ing)|personalis|recognis)\w*/i;

/** The words of a file of messages, without its keys. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(listTexts);
}

const findBritish = (texts: readonly string[]) => texts.filter((text) => BRITISH.test(text));

it('texts: the English messages are spelled as in America', () => {
  const files = readdirSync(MESSAGES).map((name) => readFileSync(path.join(MESSAGES, name), 'utf8'));
  expect(findBritish(files.flatMap((file) => listTexts(JSON.parse(file))))).toEqual([]);
});

it('reports a British spelling, and no message key', () => {
  const messages = { colours: 'Colors are softer', state: { cancelled: 'Cancelled by you' } };
  expect(findBritish(listTexts(messages))).toEqual(['Cancelled by you']);
});
