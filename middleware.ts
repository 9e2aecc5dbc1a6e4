import { type NextRequest, NextResponse } from 'next/server';
import { isCrawler } from '@/lib/markets/crawler';
import { decideRoute } from '@/lib/markets/decide-route';
import { splitPath } from '@/lib/markets/paths';
import { isPublicRoute } from '@/lib/markets/routes';

/** Locale, country and legacy redirects; `lib/markets/decide-route.ts` makes the decisions. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const cookie = (name: string) => request.cookies.get(name)?.value ?? null;
  const { headers } = request;
  const decision = decideRoute({
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
  const toUrl = (to: string) => new URL(to, request.nextUrl);
  switch (decision.kind) {
    case 'next':
      return NextResponse.next();
    case 'personal':
      return withPrivateCache(NextResponse.next(withNonce(headers)));
    case 'redirect': {
      const response = NextResponse.redirect(toUrl(decision.to), decision.status);
      return decision.status === 307 ? withPrivateCache(response) : response;
    }
    case 'rewrite': {
      const isPublic = isPublicRoute(splitPath(toUrl(decision.to).pathname).rest);
      return withPrivateCache(NextResponse.rewrite(toUrl(decision.to), isPublic ? {} : withNonce(headers)));
    }
    case 'not-found':
      return withPrivateCache(NextResponse.rewrite(toUrl(decision.to), { status: 404 }));
  }
}

/**
 * Next writes the nonce of the request's policy into the scripts that it renders; `lib/server/content-security` made it
 * and sends it. A page that everybody gets has none.
 */
function withNonce(given: Headers) {
  const headers = new Headers(given);
  const nonce = headers.get('x-nonce');
  if (nonce) headers.set('content-security-policy', `script-src 'nonce-${nonce}'`);
  return { request: { headers } };
}

// The response depends on cookies or belongs to one person, so no shared cache may store it.
function withPrivateCache(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/**
 * Middleware skips canonical public pages, which are static, unless the query selects a country or has a legacy form.
 * It also skips files and endpoints. The patterns only check the form of a path: the page itself handles an unknown
 * post or book. Matchers must be static literals, so the repetition cannot be removed. `lib/markets/matcher.test.ts`
 * checks them against the routes and the id ranges of the languages.
 */
export const config = {
  matcher: [
    '/((?!api/|r/\\w+$|_next/(?:static|image)|sandbox/(?:outbox|checkout/[^/]+)$|staff(?:$|/(?:login(?:/app)?|jobs|blog(?:/[^/]+)?|production|templates|requests(?:/[^/]+)?|reviews|refunds|audit|members|quality|catalogue|testimonials|(?:groups|orders)(?:/[^/]+)?)$)|(?:icons|pictures|social|book_(?:covers|samples|categories|social))/(?:[\\w-]+/)?[\\w.-]+\\.\\w+$|[\\w-]+\\.(?:ico|txt|xml|webmanifest|png|svg)$)(?!(?:IL/(?:he|en|ar|ru)|US/en|KE/en)(?:$|/(?:books|blog|blog/[a-z0-9-]{1,80}|kindergarten|roladin|sitemap|accessibility|privacy-policy|terms-of-service)$))(?!IL/he/books/[1-9]\\d{0,3}$)(?!(?:IL|US|KE)/en/books/1(?!0000)\\d{4}$)(?!IL/(?:ar/books/2|ru/books/3)(?!0000)\\d{4}$).*)',
    { source: '/((?!api/|_next/|icons/|pictures/|social/|book_).*)', has: [{ type: 'query', key: 'country' }] },
    { source: '/((?!api/|_next/|icons/|pictures/|social/|book_).*)', has: [{ type: 'query', key: 'page' }] },
    { source: '/((?!api/|_next/|icons/|pictures/|social/|book_).*)', has: [{ type: 'query', key: 'post' }] },
  ],
};
