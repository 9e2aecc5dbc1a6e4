import { listShelfBooks } from '@/lib/catalogue';
import { COUNTRY_CODES, isCountryCode, isLanguage, LANGUAGES } from '@/lib/markets';
import { getOverrides } from '@/lib/server/cache/cached-overrides';

export const dynamic = 'force-static';
export const dynamicParams = false;

// Shared caches revalidate hourly, like the pages, because a deploy changes this data; a switch ends this answer at once.
export const revalidate = 3600;
/** Every language in every market: a family reads in its own language wherever it lives. */
export const generateStaticParams = () =>
  COUNTRY_CODES.flatMap((country) => LANGUAGES.map((language) => ({ country, language })));

type RouteContext = { readonly params: Promise<{ readonly country: string; readonly language: string }> };

/** The books of one language in one market, for pages that filter them in the browser, so that none bundles the catalogue. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { country, language } = await params;
  if (!isCountryCode(country) || !isLanguage(language)) return new Response(null, { status: 404 });
  return Response.json(listShelfBooks(language, await getOverrides(country)));
}
