import { type NextRequest, NextResponse } from 'next/server';
import { decide } from '@/lib/markets/decide';

/** Locale, country and legacy redirects; all the thinking is in `lib/markets/decide.ts`. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const cookie = (name: string) => request.cookies.get(name)?.value ?? null;
  const decision = decide({
    pathname,
    search,
    lockedCountry: cookie('locked_country'),
    selectedCountry: cookie('selected_country'),
    detectedCountry: request.headers.get('x-vercel-ip-country') ?? request.headers.get('cf-ipcountry'),
    storedLanguage: cookie('language'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  const at = (to: string) => new URL(to, request.nextUrl);
  switch (decision.kind) {
    case 'next':
      return NextResponse.next();
    case 'redirect':
      return NextResponse.redirect(at(decision.to), decision.status);
    case 'rewrite':
      return privately(NextResponse.rewrite(at(decision.to)));
    case 'not-found':
      return privately(NextResponse.rewrite(at(decision.to), { status: 404 }));
  }
}

// The answer depends on cookies, so no shared cache may keep it.
function privately(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Canonical public pages are static and stay untouched, unless the query asks for a country or is an old form. */
export const config = {
  matcher: [
    '/((?!api/|_next/|sandbox/|staff|icons/|pictures/|social/|book_(?:covers|samples|categories|social)/|favicon.ico|robots.txt|sitemap.xml|manifest.webmanifest)(?!(?:IL/(?:he|en|ar|ru)|US/en|KE/en)(?:$|/(?:books|books/\\d{1,5}|blog|blog/[a-z0-9-]{1,80}|roladin|sitemap|accessibility|privacy-policy|terms-of-service)$)).*)',
    { source: '/:path*', has: [{ type: 'query', key: 'country' }] },
    { source: '/:country/:lang/:rest*', has: [{ type: 'query', key: 'page' }] },
    { source: '/:country/:lang/:rest*', has: [{ type: 'query', key: 'post' }] },
  ],
};
