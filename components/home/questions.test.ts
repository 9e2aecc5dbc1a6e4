import { expect, test } from 'vitest';
import { answerParts, FAQ_KEYS, faqPage, KEPT_MARKS } from './questions';

test('§1 FAQ: a line falls into plain words and marked ones', () => {
  expect(answerParts(`Write to ${KEPT_MARKS.mail('a@b.example')}, within ${KEPT_MARKS.num('7')} days.`)).toEqual([
    { mark: null, text: 'Write to ' },
    { mark: 'mail', text: 'a@b.example' },
    { mark: null, text: ', within ' },
    { mark: 'num', text: '7' },
    { mark: null, text: ' days.' },
  ]);
});

test('§1 FAQ: the first, fourth, eighth and ninth question are those with a way to write', () => {
  expect([0, 3, 7, 8].map((place) => FAQ_KEYS[place])).toEqual(['stories', 'photo', 'groups', 'fault']);
});

test('search engines read the answers without marks', () => {
  const page = faqPage([['When?', `In ${KEPT_MARKS.num('7')} days.\nOr sooner.`]]);
  expect(page.mainEntity[0]?.acceptedAnswer.text).toBe('In 7 days.\nOr sooner.');
});
