import { CATEGORIES, CATEGORY_WIDTHS, type Category, categoryPictureUrl } from '@/lib/catalogue';
import { type Box, type Character, type Scene, type SceneInput, sceneSchema } from '@/lib/illustrator';
import { portraitScene, renderScene, renderVignette } from '@/lib/illustrator/server';
import { LANGUAGES, type Language } from '@/lib/markets';
import { findStory } from '@/lib/stories/server';
import { CliError } from '../../cli';
import type { ChildName } from '../sample-children';
import { drawDetail } from './draw-detail';
import { exportPicture } from './export-picture';
import { exportPagePictures } from './page-pictures';
import { toSampleCharacter } from './sample-heroes';

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
type ShopPicture = {
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

const PICTURES: readonly ShopPicture[] = [
  { name: 'hero-bedroom', widths: [480, 640, 960], page: { ...LIGHT, key: 's02' }, bothWays: true },
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
  {
    name: 'closing',
    widths: [640, 1100],
    page: { book: 1, key: 's12', child: 'amara', box: square(40, 40, 1160) },
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
  bestsellers: { book: 12, key: 's10', child: 'otis', age: 7 },
  courage: { book: 1, key: 's06', child: 'tamar', age: 6, box: square(1260, 200, 1000) },
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

function getScene({ book, key }: StoryPage): SceneInput {
  const scene = findStory(book)?.spreads.find((spread) => spread.key === key)?.scene;
  if (!scene) throw new CliError(`Book ${book} has no page ${key}.`);
  return scene;
}

/** The story page that illustrates a category in a language. */
export function getCategoryPage(category: Category, language: Language): StoryPage {
  const shelf = CATEGORY_PAGES[category];
  return 'book' in shelf ? shelf : shelf[language];
}

const getCharacter = ({ child, age }: StoryPage): Character => ({ ...toSampleCharacter(child), ...(age && { age }) });

async function draw(scene: Scene, character: Character, seed: string, sizePx: number, variation = 0) {
  return (await renderScene({ scene, character, model: 'regular', seed, variation, sizePx })).image;
}

type Drawing = {
  readonly seed: string;
  readonly sizePx: number;
  readonly mirrored: boolean;
  readonly variation?: number;
};

/** Draws a page of a story's newest edition as a square picture for the shop. */
export async function drawStoryPage(page: StoryPage, drawing: Drawing): Promise<Uint8Array> {
  const { seed, sizePx, mirrored, variation = 0 } = drawing;
  const character = getCharacter(page);
  const layout = findStory(page.book)?.picture?.spreads.find((spread) => spread.key === page.key);
  const box = page.box ?? layout?.stops[0]?.box;
  if (layout && box) return drawDetail({ scene: layout.scene, character, seed, box, mirrored, variation }, sizePx);
  return draw(sceneSchema.parse({ ...getScene(page), mirrored }), character, seed, sizePx, variation);
}

async function exportPage(picture: ShopPicture, mirrored: boolean): Promise<number> {
  const { page, portrait, look, camera, variation, widths } = picture;
  const name = `${picture.name}${mirrored ? '-rtl' : ''}`;
  const [seed, sizePx] = [`shop:${picture.name}`, Math.max(...widths, 480)];
  const portraitOf = () =>
    draw(
      { ...portraitScene(), ...(camera && { camera }) },
      { ...toSampleCharacter(portrait ?? 'noam'), ...look },
      seed,
      sizePx,
    );
  const drawn = page ? await drawStoryPage(page, { seed, sizePx, mirrored, variation }) : await portraitOf();
  let bytes = 0;
  for (const width of widths)
    for (const ending of ['avif', 'webp'])
      bytes += await exportPicture(drawn, width, `pictures/${name}-${width}.${ending}`);
  return bytes;
}

/** Writes the pictures of the home page and of the empty and waiting screens; returns the number of bytes. */
export async function exportShopPictures(): Promise<number> {
  let bytes = 0;
  for (const picture of PICTURES)
    for (const mirrored of picture.bothWays ? [false, true] : [false]) bytes += await exportPage(picture, mirrored);
  const fox = { subject: { type: 'companion', kind: 'foxSit', look: { expression: 'joy' } }, ground: 'dawn' } as const;
  bytes += await exportPicture(await renderVignette(fox, 440), 440, 'pictures/fox.webp');
  return bytes + (await exportPagePictures());
}

async function exportShelf(category: Category, language: Language): Promise<number> {
  const page = getCategoryPage(category, language);
  const drawn = await drawStoryPage(page, { seed: `shelf:${category}`, sizePx: 800, mirrored: false });
  let bytes = 0;
  for (const width of CATEGORY_WIDTHS)
    bytes += await exportPicture(drawn, width, categoryPictureUrl(category, language, width));
  return bytes;
}

/** Writes the pictures of the categories, one for all languages or one for each; returns the number of bytes. */
export async function exportCategories(): Promise<number> {
  let bytes = 0;
  const done = new Set<string>();
  for (const category of CATEGORIES)
    for (const language of LANGUAGES) {
      const file = categoryPictureUrl(category, language, CATEGORY_WIDTHS[0]);
      if (done.has(file)) continue;
      done.add(file);
      bytes += await exportShelf(category, language);
    }
  return bytes;
}
