import { type NextRequest, NextResponse } from 'next/server';
import { isCrawler } from '@/lib/markets/crawler';
import { decide } from '@/lib/markets/decide';

/** Locale, country and legacy redirects; all the thinking is in `lib/markets/decide.ts`. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const cookie = (name: string) => request.cookies.get(name)?.value ?? null;
  const { headers } = request;
  const decision = decide({
    pathname,
    search,
    lockedCountry: cookie('locked_country'),
    selectedCountry: cookie('selected_country'),
    detectedCountry: isCrawler(headers.get('user-agent'))
      ? null
      : (headers.get('x-vercel-ip-country') ?? headers.get('cf-ipcountry')),
    storedLanguage: cookie('language'),
    acceptLanguage: headers.get('accept-language'),
  });
  const at = (to: string) => new URL(to, request.nextUrl);
  switch (decision.kind) {
    case 'next':
      return NextResponse.next();
    case 'personal':
      return privately(NextResponse.next());
    case 'redirect': {
      const response = NextResponse.redirect(at(decision.to), decision.status);
      return decision.status === 307 ? privately(response) : response;
    }
    case 'rewrite':
      return privately(NextResponse.rewrite(at(decision.to)));
    case 'not-found':
      return privately(NextResponse.rewrite(at(decision.to), { status: 404 }));
  }
}

// The answer depends on cookies or belongs to one person, so no shared cache may keep it.
function privately(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/**
 * Canonical public pages are static and stay untouched, unless the query asks for a country or is an old form; so do
 * the files of the shop and its endpoints. Next reads the patterns without running them: what is said twice here
 * cannot be said once. `lib/markets/matcher.test.ts` holds them to the routes and the books.
 */
export const config = {
  matcher: [
    '/((?!api/|_next/(?:static|image)|sandbox/(?:outbox|checkout/[^/]+)$|(?:icons|pictures|social|book_(?:covers|samples|categories|social))/(?:[\\w-]+/)?[\\w.-]+\\.\\w+$|[\\w-]+\\.(?:ico|txt|xml|webmanifest|png|svg)$)(?!(?:IL/(?:he|en|ar|ru)|US/en|KE/en)(?:$|/(?:books|blog|blog/(?:a-new-baby|afraid-of-the-dark|first-days-at-kindergarten|meeting-yourself-in-a-book|reading-aloud|the-right-photo)|roladin|sitemap|accessibility|privacy-policy|terms-of-service)$))(?!IL/he/books/(?:[1-9]|1[0-5]|900[1-3])$)(?!(?:IL|US|KE)/en/books/(?:1000[1-9]|1001[0-5]|1900[1-5])$)(?!IL/ar/books/(?:2000[1-9]|2001[0-5]|29004)$)(?!IL/ru/books/(?:3000[1-9]|3001[0-5]|3900[1-36])$).*)',
    { source: '/((?!api/|_next/|icons/|pictures/|social/|book_).*)', has: [{ type: 'query', key: 'country' }] },
    { source: '/:country/:lang/:rest*', has: [{ type: 'query', key: 'page' }] },
    { source: '/:country/:lang/:rest*', has: [{ type: 'query', key: 'post' }] },
  ],
};
