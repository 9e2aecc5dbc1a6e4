import sharp from 'sharp';
import {
  type CatalogueBook,
  COVER_WIDTHS,
  coverUrl,
  GENDERS,
  type Gender,
  getLettering,
  SAMPLE_SPREADS,
  SAMPLE_WIDTHS,
  sampleUrl,
  socialImageUrl,
  supportsGender,
} from '@/lib/catalogue';
import {
  type Box,
  type SceneInput,
  SPREAD_UNITS,
  type SpreadSceneInput,
  sceneSchema,
  spreadSceneSchema,
} from '@/lib/illustrator';
import { renderScene, renderSpread } from '@/lib/illustrator/server';
import { findCoverScene, findStory } from '@/lib/stories/server';
import { measureCoverTone, renderSocialCard } from '@/lib/typesetting/server';
import { CliError } from '../../cli';
import { getCardLabels } from './card-labels';
import { exportPicture, writePublicFile } from './export-picture';
import { getSampleHero } from './sample-heroes';
import { saveTone } from './save-tone';

/** Drawn a little larger than the widest file, so that lines stay thin. */
const DRAWN_PX = 1200;

const draw = async (book: CatalogueBook, gender: Gender, scene: SceneInput, key: string): Promise<Uint8Array> => {
  const seed = `shop-${book.baseId}:${key}`;
  const request = {
    scene: sceneSchema.parse(scene),
    character: getSampleHero(book, gender),
    seed,
    variation: 0,
  } as const;
  return (await renderScene({ ...request, model: 'regular', sizePx: DRAWN_PX })).image;
};

export const listHeroGenders = (book: CatalogueBook): readonly Gender[] =>
  GENDERS.filter((gender) => supportsGender(book, gender));

/** The front of a picture book's cover; one picture serves every language, so that it is not mirrored. */
const FRONT: Box = { x: 1200, y: 0, width: 1200, height: 1200 };

/** A square detail of a picture book's spread. */
async function drawDetail(
  book: CatalogueBook,
  gender: Gender,
  { key, scene, box }: { readonly key: string; readonly scene: SpreadSceneInput; readonly box: Box },
): Promise<Uint8Array> {
  const { image } = await renderSpread({
    scene: spreadSceneSchema.parse(scene),
    character: getSampleHero(book, gender),
    model: 'regular',
    seed: `shop-${book.baseId}:${key}`,
    variation: 0,
    heightPx: DRAWN_PX,
  });
  const scale = DRAWN_PX / SPREAD_UNITS.height;
  const toPx = (units: number) => Math.round(units * scale);
  const area = { left: toPx(box.x), top: toPx(box.y), width: toPx(box.width), height: toPx(box.height) };
  return new Uint8Array(await sharp(image).extract(area).resize(DRAWN_PX, DRAWN_PX).png().toBuffer());
}

/** As the newest edition has it. */
async function drawCover(book: CatalogueBook, gender: Gender): Promise<Uint8Array> {
  const picture = findStory(book.baseId)?.picture;
  if (picture) return drawDetail(book, gender, { key: 'cover', scene: picture.cover, box: FRONT });
  const scene = findCoverScene(book.baseId);
  if (!scene) throw new CliError(`Book ${book.baseId} has no cover scene.`);
  return draw(book, gender, scene, 'cover');
}

/** Writes the covers of a book in all widths and measures their title tones; returns the number of bytes. */
export async function exportCovers(book: CatalogueBook): Promise<number> {
  let bytes = 0;
  for (const gender of listHeroGenders(book)) {
    const picture = await drawCover(book, gender);
    saveTone(book.baseId, gender, await measureCoverTone(picture));
    for (const width of COVER_WIDTHS)
      bytes += await exportPicture(picture, width, coverUrl(book.baseId, gender, width));
  }
  return bytes;
}

/** A picture of a sample spread: of a picture book its first detail, which a phone shows first. */
async function drawSample(book: CatalogueBook, gender: Gender, key: string): Promise<Uint8Array | null> {
  const story = findStory(book.baseId);
  const layout = story?.picture?.spreads.find((spread) => spread.key === key);
  const box = layout?.stops[0]?.box;
  if (layout && box) return drawDetail(book, gender, { key, scene: layout.scene, box });
  const scene = story?.spreads.find((spread) => spread.key === key)?.scene;
  return scene ? draw(book, gender, scene, key) : null;
}

/** Writes the sample spreads of a book; none for an unreleased book. */
export async function exportSamples(book: CatalogueBook): Promise<number> {
  let bytes = 0;
  for (const spread of SAMPLE_SPREADS) {
    for (const gender of listHeroGenders(book)) {
      const picture = await drawSample(book, gender, spread);
      if (!picture) continue;
      for (const width of SAMPLE_WIDTHS)
        bytes += await exportPicture(picture, width, sampleUrl(book.baseId, gender, spread, width));
    }
  }
  return bytes;
}

/** Writes the Open Graph images of all editions of a book, titled in their languages. */
export async function exportSocialCards(editions: readonly CatalogueBook[]): Promise<number> {
  const [first] = editions;
  const gender = first && listHeroGenders(first)[first.baseId % listHeroGenders(first).length];
  if (!first || !gender) return 0;
  const art = await drawCover(first, gender);
  let bytes = 0;
  for (const { id, language, title } of editions)
    bytes += writePublicFile(
      socialImageUrl(id),
      await renderSocialCard({
        language,
        title,
        lettering: getLettering(first.baseId),
        art,
        ...getCardLabels(language),
      }),
    );
  return bytes;
}
