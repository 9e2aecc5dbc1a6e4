import { HERO_PAGES, type HeroSlide } from '@/components/home/hero-pages';
import { KEPT } from '@/components/home/marks';
import type { Language } from '@/lib/markets';
import { renderStory, storyByBaseId } from '@/lib/stories/server';
import { homeWords } from './words';

/** Characters that fit below the first line of the hero's page. */
const LONGEST = 150;

type HeroSlides = { readonly first: HeroSlide | undefined; readonly others: readonly HeroSlide[] };

/** The pages of the hero's book, each told for its child; those whose story the language lacks stay away. */
export async function heroSlides(language: Language): Promise<HeroSlides> {
  const t = await homeWords(language);
  const [first, ...others] = HERO_PAGES.flatMap(({ key, picture, photo, age, gender, baseId, spread }) => {
    const story = storyByBaseId(baseId);
    const name = t(`hero.child.${key}`);
    const page = story && renderStory(story, { language, name, gender }).spreads.find((s) => s.key === spread);
    if (!page) return [];
    const [first = '', ...others] = page.paragraphs;
    const last = others.findLast(({ length }) => length <= LONGEST) ?? '';
    return {
      picture,
      photo,
      paragraphs: [first, last].filter(Boolean),
      alt: page.alt,
      caption: t.markup('hero.caption', { ...KEPT, name, age, gender }),
      photoAlt: t('hero.photoAlt', { name, age, gender }),
    };
  });
  return { first, others };
}
