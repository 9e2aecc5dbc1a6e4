import { createTranslator } from 'next-intl';
import type { HeroSlide } from '@/components/home/hero-pages';
import { HERO_PAGES } from '@/components/home/hero-pages';
import { KEPT } from '@/components/home/marks';
import { loadMessages } from '@/lib/i18n/load-messages';
import type { Language } from '@/lib/markets';
import { renderStory, storyByBaseId } from '@/lib/stories/server';

/** Characters that fit below the first line of the hero's page. */
const LONGEST = 150;

/** The pages of the hero's book, each told for its child; those whose story the language lacks stay away. */
export async function heroSlides(language: Language): Promise<readonly HeroSlide[]> {
  const messages = await loadMessages(language);
  const t = createTranslator({ locale: `${language}-u-nu-latn`, messages, namespace: 'home.hero' });
  return HERO_PAGES.flatMap(({ key, picture, photo, age, gender, baseId, spread }) => {
    const story = storyByBaseId(baseId);
    const name = t(`child.${key}`);
    const page = story && renderStory(story, { language, name, gender }).spreads.find((s) => s.key === spread);
    if (!page) return [];
    const [first = '', ...others] = page.paragraphs;
    const last = others.findLast(({ length }) => length <= LONGEST) ?? '';
    return {
      picture,
      photo,
      paragraphs: [first, last].filter(Boolean),
      alt: page.alt,
      caption: t.markup('caption', { ...KEPT, name, age, gender }),
      photoAlt: t('photoAlt', { name, age, gender }),
    };
  });
}
