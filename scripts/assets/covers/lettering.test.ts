import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { createSubsetFont, getFontPath, SUBSET_LETTERINGS } from './lettering';

describe.each(SUBSET_LETTERINGS)('cover lettering: %s', (lettering) => {
  test.each(LANGUAGES)(
    'the font file of %s contains all letters of the current titles (else: npm run covers -- lettering)',
    async (language) => {
      const font = await createSubsetFont(lettering, language);
      if (font) expect(font.equals(readFileSync(getFontPath(lettering, language)))).toBe(true);
    },
  );
});
