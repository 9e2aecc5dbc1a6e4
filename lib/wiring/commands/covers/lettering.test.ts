import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { CUT, cutFace, faceFile } from './lettering';

describe.each(CUT)('cover lettering: %s', (lettering) => {
  test.each(LANGUAGES)(
    'the file of %s has the letters of today’s titles (else: npm run covers -- lettering)',
    async (language) => {
      const face = await cutFace(lettering, language);
      if (face) expect(face.equals(readFileSync(faceFile(lettering, language)))).toBe(true);
    },
  );
});
