import type { CardPage } from '@/components/seo/social-cards';
import type { Category } from '@/lib/catalogue';
import type { Box, Character, SceneInput } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { ChildName } from '../sample-children';

/** A page of a story with a sample child. */
export type StoryPage = {
  readonly book: number;
  readonly key: string;
  readonly child: ChildName;
  readonly age?: number;
  /** Of a picture book: the detail that is shown, a square in stage units; the first one of its phone view unless told. */
  readonly box?: Box;
};

/** A picture of the shop's own pages: a page of a story or a child's portrait. */
export type ShopPicture = {
  readonly name: string;
  readonly widths: readonly number[];
  readonly page?: StoryPage;
  readonly portrait?: ChildName;
  /** Overrides of the sample child in a portrait. */
  readonly look?: Partial<Character>;
  readonly variation?: number;
  readonly camera?: SceneInput['camera'];
  /** Also drawn mirrored for right-to-left pages. */
  readonly bothWays?: boolean;
};

/** Crops to a face that fills its round frame. */
const FACE = { x: 600, y: 560, zoom: 1.5 } as const;
const LIGHT = { book: 1, child: 'noam' } as const;

const square = (x: number, y: number, edge: number): Box => ({ x, y, width: edge, height: edge });

export const SHOP_PICTURES: readonly ShopPicture[] = [
  { name: 'hero-bedroom', widths: [480, 640, 960], page: { ...LIGHT, key: 's02' }, bothWays: true },
  {
    name: 'hero-dragon',
    widths: [480, 640, 960],
    page: { book: 12, key: 's12', child: 'mei', age: 7, box: square(300, 0, 1050) },
    bothWays: true,
  },
  {
    name: 'hero-balloon',
    widths: [480, 640, 960],
    page: { book: 10, key: 's05', child: 'tamar', age: 6, box: square(1260, 60, 1140) },
    bothWays: true,
  },
  {
    name: 'hero-chicks',
    widths: [480, 640, 960],
    page: { book: 6, key: 's10', child: 'otis', age: 3 },
    bothWays: true,
  },
  { name: 'hero-rain', widths: [480, 640, 960], page: { book: 8, key: 's11', child: 'freya', age: 5 }, bothWays: true },
  {
    name: 'closing',
    widths: [640, 1100],
    page: { book: 1, key: 's12', child: 'amara', box: square(868, 40, 1160) },
    bothWays: true,
  },
  { name: 'same-s03', widths: [320], page: { ...LIGHT, key: 's03', box: square(1430, 90, 760) } },
  { name: 'same-s05', widths: [320], page: { ...LIGHT, key: 's05', box: square(180, 400, 760) } },
  { name: 'same-s07', widths: [320], page: { ...LIGHT, key: 's07', box: square(1360, 480, 600) } },
  { name: 'same-s11', widths: [320], page: { ...LIGHT, key: 's11', box: square(430, 330, 760) } },
  ...[0, 1, 2, 3].map((variation) => ({
    name: `take-${variation}`,
    widths: [240],
    page: { book: 1, key: 's11', child: 'otis', age: 5, box: square(330, 200, 1000) } as const,
    variation,
  })),
  { name: 'hero-photo', widths: [296], portrait: 'noam', camera: FACE },
  { name: 'photo-mei', widths: [192, 296], portrait: 'mei', look: { age: 7 }, camera: FACE },
  { name: 'photo-tamar', widths: [192, 296], portrait: 'tamar', look: { age: 6 }, camera: FACE },
  { name: 'photo-otis', widths: [192, 296], portrait: 'otis', look: { age: 3 }, camera: FACE },
  { name: 'photo-freya', widths: [192, 296], portrait: 'freya', look: { age: 5 }, camera: FACE },
  { name: 'make-boy', widths: [240, 480], portrait: 'yusuf' },
  { name: 'make-girl', widths: [240, 480], portrait: 'freya' },
  { name: 'face-curls', widths: [192], portrait: 'yusuf', look: { glasses: 'none' }, camera: FACE },
  {
    name: 'face-glasses',
    widths: [192],
    portrait: 'adam',
    look: { glasses: 'round', glassesColor: '#33507a' },
    camera: FACE,
  },
  { name: 'face-zuri', widths: [192], portrait: 'zuri', camera: FACE },
  { name: 'face-amara', widths: [192], portrait: 'amara', camera: FACE },
  { name: 'face-fringe', widths: [192], portrait: 'maryam', camera: FACE },
];

type ByLanguage = Readonly<Record<Language, StoryPage>>;

/** The story page that illustrates a category; holidays and traditions have one per language. */
const CATEGORY_PAGES: Readonly<Record<Category, StoryPage | ByLanguage>> = {
  bestsellers: { book: 12, key: 's10', child: 'otis', age: 7, box: square(1090, 90, 1100) },
  courage: { book: 1, key: 's09', child: 'tamar', age: 6 },
  holidays: {
    he: { book: 9001, key: 's09', child: 'adam', age: 6 },
    en: { book: 10, key: 's12', child: 'amara', age: 6, box: square(760, 80, 1100) },
    ar: { book: 9004, key: 's12', child: 'maryam', age: 7, box: square(380, 140, 1040) },
    ru: { book: 9006, key: 's12', child: 'freya', age: 6 },
  },
  social: { book: 8, key: 's11', child: 'mei', age: 5 },
  imagination: { book: 12, key: 's12', child: 'freya', age: 7, box: square(300, 0, 1050) },
  traditions: {
    he: { book: 9002, key: 's11', child: 'noam', age: 6, box: square(900, 80, 1100) },
    en: { book: 9005, key: 's12', child: 'zuri', age: 6 },
    ar: { book: 9004, key: 's11', child: 'yusuf', age: 7, box: square(880, 80, 1100) },
    ru: { book: 9001, key: 's09', child: 'tamar', age: 6 },
  },
  learning: { book: 7, key: 's02', child: 'zuri', age: 6 },
};

type PageCard = {
  readonly picture: StoryPage;
  readonly ground: 'night' | 'paper';
  /** Overrides for languages whose page shows something else. */
  readonly instead?: Readonly<Partial<Record<Language, StoryPage>>>;
};

/** The page of a story on each card. */
export const PAGE_CARDS: Readonly<Record<CardPage, PageCard>> = {
  shop: { picture: { book: 1, key: 's01', child: 'noam' }, ground: 'night' },
  home: { picture: { book: 1, key: 's02', child: 'amara' }, ground: 'night' },
  books: {
    picture: { book: 12, key: 's12', child: 'mei', age: 7, box: { x: 300, y: 0, width: 1050, height: 1050 } },
    ground: 'paper',
  },
  blog: { picture: { book: 7, key: 's02', child: 'zuri', age: 6 }, ground: 'night' },
  roladin: {
    picture: { book: 9001, key: 's09', child: 'adam', age: 6 },
    ground: 'night',
    // In Arabic the offer is about winter, not Hanukkah.
    instead: {
      ar: { book: 1, key: 's06', child: 'maryam', age: 6 },
    },
  },
};

/** The story page that illustrates a category in a language. */
export function getCategoryPage(category: Category, language: Language): StoryPage {
  const shelf = CATEGORY_PAGES[category];
  return 'book' in shelf ? shelf : shelf[language];
}
