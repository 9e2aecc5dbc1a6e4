import { expect, test } from 'vitest';
import { truncateText } from './truncate-text';

test.each([
  ['short enough.', 40, 'short enough.'],
  ['One whole sentence. And another one.', 25, 'One whole sentence.'],
  ['Oh! A very long sentence that does not fit, at all', 30, 'Oh! A very long sentence that…'],
  ['This sentence has a comma here, and goes on', 33, 'This sentence has a comma here…'],
])('%s in %i characters', (text, longest, short) => expect(truncateText(text, longest)).toBe(short));
