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

type Child = { readonly name: string; readonly gender: 'boy' | 'girl' };
/** Whom a book is about: one child, or two. */
export type Heroes = Child & { readonly second?: Child | null };

/** Replaces the name of a hero whose name others must not read. */
export const getAnonymousHeroName = (language: Language, gender: 'boy' | 'girl'): string =>
  translator(language, 'book')('littleHero', { gender });

/** The same for the second hero of a story of two. */
export const getAnonymousFriendName = (language: Language, gender: 'boy' | 'girl'): string =>
  translator(language, 'book')('littleFriend', { gender });

/** 'starring …', as on the book's cover. */
export function formatStarringLine(language: Language, { name, gender, second }: Heroes): string {
  const t = translator(language, 'book');
  if (!second) return t('starring', { name, gender });
  const pair = gender === 'girl' && second.gender === 'girl' ? 'girls' : 'others';
  return t('starringTwo', { name, second: second.name, pair });
}

/** The texts of a book outside its story: imprint, starring line, bookmarks. */
export function getBookLabels(
  language: Language,
  { name, gender, second, year }: Heroes & { readonly year: number },
): BookLabels {
  const t = translator(language, 'book');
  const brand = BRAND.names[language];
  return {
    starring: formatStarringLine(language, { name, gender, second }),
    credits: [
      second ? t('credits.madeForTwo', { name, second: second.name }) : t('credits.madeFor', { name, gender }),
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
