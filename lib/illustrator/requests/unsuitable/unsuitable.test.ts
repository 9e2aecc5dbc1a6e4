import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isUnsuitable } from './index';

const lines = (name: string) => readFileSync(`tests/fixtures/custom-requests/${name}.txt`, 'utf8').trim().split('\n');

describe.each(['he', 'en', 'ar', 'ru'])('§5 customisation prompt, corpus %s', (language) => {
  test('rejects every unsuitable request', () => {
    const hostile = lines(`hostile.${language}`);
    expect(hostile).not.toContain('');
    expect(hostile.filter((line) => !isUnsuitable(line))).toEqual([]);
  });

  test('accepts every harmless request', () => {
    const innocent = lines(`innocent.${language}`);
    expect(innocent).not.toContain('');
    expect(innocent.filter(isUnsuitable)).toEqual([]);
  });
});

describe('§5 customisation prompt', () => {
  test.each([
    ['letters set apart', 'k i l l him'],
    ['letters drawn out', 'killlllll'],
    ['letters of another alphabet', 'blооd'],
    ['digits for letters', 'g1ve him a gun'],
    ['a star for a letter', 'f*ck'],
    ['vowel points', 'סַכִּין'],
    ['stretched Arabic', 'قتـــــل'],
    ['a language that is not the book’s', 'пистолет'],
    ['a picture alone', 'a boy with 🔫'],
  ])('detects %s', (_, request) => expect(isUnsuitable(request)).toBe(true));
});
