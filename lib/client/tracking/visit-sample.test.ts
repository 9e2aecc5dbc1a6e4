import { expect, test } from 'vitest';
import { isRecordedVisit } from './visit-sample';

function createSession(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}

test('§9: five percent of the visits are recorded', () => {
  const chances = Array.from({ length: 1000 }, (_, at) => at / 1000);
  expect(chances.filter((chance) => isRecordedVisit(5, chance, createSession()))).toHaveLength(50);
  expect(chances.filter((chance) => isRecordedVisit(0, chance, createSession()))).toHaveLength(0);
});

test('the decision holds for the whole visit', () => {
  const session = createSession();
  expect(isRecordedVisit(5, 0.9, session)).toBe(false);
  expect(isRecordedVisit(5, 0.01, session)).toBe(false);
});
