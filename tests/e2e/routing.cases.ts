/** What a visitor brings along. */
export type Visitor = {
  readonly lock?: string;
  readonly country?: string;
  readonly detected?: string;
  readonly language?: string;
  readonly accept?: string;
  readonly agent?: string;
};

export type RoutingCase = {
  readonly path: string;
  readonly visitor: Visitor;
} /** The static page at its own address; middleware is not even asked. */ & (
  | { readonly gives: 'page' }
  /** A page of one person at its own address. */
  | { readonly gives: 'personal' }
  /** The page at `to`, shown where the visitor is. */
  | { readonly gives: 'shown'; readonly to: string }
  | { readonly gives: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  /** The localised 404 of the market in `to`. */
  | { readonly gives: 'missing'; readonly to: string }
);

const NOBODY: Visitor = {};
const page = (path: string, visitor = NOBODY): RoutingCase => ({ gives: 'page', path, visitor });
const personal = (path: string, visitor = NOBODY): RoutingCase => ({ gives: 'personal', path, visitor });
const shown = (path: string, to: string, visitor = NOBODY): RoutingCase => ({ gives: 'shown', path, to, visitor });
const missing = (path: string, to: string, visitor = NOBODY): RoutingCase => ({ gives: 'missing', path, to, visitor });
/** For good: the form is mended, whoever asks. */
const moved = (path: string, to: string, visitor = NOBODY): RoutingCase => ({
  gives: 'redirect',
  status: 308,
  path,
  to,
  visitor,
});
/** For now: somebody chose. */
const chosen = (path: string, to: string, visitor = NOBODY): RoutingCase => ({
  gives: 'redirect',
  status: 307,
  path,
  to,
  visitor,
});

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const SHARED_LINK = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

const CANONICAL = [
  page('/IL/he'),
  page('/IL/en'),
  page('/IL/ru'),
  page('/US/en'),
  page('/KE/en'),
  page('/IL/he/books'),
  page('/IL/he/books?category=courage&q=fox'),
  page('/IL/he/books/1'),
  page('/IL/he/books/15'),
  page('/IL/he/books/9003'),
  page('/IL/en/books/10007'),
  page('/US/en/books/19005'),
  page('/KE/en/books/10010'),
  page('/IL/ar/books/20001'),
  page('/IL/ar/books/29004'),
  page('/IL/ru/books/30015'),
  page('/IL/ru/books/39006'),
  page('/IL/ar/blog'),
  page('/IL/ru/blog/reading-aloud'),
  page('/IL/ru/roladin'),
  page('/IL/he/sitemap'),
  page('/IL/en/accessibility'),
  page('/KE/en/privacy-policy'),
  // A path that says all is answered by what it says, whoever asks.
  page('/IL/he', { lock: 'US', country: 'KE', detected: 'US', language: 'ru', accept: 'en' }),
  page('/US/en/books', { lock: 'IL', language: 'he' }),
  page('/KE/en', { detected: 'IL', agent: GOOGLE }),
  page('/IL/he?utm_source=letter', { country: 'US' }),
];

const PERSONAL = [
  personal('/IL/he/wizard'),
  personal('/IL/ar/wizard?book=20003'),
  personal('/US/en/my-books'),
  personal('/IL/he/resume'),
  personal('/KE/en/stop-reminders'),
  personal('/US/en/preview/2f1b6a52-7f0e-4d52-9a41-0d5a3a4e9b10?page=6'),
  personal('/KE/en/wizard', { lock: 'IL' }),
  personal('/IL/ru/my-books', { country: 'US', accept: 'en' }),
];

const SHORT = [
  shown('/he', '/IL/he'),
  shown('/en', '/IL/en'),
  shown('/ar', '/IL/ar'),
  shown('/ru', '/IL/ru'),
  shown('/en', '/US/en', { country: 'US' }),
  shown('/en', '/KE/en', { detected: 'KE' }),
  shown('/en/books', '/US/en/books', { lock: 'US', country: 'KE', detected: 'IL' }),
  shown('/en/books', '/KE/en/books', { country: 'KE', detected: 'US' }),
  shown('/en/books', '/IL/en/books', { country: 'FR', detected: 'FR' }),
  shown('/en/books', '/KE/en/books', { country: 'ke' }),
  // The language of the path wins over a country that does not speak it.
  shown('/he', '/IL/he', { country: 'US' }),
  shown('/ru/books', '/IL/ru/books', { lock: 'KE' }),
  shown('/he/books/7', '/IL/he/books/7', { country: 'KE', accept: 'en' }),
  shown('/en/books/10007', '/KE/en/books/10007', { country: 'KE' }),
  shown('/he/books?category=courage', '/IL/he/books?category=courage'),
  shown('/ar/wizard?book=20003', '/IL/ar/wizard?book=20003'),
  shown('/books', '/IL/he/books'),
  shown('/books', '/KE/en/books', { country: 'KE' }),
  shown('/books', '/KE/en/books', { country: 'KE', language: 'he', accept: 'he' }),
  shown('/books', '/IL/ar/books', { language: 'ar', accept: 'ru' }),
  shown('/books', '/IL/ru/books', { accept: 'ru-RU,ru;q=0.9,en;q=0.8' }),
  shown('/books', '/IL/he/books', { accept: 'iw-IL,en;q=0.4' }),
  shown('/books', '/IL/en/books', { accept: 'fr-FR,de;q=0.8,en;q=0.1' }),
  shown('/books', '/IL/he/books', { accept: 'fr-FR' }),
  shown('/books', '/IL/he/books', { accept: 'en;q=0' }),
  shown('/books', '/IL/he/books', { language: 'fr' }),
  shown('/books', '/US/en/books', { detected: 'US', agent: 'Mozilla/5.0 Firefox/140.0' }),
  shown('/books?q=a%20b&country=FR', '/IL/he/books?q=a%20b&country=FR'),
  // A book on a bare path is the visitor's own edition of it.
  shown('/books/7', '/IL/he/books/7'),
  shown('/books/7', '/US/en/books/10007', { country: 'US' }),
  shown('/books/10007', '/IL/ar/books/20007', { language: 'ar' }),
  shown('/wizard', '/IL/he/wizard'),
  shown('/wizard', '/US/en/wizard', { lock: 'US', language: 'ru' }),
  shown('/my-books', '/IL/ru/my-books', { language: 'ru' }),
  shown('/roladin', '/IL/he/roladin'),
  shown('/he/roladin', '/IL/he/roladin', { detected: 'US' }),
  shown('/blog', '/IL/ar/blog', { accept: 'ar' }),
  shown('/en/blog/reading-aloud', '/KE/en/blog/reading-aloud', { country: 'KE' }),
  shown('/accessibility', '/KE/en/accessibility', { detected: 'KE' }),
  shown('/privacy-policy', '/IL/he/privacy-policy'),
  shown('/ru/terms-of-service', '/IL/ru/terms-of-service'),
  // Crawlers see the shop as if their machine stood nowhere.
  shown('/books', '/IL/he/books', { detected: 'US', agent: GOOGLE }),
  shown('/en', '/IL/en', { detected: 'US', agent: GOOGLE }),
  shown('/roladin', '/IL/he/roladin', { detected: 'KE', agent: SHARED_LINK }),
];

const ROOT = [
  chosen('/', '/he'),
  chosen('/', '/ar', { language: 'ar', accept: 'en' }),
  chosen('/', '/en', { accept: 'en-GB,en;q=0.9' }),
  chosen('/', '/he', { accept: 'iw' }),
  chosen('/', '/ru', { accept: 'fr,ru;q=0.2' }),
  chosen('/', '/KE/en', { country: 'KE', accept: 'he' }),
  chosen('/', '/US/en', { detected: 'US', language: 'he' }),
  chosen('/', '/IL/ru', { lock: 'IL', country: 'US', detected: 'KE', language: 'ru' }),
  chosen('/', '/US/en', { country: 'US', detected: 'IL' }),
  chosen('/', '/he', { country: 'FR', detected: 'FR' }),
  chosen('/?utm_source=x&y', '/he?utm_source=x&y'),
  chosen('/', '/he', { detected: 'US', agent: GOOGLE }),
  chosen('/', '/en', { detected: 'KE', accept: 'en', agent: SHARED_LINK }),
];

const CHOICES = [
  chosen('/IL/he/books?country=US&q=fox', '/US/en/books?q=fox'),
  chosen('/IL/he?country=KE', '/KE/en'),
  chosen('/US/en?country=IL', '/IL/en'),
  chosen('/US/en?country=IL', '/IL/en', { language: 'ru' }),
  chosen('/books?country=ke', '/KE/en/books'),
  chosen('/books?country=IL', '/IL/ru/books', { language: 'ru', country: 'US' }),
  chosen('/en?country=IL', '/IL/en'),
  chosen('/ru?country=US', '/US/en'),
  chosen('/?country=US', '/US/en'),
  chosen('/?country=IL', '/IL/ar', { accept: 'ar' }),
  chosen('/IL/he?country=IL', '/IL/he'),
  chosen('/IL/he/wizard?country=US&book=1', '/US/en/wizard?book=1'),
  chosen('/IL/he/books?q=a%20b&country=KE&x', '/KE/en/books?q=a%20b&x'),
  chosen('/IL/he/books?country=US&country=KE', '/US/en/books'),
  chosen('/IL/he/books/12?country=US', '/US/en/books/10012'),
  chosen('/IL/ru/books/39006?country=US', '/US/en/books'),
  page('/IL/he/books?country=FR'),
  page('/IL/he?country='),
  personal('/IL/he/wizard?country=XX'),
  // A pair that the country does not support.
  chosen('/US/ru/books', '/US/en/books'),
  chosen('/US/he', '/US/en'),
  chosen('/KE/ar/wizard?q=1', '/KE/en/wizard?q=1'),
  chosen('/US/he/books/12', '/US/en/books/10012'),
  chosen('/US/ru/blog/some-post?x=1', '/US/en/blog/some-post?x=1'),
  chosen('/KE/he/no/such/page', '/KE/en/no/such/page'),
  // A country alone.
  chosen('/US', '/US/en'),
  chosen('/IL', '/IL/he'),
  chosen('/IL', '/IL/ru', { language: 'ru' }),
  chosen('/KE/books', '/KE/en/books', { language: 'he' }),
  chosen('/IL/wizard?book=1', '/IL/he/wizard?book=1'),
];

const FORMS = [
  moved('/il/he', '/IL/he'),
  moved('/IL/HE/books', '/IL/he/books'),
  moved('/Il/He/books?q=Fox', '/IL/he/books?q=Fox'),
  moved('/us/EN/books/10001', '/US/en/books/10001'),
  moved('/HE', '/he'),
  moved('/Ru/wizard', '/ru/wizard'),
  moved('/IL/he/%62ooks', '/IL/he/books'),
  moved('/il/he/Books', '/IL/he/books'),
  moved('/Books', '/books'),
  moved('/IL/en/Blog/Reading-Aloud?x=1', '/IL/en/blog/reading-aloud?x=1'),
  moved('/IL/he/Share/q7Jx0-Yk3_vT', '/IL/he/share/q7Jx0-Yk3_vT'),
  moved('/IL/he/books/', '/IL/he/books'),
  moved('/he/', '/he'),
  // Form and choice together are one redirect, and not for good.
  chosen('/us', '/US/en'),
  chosen('/us/RU/books', '/US/en/books'),
  chosen('/il/HE/books?country=US', '/US/en/books'),
  // Books under the path of another language.
  moved('/IL/he/books/10012', '/IL/he/books/12'),
  moved('/IL/en/books/12?utm=1', '/IL/en/books/10012?utm=1'),
  moved('/IL/ru/books/9001', '/IL/ru/books/39001'),
  moved('/ar/books/7', '/ar/books/20007'),
  moved('/il/EN/books/7', '/IL/en/books/10007'),
];

const LEGACY = [
  moved('/index.html', '/'),
  moved('/home', '/'),
  moved('/IL/ru/index.html', '/IL/ru'),
  moved('/?page=books', '/books'),
  moved('/IL/he?page=books&category=courage', '/IL/he/books?category=courage'),
  moved('/?page=create', '/wizard'),
  moved('/book/7', '/books/7'),
  moved('/en/book/7', '/en/books/10007'),
  moved('/en/book/8888', '/en/books/8888'),
  moved('/book?id=7&x=1', '/books/7?x=1'),
  moved('/book?id=zz', '/books?id=zz'),
  moved('/catalog', '/books'),
  moved('/IL/he/catalog?q=a%20b', '/IL/he/books?q=a%20b'),
  moved('/create', '/wizard'),
  moved('/order/ab-1', '/order-confirmation/ab-1'),
  moved('/IL/he/order/ab-1', '/IL/he/order-confirmation/ab-1'),
  moved('/account', '/my-books'),
  moved('/blog?post=sleep', '/blog/sleep'),
  page('/IL/he/blog?post=a%2Fb'),
  moved('/privacy', '/privacy-policy'),
  moved('/KE/en/terms', '/KE/en/terms-of-service'),
  moved('/he-IL/book/3', '/IL/he/books/3'),
  moved('/en_US/terms', '/US/en/terms-of-service'),
  moved('/en_us/terms', '/US/en/terms-of-service'),
  moved('/iw_IL/create', '/IL/he/wizard'),
  moved('/iw/catalog', '/he/books'),
  moved('/IL/iw/book?id=10003', '/IL/he/books/3'),
  moved('/il/IW/Home', '/IL/he'),
  chosen('/US/iw/catalog', '/US/en/books'),
  chosen('/he-US/create', '/US/en/wizard'),
  chosen('/catalog?country=US', '/US/en/books'),
  chosen('/index.html?country=KE', '/KE/en'),
  page('/IL/he/books?page=2'),
];

const MISSING = [
  missing('/nowhere', '/IL/he'),
  missing('/nowhere', '/KE/en', { country: 'KE' }),
  missing('/nowhere', '/IL/ru', { accept: 'ru' }),
  missing('/he/nowhere', '/IL/he'),
  missing('/IL/ru/nowhere', '/IL/ru'),
  missing('/IL/ar/books/1/pages', '/IL/ar'),
  // Old addresses of pages that are not open yet: nothing permanent may lead to what is not there.
  missing('/edit/ab-1', '/IL/he'),
  missing('/IL/en/company/dashboard/tok', '/IL/en'),
  missing('/FR/fr', '/IL/he'),
  missing('/IL/fr/books', '/IL/he'),
  missing('/IL/he/he', '/IL/he'),
  missing('/IL/he/wizard/step', '/IL/he'),
  missing('/IL/he/share', '/IL/he'),
  missing('/IL/he/blog/no-such-post', '/IL/he'),
  missing('/ar/blog/no-such-post', '/IL/ar'),
  missing('/IL/he/blog/Upper-Case', '/IL/he'),
  missing('/IL/he/blog/one/two', '/IL/he'),
  missing('/staff', '/IL/he'),
  missing('/he%2Fbooks', '/IL/he'),
  missing('/IL/he/%D7%A1%D7%A4%D7%A8', '/IL/he'),
  missing('/IL/he/books/0', '/IL/he'),
  missing('/IL/he/books/4999', '/IL/he'),
  missing('/IL/he/books/16', '/IL/he'),
  missing('/IL/he/books/007', '/IL/he'),
  missing('/IL/he/books/abc', '/IL/he'),
  missing('/IL/he/books/123456', '/IL/he'),
  missing('/IL/ar/books/9001', '/IL/ar'),
  missing('/IL/he/books/29004', '/IL/he'),
  missing('/ru/books/29004', '/IL/ru'),
  missing('/books/4999', '/IL/he'),
  missing('/books/39006', '/US/en', { country: 'US' }),
];

/** Where each address leads (spec §2 "Route shapes", rulings "Routing and locale"). */
export const ROUTING_CASES: readonly RoutingCase[] = [
  ...CANONICAL,
  ...PERSONAL,
  ...SHORT,
  ...ROOT,
  ...CHOICES,
  ...FORMS,
  ...LEGACY,
  ...MISSING,
];
