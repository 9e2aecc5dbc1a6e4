import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CARD_PAGES, type CardPage, pageCard, postCard } from '@/components/seo/social-cards';
import { readBuiltInPosts } from '@/lib/blog/server';
import { BRAND } from '@/lib/brand';
import { getTextDirection, LANGUAGES, type Language } from '@/lib/markets';
import { renderPageCard } from '@/lib/typesetting/server';
import { fromRoot } from '../../paths';
import { getCardLabels } from './card-labels';
import { writePublicFile } from './export-picture';
import { drawStoryPage } from './shop-pictures';
import { PAGE_CARDS } from './story-pages';

/** Slightly larger than the height of a card. */
const DRAWN_PX = 800;

const messagesSchema = z.object({ meta: z.object({ ogTitle: z.string(), ogDescription: z.string() }) });

/** Title and line of a card: the page's Open Graph messages. */
function getCardTexts(page: CardPage, language: Language) {
  if (page === 'shop') return { title: getCardLabels(language).line.replace(/\.$/u, ''), line: '' };
  const domain = page === 'books' ? 'catalogue' : page;
  const { meta } = messagesSchema.parse(
    JSON.parse(readFileSync(fromRoot(`messages/${language}/${domain}.json`), 'utf8')),
  );
  return { title: meta.ogTitle, line: meta.ogDescription };
}

/** Writes the Open Graph images of the built-in posts; returns the number of bytes. */
async function exportPostCards(): Promise<number> {
  let bytes = 0;
  for (const { id, language, title, image } of await readBuiltInPosts()) {
    const picture = readFileSync(fromRoot('public', ...image.split('/')));
    const card = { language, title, line: '', brand: BRAND.names[language], picture, ground: 'paper' } as const;
    bytes += writePublicFile(postCard(id, language), await renderPageCard(card));
  }
  return bytes;
}

/** Writes the Open Graph images of the shop's pages and posts in every language; returns the number of bytes. */
export async function exportPageCards(): Promise<number> {
  let bytes = await exportPostCards();
  for (const page of CARD_PAGES) {
    const { picture, ground, instead } = PAGE_CARDS[page];
    for (const language of LANGUAGES) {
      // The children in these pictures look to the right, so the text is in front of them.
      const mirrored = getTextDirection(language) === 'ltr';
      const drawn = await drawStoryPage(instead?.[language] ?? picture, {
        seed: `card:${page}`,
        sizePx: DRAWN_PX,
        mirrored,
      });
      const card = { ...getCardTexts(page, language), language, brand: BRAND.names[language], picture: drawn, ground };
      bytes += writePublicFile(pageCard(page, language), await renderPageCard(card));
    }
  }
  return bytes;
}
