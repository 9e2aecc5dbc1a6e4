import type { HomeMore } from '@/components/home/facts';
import { answerIn, everyLanguage } from '../../by-language';
import { heroSlides } from '../slides';
import { voicesIn } from '../voices';

export const dynamic = 'force-static';
export const dynamicParams = false;
// Shared caches ask anew after an hour, as for the pages: a deploy changes what is here.
export const revalidate = 3600;

export const generateStaticParams = everyLanguage;

/** What joins the carousels of the home page, which itself brings the slides that they begin with. */
export const GET = answerIn(async (language): Promise<HomeMore> => {
  const [{ others: slides }, { others: voices }] = await Promise.all([heroSlides(language), voicesIn(language)]);
  return { slides, voices };
});
