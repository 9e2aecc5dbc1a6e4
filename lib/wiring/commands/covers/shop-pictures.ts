import { CATEGORIES, CATEGORY_WIDTHS, type Category, categoryPicture } from '@/lib/catalogue';
import { type Character, type Scene, type SceneInput, sceneSchema } from '@/lib/illustrator';
import { type ChildName, portraitScene, renderScene, renderVignette } from '@/lib/illustrator/server';
import { LANGUAGES, type Language } from '@/lib/markets';
import { storyByBaseId } from '@/lib/stories/server';
import { Stop } from '../say';
import { sampleChild } from './cast';
import { exportPicture } from './export-picture';
import { exportPagePictures } from './page-pictures';

/** Which page of which story, with whom. */
export type Page = { readonly book: number; readonly key: string; readonly child: ChildName; readonly age?: number };

/** A picture of the shop's own pages: a page of a story or a child's portrait. */
type ShopPicture = {
  readonly name: string;
  readonly widths: readonly number[];
  readonly page?: Page;
  readonly portrait?: ChildName;
  /** How the child of a portrait differs from the sample. */
  readonly look?: Partial<Character>;
  readonly variation?: number;
  readonly camera?: SceneInput['camera'];
  /** Also composed for pages that are read from right to left. */
  readonly bothWays?: boolean;
};

const NEAR = { shot: 'close' } as const;
/** A face that fills its round frame. */
const FACE = { x: 600, y: 560, zoom: 1.5 } as const;
const LIGHT = { book: 1, child: 'noam' } as const;

const PICTURES: readonly ShopPicture[] = [
  { name: 'hero-bedroom', widths: [480, 640, 960], page: { ...LIGHT, key: 's01' }, bothWays: true },
  {
    name: 'hero-dragon',
    widths: [480, 640, 960],
    page: { book: 12, key: 's12', child: 'mei', age: 7 },
    bothWays: true,
  },
  {
    name: 'hero-balloon',
    widths: [480, 640, 960],
    page: { book: 10, key: 's05', child: 'tamar', age: 6 },
    bothWays: true,
  },
  {
    name: 'hero-chicks',
    widths: [480, 640, 960],
    page: { book: 6, key: 's10', child: 'otis', age: 3 },
    bothWays: true,
  },
  { name: 'hero-rain', widths: [480, 640, 960], page: { book: 8, key: 's11', child: 'freya', age: 5 }, bothWays: true },
  { name: 'closing', widths: [640, 1100], page: { book: 1, key: 's02', child: 'amara' }, bothWays: true },
  { name: 'same-s03', widths: [320], page: { ...LIGHT, key: 's03' }, camera: NEAR },
  { name: 'same-s05', widths: [320], page: { ...LIGHT, key: 's05' }, camera: NEAR },
  { name: 'same-s07', widths: [320], page: { ...LIGHT, key: 's07' }, camera: NEAR },
  { name: 'same-s10', widths: [320], page: { ...LIGHT, key: 's10' }, camera: NEAR },
  ...[0, 1, 2, 3].map((variation) => ({
    name: `take-${variation}`,
    widths: [240],
    page: { book: 1, key: 's10', child: 'otis', age: 5 } as const,
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
  { name: 'face-fringe', widths: [192], portrait: 'maryam', camera: FACE },
];

type ByLanguage = Readonly<Record<Language, Page>>;

/** The page that stands for a shelf; feasts and customs are those of the readers. */
const SHELVES: Readonly<Record<Category, Page | ByLanguage>> = {
  bestsellers: { book: 12, key: 's10', child: 'otis', age: 7 },
  courage: { book: 1, key: 's09', child: 'tamar', age: 6 },
  holidays: {
    he: { book: 9001, key: 's09', child: 'adam', age: 6 },
    en: { book: 10, key: 's12', child: 'amara', age: 6 },
    ar: { book: 9004, key: 's12', child: 'maryam', age: 7 },
    ru: { book: 9006, key: 's07', child: 'freya', age: 6 },
  },
  social: { book: 8, key: 's11', child: 'mei', age: 5 },
  imagination: { book: 5, key: 's10', child: 'freya', age: 4 },
  traditions: {
    he: { book: 9002, key: 's11', child: 'noam', age: 6 },
    en: { book: 9005, key: 's12', child: 'zuri', age: 6 },
    ar: { book: 9004, key: 's11', child: 'yusuf', age: 7 },
    ru: { book: 9001, key: 's09', child: 'tamar', age: 6 },
  },
  learning: { book: 7, key: 's02', child: 'zuri', age: 6 },
};

function sceneOf({ book, key }: Page): SceneInput {
  const scene = storyByBaseId(book)?.spreads.find((spread) => spread.key === key)?.scene;
  if (!scene) throw new Stop(`Book ${book} has no page ${key}.`);
  return scene;
}

/** The page that stands for a shelf in a language. */
export function shelfPage(category: Category, language: Language): Page {
  const shelf = SHELVES[category];
  return 'book' in shelf ? shelf : shelf[language];
}

const castOf = ({ child, age }: Page): Character => ({ ...sampleChild(child), ...(age && { age }) });

async function draw(scene: Scene, character: Character, seed: string, sizePx: number, variation = 0) {
  return (await renderScene({ scene, character, model: 'regular', seed, variation, sizePx })).image;
}

/** A page of a story as a square picture for the shop. */
export const drawPage = (page: Page, seed: string, sizePx: number, mirrored: boolean): Promise<Uint8Array> =>
  draw(sceneSchema.parse({ ...sceneOf(page), mirrored }), castOf(page), seed, sizePx);

async function exportPage(picture: ShopPicture, mirrored: boolean): Promise<number> {
  const { page, portrait, look, camera, variation, widths } = picture;
  const scene = page
    ? sceneSchema.parse({ ...sceneOf(page), ...(camera && { camera }), mirrored })
    : { ...portraitScene('stripes'), ...(camera && { camera }) };
  const character = page ? castOf(page) : { ...sampleChild(portrait ?? 'noam'), ...look };
  const name = `${picture.name}${mirrored ? '-rtl' : ''}`;
  const drawn = await draw(scene, character, `shop:${picture.name}`, Math.max(...widths, 480), variation);
  let bytes = 0;
  for (const width of widths)
    for (const ending of ['avif', 'webp'])
      bytes += await exportPicture(drawn, width, `pictures/${name}-${width}.${ending}`);
  return bytes;
}

/** The pictures of home and of the empty and waiting screens; gives their bytes. */
export async function exportShopPictures(): Promise<number> {
  let bytes = 0;
  for (const picture of PICTURES)
    for (const mirrored of picture.bothWays ? [false, true] : [false]) bytes += await exportPage(picture, mirrored);
  const fox = { subject: { type: 'companion', kind: 'foxSit', look: { expression: 'joy' } }, ground: 'dawn' } as const;
  bytes += await exportPicture(await renderVignette(fox, 440), 440, 'pictures/fox.webp');
  return bytes + (await exportPagePictures());
}

async function exportShelf(category: Category, language: Language): Promise<number> {
  const page = shelfPage(category, language);
  const drawn = await draw(sceneSchema.parse(sceneOf(page)), castOf(page), `shelf:${category}`, 800);
  let bytes = 0;
  for (const width of CATEGORY_WIDTHS)
    bytes += await exportPicture(drawn, width, categoryPicture(category, language, width));
  return bytes;
}

/** The pictures of the shelves, once for all languages or once for each; gives their bytes. */
export async function exportCategories(): Promise<number> {
  let bytes = 0;
  const done = new Set<string>();
  for (const category of CATEGORIES)
    for (const language of LANGUAGES) {
      const file = categoryPicture(category, language, CATEGORY_WIDTHS[0]);
      if (done.has(file)) continue;
      done.add(file);
      bytes += await exportShelf(category, language);
    }
  return bytes;
}
