import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs';

test('§3 FAQ item: an answer’s lines are paragraphs', () => {
  expect(paragraphsOf('One.\nTwo.')).toEqual([['One.'], ['Two.']]);
});

test('a mark stays in the paragraph that it is in', () => {
  const [first, second] = paragraphsOf(['Ask ', <b key="b">us</b>, '.\nWe answer.']);
  expect(first).toHaveLength(3);
  expect(first?.at(2)).toBe('.');
  expect(second).toEqual(['We answer.']);
});

test('empty lines are no paragraphs', () => expect(paragraphsOf('One.\n\nTwo.')).toHaveLength(2));
