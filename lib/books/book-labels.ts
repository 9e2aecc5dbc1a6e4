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
/** Whom a book is about: one child, two or three. */
export type Heroes = Child & { readonly added?: readonly Child[] };

/** Replaces the name of a hero whose name others must not read. */
export const getAnonymousHeroName = (language: Language, gender: 'boy' | 'girl'): string =>
  translator(language, 'book')('littleHero', { gender });

/** The same for a hero beside the first one. */
export const getAnonymousFriendName = (language: Language, gender: 'boy' | 'girl'): string =>
  translator(language, 'book')('littleFriend', { gender });

/** 'starring …', as on the book's cover. */
export function formatStarringLine(language: Language, { name, gender, added = [] }: Heroes): string {
  const t = translator(language, 'book');
  const [second, third] = added;
  if (!second) return t('starring', { name, gender });
  const pair = [gender, ...added.map((hero) => hero.gender)].every((one) => one === 'girl') ? 'girls' : 'others';
  if (!third) return t('starringTwo', { name, second: second.name, pair });
  return t('starringThree', { name, second: second.name, third: third.name, pair });
}

/** 'made for …', in the imprint. */
function formatMadeFor(language: Language, { name, gender, added = [] }: Heroes): string {
  const t = translator(language, 'book');
  const [second, third] = added;
  if (!second) return t('credits.madeFor', { name, gender });
  if (!third) return t('credits.madeForTwo', { name, second: second.name });
  return t('credits.madeForThree', { name, second: second.name, third: third.name });
}

/** The texts of a book outside its story: imprint, starring line, bookmarks. */
export function getBookLabels(language: Language, { year, ...heroes }: Heroes & { readonly year: number }): BookLabels {
  const t = translator(language, 'book');
  const brand = BRAND.names[language];
  return {
    starring: formatStarringLine(language, heroes),
    credits: [formatMadeFor(language, heroes), t('credits.story', { brand }), t('credits.copyright', { year, brand })],
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
