import { expect, it } from 'vitest';
import { looksLikeAdvertising } from './spam';

it.each([
  ['Where is my book?', false],
  ['It fails at https://shop.example.com/wizard and www.example.com', false],
  ['https://a.example http://b.example WWW.c.example', true],
])('%s', (text, marked) => expect(looksLikeAdvertising(text)).toBe(marked));
