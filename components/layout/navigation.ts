import type { IconName } from '@/components/ui/icon-names';
import { type Capability, isAvailable } from '@/lib/capabilities';
import { isKnownRoute } from '@/lib/markets';

type NavEntry = { readonly key: NavKey; readonly rest: string };
export type NavKey =
  | 'home'
  | 'books'
  | 'how'
  | 'kindergarten'
  | 'companies'
  | 'blog'
  | 'myBooks'
  | 'create'
  | 'sitemap'
  | 'terms'
  | 'privacy'
  | 'accessibility';

/** Path of every page in the header, menu and footer; the labels are the messages `layout.nav.*`. */
const ROUTES: Readonly<Record<NavKey, string>> = {
  home: '',
  books: '/books',
  how: '#how',
  kindergarten: '/kindergarten',
  companies: '/company-batch',
  blog: '/blog',
  myBooks: '/my-books',
  create: '/wizard',
  sitemap: '/sitemap',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
};

/** Capability that a page needs, if any. */
const REQUIRED_CAPABILITY: Readonly<Partial<Record<NavKey, Capability>>> = {
  kindergarten: 'kindergarten',
  companies: 'company',
};

/** We link only to pages that exist and whose products are sold today. */
function isLinkable({ key, rest }: NavEntry): boolean {
  const sells = REQUIRED_CAPABILITY[key];
  return (!sells || isAvailable(sells)) && (rest.startsWith('#') || isKnownRoute(rest || '/'));
}

const navEntries = (...keys: readonly NavKey[]): readonly NavEntry[] =>
  keys.map((key) => ({ key, rest: ROUTES[key] })).filter(isLinkable);

export const HEADER_ENTRIES = navEntries('books', 'how', 'kindergarten', 'companies', 'blog');
export const FOOTER_BOOKS = navEntries('books', 'create', 'myBooks', 'kindergarten', 'companies');
export const FOOTER_HELP = navEntries('blog', 'terms', 'privacy', 'accessibility', 'sitemap');

export type MenuEntry = NavEntry & { readonly icon: IconName };

const MENU: readonly MenuEntry[] = [
  { key: 'home', rest: ROUTES.home, icon: 'house' },
  { key: 'myBooks', rest: ROUTES.myBooks, icon: 'book-open' },
  { key: 'create', rest: ROUTES.create, icon: 'wand-sparkles' },
  { key: 'books', rest: ROUTES.books, icon: 'images' },
  { key: 'companies', rest: ROUTES.companies, icon: 'building-complex' },
  { key: 'kindergarten', rest: ROUTES.kindergarten, icon: 'graduation-cap' },
  { key: 'blog', rest: ROUTES.blog, icon: 'newspaper' },
];
/** The mobile menu’s quick navigation (spec §2 "Mobile menu"). */
export const MENU_ENTRIES = MENU.filter(isLinkable);
export const MENU_LEGAL = navEntries('terms', 'privacy', 'accessibility');
