/** Hebrew vowel points and accents (a maqaf is none) and Arabic vowel marks. */
const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/gu;

/** A text without niqqud and tashkil; letters of one piece with their points (שׁ) come apart first. */
export const stripPoints = (text: string): string => text.normalize('NFC').replace(POINTS, '');
