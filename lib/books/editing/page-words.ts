import { countCharacters } from '@/lib/platform/text/points';
import { toPrintedText } from '@/lib/typesetting';
import { COVER_KEY } from '../pages';
import { CLOSING_KEY, toParagraphs } from './page-edits';

/** Characters of a page's words, by place. What fits a page is measured besides. */
export const TEXT_LIMITS = {
  title: 40,
  subtitle: 60,
  spread: 1200,
  /** One of the texts of a picture book's spread. */
  place: 400,
  closing: 160,
  paragraphs: 8,
} as const;

/** Words as they are stored: composed, one paragraph a line, without spaces or empty lines around a paragraph. */
export const cleanWords = (text: string): string => toParagraphs(toPrintedText(text)).join('\n');

/** The most characters of a place: `cover` is its title. */
export function getTextLimit(key: string): number {
  if (key === COVER_KEY) return TEXT_LIMITS.title;
  return key === CLOSING_KEY ? TEXT_LIMITS.closing : TEXT_LIMITS.spread;
}

/** A letter has at most so many code points with its points, so that they cannot pile up. */
const MOST_POINTS = 4;

/** How far words exceed what a place may hold, in characters without points and in paragraphs; 0 where they do not. */
export function measureExcess(
  text: string,
  most: number,
): { readonly characters: number; readonly paragraphs: number } {
  const stored = cleanWords(text);
  return {
    characters: Math.max(0, countCharacters(stored) - most, stored.length - most * MOST_POINTS),
    paragraphs: Math.max(0, stored.split('\n').length - TEXT_LIMITS.paragraphs),
  };
}
