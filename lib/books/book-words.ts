import { IntlMessageFormat } from 'intl-messageformat';
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

/** What a hero is called whose name nobody is to read, in the place of the name. */
export const littleHero = (language: Language, gender: 'boy' | 'girl'): string =>
  String(new IntlMessageFormat(WORDS[language].littleHero, language).format({ gender }));

/** 'starring …', as the book's cover says it. */
export const starringLine = (language: Language, hero: Pick<Hero, 'name' | 'gender'>): string =>
  String(new IntlMessageFormat(WORDS[language].starring, language).format(hero));

/** The words of a book that are not its story: imprint, starring line, bookmarks. */
export function bookWords(language: Language, hero: Hero): BookWords {
  const words = WORDS[language];
  const brand = BRAND.names[language];
  const say = (message: string) => String(new IntlMessageFormat(message, language).format({ ...hero, brand }));
  return {
    starring: starringLine(language, hero),
    credits: [words.credits.madeFor, words.credits.story, words.credits.copyright].map(say),
    publisher: brand,
    qrAlt: say(words.qr.alt),
    qrCaption: say(words.qr.caption),
    bookmarks: {
      cover: say(words.bookmarks.cover),
      title: say(words.bookmarks.title),
      imprint: say(words.bookmarks.imprint),
      dedication: say(words.bookmarks.dedication),
      closing: say(words.bookmarks.closing),
      back: say(words.bookmarks.back),
    },
  };
}
