import { getTextDirection, type Language } from '@/lib/markets';
import { markHeroName } from './hero-name';
import { startsRtl } from './literal-text';

/** In which direction a line begins. */
export type Direction = 'rtl' | 'ltr';

const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/gu;

/** A text without what is in isolates, which has no say in its direction (Unicode UAX 9, P2). */
const withoutIsolated = (text: string): string => text.replace(ISOLATED, '');

/**
 * The direction of a text that somebody typed: that of its first letter, whatever the language of the book or the page
 * around it. Digits, signs and emoji have none; a text without any letter has the direction of what surrounds it.
 */
export function getTypedDirection(text: string, around: Direction): Direction {
  const typed = withoutIsolated(text);
  if (!/\p{L}/u.test(typed)) return around;
  return startsRtl(typed) ? 'rtl' : 'ltr';
}

/**
 * The direction of a line of a book. The hero's name has no say in it: "Emma" at the beginning of a Hebrew sentence
 * leaves it Hebrew.
 */
export const getLineDirection = (text: string, heroName: string, language: Language): Direction =>
  getTypedDirection(markHeroName(text, heroName, language), getTextDirection(language));
