import { createTranslator } from 'next-intl';
import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { BookmarkLabels } from '@/lib/typesetting';
import ar from '@/messages/ar/book.json';
import en from '@/messages/en/book.json';
import he from '@/messages/he/book.json';
import ru from '@/messages/ru/book.json';

const WORDS = { he, en, ar, ru };

export type BookWords = {
  readonly starring: string;
  readonly credits: readonly string[];
  readonly publisher: string;
  readonly qrAlt: string;
  readonly qrCaption: string;
  readonly bookmarks: BookmarkLabels;
};

type Hero = { readonly name: string; readonly gender: 'boy' | 'girl'; readonly year: number };

// The web build compiles the messages ahead, so only next-intl can read them both there and in the worker.
const wordsIn = (language: Language) =>
  createTranslator({ locale: language, messages: { book: WORDS[language] }, namespace: 'book' });

/** What a hero is called whose name nobody is to read, in the place of the name. */
export const littleHero = (language: Language, gender: 'boy' | 'girl'): string =>
  wordsIn(language)('littleHero', { gender });

/** 'starring …', as the book's cover says it. */
export const starringLine = (language: Language, { name, gender }: Pick<Hero, 'name' | 'gender'>): string =>
  wordsIn(language)('starring', { name, gender });

/** The words of a book that are not its story: imprint, starring line, bookmarks. */
export function bookWords(language: Language, { name, gender, year }: Hero): BookWords {
  const t = wordsIn(language);
  const brand = BRAND.names[language];
  return {
    starring: starringLine(language, { name, gender }),
    credits: [
      t('credits.madeFor', { name, gender }),
      t('credits.story', { brand }),
      t('credits.copyright', { year, brand }),
    ],
    publisher: brand,
    qrAlt: t('qr.alt', { brand }),
    qrCaption: t('qr.caption'),
    bookmarks: {
      cover: t('bookmarks.cover'),
      title: t('bookmarks.title'),
      imprint: t('bookmarks.imprint'),
      dedication: t('bookmarks.dedication'),
      closing: t('bookmarks.closing'),
      back: t('bookmarks.back'),
    },
  };
}
