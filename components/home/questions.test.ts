import { expect, test } from 'vitest';
import { type CapabilityTable, EVERYTHING, TODAY } from '@/lib/capabilities';
import { answerParts, faqPage, faqQuestions, KEPT_MARKS } from './questions';

test('§1 FAQ: a line falls into plain words and marked ones', () => {
  expect(answerParts(`Write to ${KEPT_MARKS.mail('a@b.example')}, within ${KEPT_MARKS.num('7')} days.`)).toEqual([
    { mark: null, text: 'Write to ' },
    { mark: 'mail', text: 'a@b.example' },
    { mark: null, text: ', within ' },
    { mark: 'num', text: '7' },
    { mark: null, text: ' days.' },
  ]);
});

const keysWith = (table: CapabilityTable) => faqQuestions(table).map(({ key }) => key);

test('§1 FAQ: the first, fourth, eighth and ninth question are those with a way to write', () => {
  const ways = (table: CapabilityTable) => [0, 3, 7, 8].map((place) => keysWith(table)[place]);
  expect(ways(TODAY)).toEqual(['stories', 'photo', 'fault', 'lost']);
  expect(ways(EVERYTHING)).toEqual(['stories', 'photo', 'groups', 'fault']);
});

test('F1: an answer says what can be bought, and another when the switch is on', () => {
  const answer = (key: string, table: CapabilityTable) => faqQuestions(table).find((asked) => asked.key === key)?.lines;
  const nothing: CapabilityTable = { ...EVERYTHING, print: false, editing: false };
  expect(answer('cost', nothing)).toEqual(['a', 'advanced']);
  expect(answer('cost', EVERYTHING)).toEqual(['a', 'printed', 'dedication', 'advanced']);
  expect(answer('edit', nothing)).toEqual(['a']);
  expect(answer('edit', EVERYTHING)).toEqual(['editing']);
  expect(answer('groups', nothing)).toBeUndefined();
});

test('search engines read the answers without marks', () => {
  const page = faqPage([['When?', `In ${KEPT_MARKS.num('7')} days.\nOr sooner.`]]);
  expect(page.mainEntity[0]?.acceptedAnswer.text).toBe('In 7 days.\nOr sooner.');
});
