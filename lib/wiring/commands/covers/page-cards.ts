import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CARD_PAGES, type CardPage, pageCard, postCard } from '@/components/seo/social-cards';
import { readTexts } from '@/lib/blog/server';
import { BRAND } from '@/lib/brand';
import { directionOf, LANGUAGES, type Language } from '@/lib/markets';
import { setPageCard } from '@/lib/typesetting/server';
import { at } from '../paths';
import { publish } from './export-picture';
import { drawPage, type Page } from './shop-pictures';
import { shopWords } from './shop-words';

type Card = {
  readonly picture: Page;
  readonly ground: 'night' | 'paper';
  /** Where a language tells of something else. */
  readonly instead?: Readonly<Partial<Record<Language, Page>>>;
};

const CARDS: Readonly<Record<CardPage, Card>> = {
  shop: { picture: { book: 1, key: 's01', child: 'noam' }, ground: 'night' },
  home: { picture: { book: 1, key: 's02', child: 'amara' }, ground: 'night' },
  books: { picture: { book: 12, key: 's12', child: 'mei', age: 7 }, ground: 'paper' },
  blog: { picture: { book: 7, key: 's02', child: 'zuri', age: 6 }, ground: 'night' },
  roladin: {
    picture: { book: 9001, key: 's09', child: 'adam', age: 6 },
    ground: 'night',
    // In Arabic the offer is one of winter, not of Hanukkah.
    instead: { ar: { book: 1, key: 's10', child: 'maryam', age: 6 } },
  },
};

/** A little more than the height of a card. */
const DRAWN_PX = 800;

const worded = z.object({ meta: z.object({ ogTitle: z.string(), ogDescription: z.string() }) });

/** The title and the line of a card: what the page's own words say to those who share it. */
function wordsOf(page: CardPage, language: Language) {
  if (page === 'shop') return { title: shopWords(language).line.replace(/\.$/u, ''), line: '' };
  const domain = page === 'books' ? 'catalogue' : page;
  const { meta } = worded.parse(JSON.parse(readFileSync(at(`messages/${language}/${domain}.json`), 'utf8')));
  return { title: meta.ogTitle, line: meta.ogDescription };
}

/** The cards of the posts that come with the shop; gives their bytes. */
async function exportPostCards(): Promise<number> {
  let bytes = 0;
  for (const { id, language, title, image } of await readTexts()) {
    const picture = readFileSync(at('public', ...image.split('/')));
    const card = { language, title, line: '', brand: BRAND.names[language], picture, ground: 'paper' } as const;
    bytes += publish(postCard(id, language), await setPageCard(card));
  }
  return bytes;
}

/** The cards of the shop's pages and posts in every language; gives their bytes. */
export async function exportPageCards(): Promise<number> {
  let bytes = await exportPostCards();
  for (const page of CARD_PAGES) {
    const { picture, ground, instead } = CARDS[page];
    for (const language of LANGUAGES) {
      // The children of these pages look to the right: in front of them stand the words.
      const mirrored = directionOf(language) === 'ltr';
      const drawn = await drawPage(instead?.[language] ?? picture, `card:${page}`, DRAWN_PX, mirrored);
      const card = { ...wordsOf(page, language), language, brand: BRAND.names[language], picture: drawn, ground };
      bytes += publish(pageCard(page, language), await setPageCard(card));
    }
  }
  return bytes;
}
