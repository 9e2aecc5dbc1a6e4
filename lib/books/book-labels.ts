import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { BookmarkLabels } from '@/lib/typesetting';

export type BookLabels = {
  readonly starring: string;
  readonly credits: readonly string[];
  readonly publisher: string;
  readonly qrAlt: string;
  readonly qrCaption: string;
  /** What is said of the photo beside the dedication. */
  readonly photoAlt: string;
  readonly bookmarks: BookmarkLabels;
};

type Hero = { readonly name: string; readonly gender: 'boy' | 'girl'; readonly year: number };

/** Replaces the name of a hero whose name others must not read. */
export const getAnonymousHeroName = (language: Language, gender: 'boy' | 'girl'): string =>
  translator(language, 'book')('littleHero', { gender });

/** 'starring …', as on the book's cover. */
export const formatStarringLine = (language: Language, { name, gender }: Pick<Hero, 'name' | 'gender'>): string =>
  translator(language, 'book')('starring', { name, gender });

/** The texts of a book outside its story: imprint, starring line, bookmarks. */
export function getBookLabels(language: Language, { name, gender, year }: Hero): BookLabels {
  const t = translator(language, 'book');
  const brand = BRAND.names[language];
  return {
    starring: formatStarringLine(language, { name, gender }),
    credits: [
      t('credits.madeFor', { name, gender }),
      t('credits.story', { brand }),
      t('credits.copyright', { year, brand }),
    ],
    publisher: brand,
    qrAlt: t('qr.alt', { brand }),
    qrCaption: t('qr.caption'),
    photoAlt: t('photoAlt'),
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
