import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CARD_PAGES, type CardPage, pageCard } from '@/components/seo/social-cards';
import { BRAND } from '@/lib/brand';
import { directionOf, LANGUAGES, type Language } from '@/lib/markets';
import { setPageCard } from '@/lib/typesetting/server';
import { at } from '../paths';
import { publish } from './export-picture';
import { drawPage, type Page } from './shop-pictures';
import { shopWords } from './shop-words';

type Card = { readonly picture: Page; readonly ground: 'night' | 'paper' };

const CARDS: Readonly<Record<CardPage, Card>> = {
  shop: { picture: { book: 1, key: 's01', child: 'noam' }, ground: 'night' },
  home: { picture: { book: 1, key: 's02', child: 'amara' }, ground: 'night' },
  books: { picture: { book: 12, key: 's12', child: 'mei', age: 7 }, ground: 'paper' },
  blog: { picture: { book: 7, key: 's02', child: 'zuri', age: 6 }, ground: 'night' },
  roladin: { picture: { book: 9001, key: 's09', child: 'adam', age: 6 }, ground: 'night' },
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

/** The cards of the shop's pages in every language; gives their bytes. */
export async function exportPageCards(pages: readonly CardPage[] = CARD_PAGES): Promise<number> {
  let bytes = 0;
  for (const page of pages) {
    const { picture, ground } = CARDS[page];
    for (const direction of ['rtl', 'ltr'] as const) {
      // The children of these pages look to the right: in front of them stand the words.
      const drawn = await drawPage(picture, `card:${page}`, DRAWN_PX, direction === 'ltr');
      for (const language of LANGUAGES.filter((other) => directionOf(other) === direction)) {
        const card = { ...wordsOf(page, language), language, brand: BRAND.names[language], picture: drawn, ground };
        bytes += publish(pageCard(page, language), await setPageCard(card));
      }
    }
  }
  return bytes;
}
