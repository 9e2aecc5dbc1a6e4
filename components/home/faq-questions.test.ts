import { expect, test } from 'vitest';
import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { faqQuestions, faqStructuredData, PRESERVED_ANSWER_TAGS, parseAnswer } from './faq-questions';

test('§1 FAQ: splits a line into plain and tagged parts', () => {
  expect(
    parseAnswer(
      `Write to ${PRESERVED_ANSWER_TAGS.mail('a@b.example')}, within ${PRESERVED_ANSWER_TAGS.num('7')} days.`,
    ),
  ).toEqual([
    { mark: null, text: 'Write to ' },
    { mark: 'mail', text: 'a@b.example' },
    { mark: null, text: ', within ' },
    { mark: 'num', text: '7' },
    { mark: null, text: ' days.' },
  ]);
});

const keysWith = (table: CapabilityTable) => faqQuestions(table).map(({ key }) => key);

test('§1 FAQ: the first, fourth, eighth and ninth question have a contact link', () => {
  const ways = (table: CapabilityTable) => [0, 3, 7, 8].map((place) => keysWith(table)[place]);
  expect(ways(CURRENT_CAPABILITIES)).toEqual(['stories', 'photo', 'groups', 'fault']);
  expect(ways(ALL_CAPABILITIES)).toEqual(['stories', 'photo', 'groups', 'fault']);
});

test('rulings "Capabilities": answers describe what is sold today and change with the capability switch', () => {
  const answer = (key: string, table: CapabilityTable) => faqQuestions(table).find((asked) => asked.key === key)?.lines;
  const nothing: CapabilityTable = { ...ALL_CAPABILITIES, print: false, editing: false };
  expect(answer('cost', nothing)).toEqual(['a', 'advanced', 'hero']);
  expect(answer('cost', ALL_CAPABILITIES)).toEqual(['a', 'printed', 'dedication', 'advanced', 'hero']);
  expect(answer('edit', nothing)).toEqual(['a']);
  expect(answer('edit', ALL_CAPABILITIES)).toEqual(['editing']);
  expect(answer('groups', nothing)).toBeUndefined();
});

test('rulings "Photos and names": that most photos are not sent is said only while no outside service draws from them', () => {
  const lines = (readsOnDevice: boolean) =>
    faqQuestions(CURRENT_CAPABILITIES, { readsOnDevice }).find(({ key }) => key === 'photo')?.lines;
  expect(lines(true)).toEqual(['device', 'a']);
  expect(lines(false)).toEqual(['a']);
});

test('the structured data contains the answers without tags', () => {
  const page = faqStructuredData([['When?', `In ${PRESERVED_ANSWER_TAGS.num('7')} days.\nOr sooner.`]]);
  expect(page.mainEntity[0]?.acceptedAnswer.text).toBe('In 7 days.\nOr sooner.');
});
