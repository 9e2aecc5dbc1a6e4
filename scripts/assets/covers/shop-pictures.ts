import { CATEGORIES, CATEGORY_WIDTHS, type Category, categoryPictureUrl } from '@/lib/catalogue';
import { type Character, type Scene, type SceneInput, sceneSchema } from '@/lib/illustrator';
import { portraitScene, renderScene, renderVignette } from '@/lib/illustrator/server';
import { LANGUAGES, type Language } from '@/lib/markets';
import { findStory } from '@/lib/stories/server';
import { CliError } from '../../cli';
import type { ChildName } from '../sample-children';
import { exportPicture } from './export-picture';
import { exportPagePictures } from './page-pictures';
import { toSampleCharacter } from './sample-heroes';

/** A page of a story with a sample child. */
export type StoryPage = {
  readonly book: number;
  readonly key: string;
  readonly child: ChildName;
  readonly age?: number;
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

const NEAR = { shot: 'close' } as const;
/** Crops to a face that fills its round frame. */
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
  { name: 'face-zuri', widths: [192], portrait: 'zuri', camera: FACE },
  { name: 'face-amara', widths: [192], portrait: 'amara', camera: FACE },
  { name: 'face-fringe', widths: [192], portrait: 'maryam', camera: FACE },
];

type ByLanguage = Readonly<Record<Language, StoryPage>>;

/** The story page that illustrates a category; holidays and traditions have one per language. */
const CATEGORY_PAGES: Readonly<Record<Category, StoryPage | ByLanguage>> = {
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

/** Draws a page of a story as a square picture for the shop. */
export const drawStoryPage = (page: StoryPage, seed: string, sizePx: number, mirrored: boolean): Promise<Uint8Array> =>
  draw(sceneSchema.parse({ ...getScene(page), mirrored }), getCharacter(page), seed, sizePx);

async function exportPage(picture: ShopPicture, mirrored: boolean): Promise<number> {
  const { page, portrait, look, camera, variation, widths } = picture;
  const scene = page
    ? sceneSchema.parse({ ...getScene(page), ...(camera && { camera }), mirrored })
    : { ...portraitScene(), ...(camera && { camera }) };
  const character = page ? getCharacter(page) : { ...toSampleCharacter(portrait ?? 'noam'), ...look };
  const name = `${picture.name}${mirrored ? '-rtl' : ''}`;
  const drawn = await draw(scene, character, `shop:${picture.name}`, Math.max(...widths, 480), variation);
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
  const drawn = await draw(sceneSchema.parse(getScene(page)), getCharacter(page), `shelf:${category}`, 800);
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
