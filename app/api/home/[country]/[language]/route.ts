import { getHeroSlides } from '@/app/_home/slides';
import { getTestimonials } from '@/app/_home/testimonials';
import type { DeferredHomeData } from '@/components/home/home-page-data';
import { isCountryCode, isLanguage, supportedPairs } from '@/lib/markets';

export const dynamic = 'force-static';
export const dynamicParams = false;
// Shared caches revalidate hourly, like the pages; a change of testimonials ends this answer at once.
export const revalidate = 3600;

export const generateStaticParams = () => supportedPairs.map(({ country, lang }) => ({ country, language: lang }));

type RouteContext = { readonly params: Promise<{ readonly country: string; readonly language: string }> };

/** The remaining slides of the home page's carousels; the page contains the first ones. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { country, language } = await params;
  if (!isCountryCode(country) || !isLanguage(language)) return new Response(null, { status: 404 });
  const [{ others: slides }, { others: testimonials }] = await Promise.all([
    getHeroSlides(language),
    getTestimonials({ country, language }),
  ]);
  return Response.json({ slides, testimonials } satisfies DeferredHomeData);
}
