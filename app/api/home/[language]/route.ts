import type { DeferredHomeData } from '@/components/home/home-page-data';
import { createLanguageRoute, generateLanguageParams } from '../../static-language-route';
import { getHeroSlides } from '../slides';
import { getTestimonials } from '../testimonials';

export const dynamic = 'force-static';
export const dynamicParams = false;
// Shared caches revalidate hourly, like the pages, because a deploy changes this data.
export const revalidate = 3600;

export const generateStaticParams = generateLanguageParams;

/** The remaining slides of the home page's carousels; the page contains the first ones. */
export const GET = createLanguageRoute(async (language): Promise<DeferredHomeData> => {
  const [{ others: slides }, { others: testimonials }] = await Promise.all([
    getHeroSlides(language),
    getTestimonials(language),
  ]);
  return { slides, testimonials };
});
