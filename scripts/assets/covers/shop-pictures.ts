import { CATEGORIES, CATEGORY_WIDTHS, type Category, categoryPictureUrl } from '@/lib/catalogue';
import { type Character, type Scene, type SceneInput, sceneSchema } from '@/lib/illustrator';
import { portraitScene, renderScene, renderVignette } from '@/lib/illustrator/server';
import { LANGUAGES, type Language } from '@/lib/markets';
import { findStory } from '@/lib/stories/server';
import { CliError } from '../../cli';
import { drawDetail } from './draw-detail';
import { exportPicture } from './export-picture';
import { exportPagePictures } from './page-pictures';
import { toSampleCharacter } from './sample-heroes';
import { getCategoryPage, SHOP_PICTURES, type ShopPicture, type StoryPage } from './story-pages';

function getScene({ book, key }: StoryPage): SceneInput {
  const scene = findStory(book)?.spreads.find((spread) => spread.key === key)?.scene;
  if (!scene) throw new CliError(`Book ${book} has no page ${key}.`);
  return scene;
}

/** What is shown of a spread; `null` of a story whose pages are pictures of their own. */
export function findDetail(page: StoryPage) {
  const layout = findStory(page.book)?.picture?.spreads.find((spread) => spread.key === page.key);
  const box = page.box ?? layout?.stops[0]?.box;
  return layout && box ? { scene: layout.scene, box } : null;
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
  const shown = findDetail(page);
  if (shown) return drawDetail({ ...shown, character, seed, mirrored, variation }, sizePx);
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
  for (const picture of SHOP_PICTURES)
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
