import type { IconName } from '@/components/ui/icon-names';
import { type Capability, isAvailable } from '@/lib/capabilities';
import { isKnownRoute } from '@/lib/markets';

type Entry = { readonly key: NavKey; readonly rest: string };
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

/** Every place that the bar, the menu and the footer lead to; the words are `layout.nav.*`. */
const PLACES: Readonly<Record<NavKey, string>> = {
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

/** What a place sells beyond a book for one child. */
const SELLS: Readonly<Partial<Record<NavKey, Capability>>> = { kindergarten: 'kindergarten', companies: 'company' };

/** A page that is not there yet, or sells what cannot be bought, is not linked. */
function isOpen({ key, rest }: Entry): boolean {
  const sells = SELLS[key];
  return (!sells || isAvailable(sells)) && (rest.startsWith('#') || isKnownRoute(rest || '/'));
}

const pick = (...keys: readonly NavKey[]): readonly Entry[] =>
  keys.map((key) => ({ key, rest: PLACES[key] })).filter(isOpen);

export const BAR_ENTRIES = pick('books', 'how', 'kindergarten', 'companies', 'blog');
export const FOOTER_BOOKS = pick('books', 'create', 'myBooks', 'blog');
export const FOOTER_GROUPS = pick('kindergarten', 'companies');
export const FOOTER_HELP = pick('terms', 'privacy', 'accessibility', 'sitemap');

export type MenuEntry = Entry & { readonly icon: IconName };

const MENU: readonly MenuEntry[] = [
  { key: 'home', rest: PLACES.home, icon: 'house' },
  { key: 'myBooks', rest: PLACES.myBooks, icon: 'book-open' },
  { key: 'create', rest: PLACES.create, icon: 'wand-sparkles' },
  { key: 'books', rest: PLACES.books, icon: 'images' },
  { key: 'companies', rest: PLACES.companies, icon: 'building-complex' },
  { key: 'kindergarten', rest: PLACES.kindergarten, icon: 'graduation-cap' },
  { key: 'blog', rest: PLACES.blog, icon: 'newspaper' },
];
/** The mobile menu’s quick navigation (spec §2 "Mobile menu"). */
export const MENU_ENTRIES = MENU.filter(isOpen);
export const MENU_LEGAL = pick('terms', 'privacy', 'accessibility');
