import { HERO_SLIDES, type HeroSlide } from '@/components/home/hero/hero-slides';
import { PRESERVED_TAGS } from '@/components/ui/rich-text/rich-text-tags';
import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import { findStory, renderNewestEdition } from '@/lib/stories/server';

/** Characters that fit below the first line of the hero's page. */
const MAX_TEXT_LENGTH = 150;

/** The sentences of a spread's alternative text that are about the child, whom a picture of half of the spread shows. */
const describeChild = (alt: string, name: string): string =>
  alt
    .split(/(?<=[.!?؟…])\s+/)
    .filter((sentence) => sentence.includes(name))
    .join(' ');

type HeroSlides = { readonly first: HeroSlide | undefined; readonly others: readonly HeroSlide[] };

/**
 * Pages of the hero's books, each with its sample child's name; books without an edition in the language are omitted.
 */
export async function getHeroSlides(language: Language): Promise<HeroSlides> {
  const t = translator(language, 'home');
  const [first, ...others] = HERO_SLIDES.flatMap(({ key, picture, photo, age, gender, baseId, spread }) => {
    const story = findStory(baseId);
    const name = t(`hero.child.${key}`);
    const page = story && renderNewestEdition(story, { language, name, gender }).spreads.find((s) => s.key === spread);
    if (!page) return [];
    const [first = '', ...others] = page.paragraphs;
    const last = others.findLast(({ length }) => length <= MAX_TEXT_LENGTH) ?? '';
    return {
      picture,
      photo,
      paragraphs: [first, last].filter(Boolean),
      alt: describeChild(page.alt, name),
      caption: t.markup('hero.caption', { ...PRESERVED_TAGS, name, age, gender }),
      photoAlt: t('hero.photoAlt', { name, age, gender }),
    };
  });
  return { first, others };
}
