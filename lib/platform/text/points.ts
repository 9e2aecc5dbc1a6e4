/** Hebrew vowel points and accents (a maqaf is none) and Arabic vowel marks. */
export const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/gu;

const LETTERS = /\p{L}/gu;
/** Of a text with all its points, at least so many for each letter; a few marks that tell two words apart are less. */
const SHARE = 0.5;

/** Whether a text has all its points. */
export const isPointed = (text: string): boolean => {
  const points = text.match(POINTS)?.length ?? 0;
  return points > 0 && points >= (text.match(LETTERS)?.length ?? 0) * SHARE;
};

/** A text without niqqud and tashkil; letters of one piece with their points (שׁ) come apart first. */
export const stripPoints = (text: string): string => text.normalize('NFC').replace(POINTS, '');

/** The number of characters of a text as a parent counts them: points are none. */
export const countCharacters = (text: string): number => [...stripPoints(text)].length;
