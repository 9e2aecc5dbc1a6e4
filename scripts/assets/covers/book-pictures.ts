import {
  type CatalogueBook,
  COVER_WIDTHS,
  coverUrl,
  GENDERS,
  type Gender,
  getLettering,
  OPENING_WIDTHS,
  openingUrl,
  SAMPLE_SPREADS,
  type SampleSpread,
  socialImageUrl,
  supportsGender,
} from '@/lib/catalogue';
import { type Box, type SceneInput, sceneSchema } from '@/lib/illustrator';
import { renderScene } from '@/lib/illustrator/server';
import type { SpreadLayout } from '@/lib/stories';
import { findCoverScene, findStory } from '@/lib/stories/server';
import { measureCoverTone, renderSocialCard } from '@/lib/typesetting/server';
import { CliError } from '../../cli';
import { getCardLabels } from './card-labels';
import { drawDetail } from './draw-detail';
import { exportPicture, writePublicFile } from './export-picture';
import { getSampleHero } from './sample-heroes';
import { saveTone } from './save-tone';

/** Drawn a little larger than the widest file, so that lines stay thin. */
const DRAWN_PX = 1200;
/** Height of both pages of a sample. */
const OPENING_PX = 800;

const toSeed = ({ baseId }: CatalogueBook, key: string): string => `shop-${baseId}:${key}`;

const draw = async (book: CatalogueBook, gender: Gender, scene: SceneInput, key: string): Promise<Uint8Array> => {
  const request = {
    scene: sceneSchema.parse(scene),
    character: getSampleHero(book, gender),
    seed: toSeed(book, key),
    variation: 0,
  } as const;
  return (await renderScene({ ...request, model: 'regular', sizePx: DRAWN_PX })).image;
};

export const listHeroGenders = (book: CatalogueBook): readonly Gender[] =>
  GENDERS.filter((gender) => supportsGender(book, gender));

/** The front of a picture book's cover; one picture serves every language, so that it is not mirrored. */
const FRONT: Box = { x: 1200, y: 0, width: 1200, height: 1200 };

/** As the newest edition has it. */
async function drawCover(book: CatalogueBook, gender: Gender): Promise<Uint8Array> {
  const picture = findStory(book.baseId)?.picture;
  if (picture)
    return drawDetail(
      { scene: picture.cover, character: getSampleHero(book, gender), seed: toSeed(book, 'cover'), box: FRONT },
      DRAWN_PX,
    );
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

/** Writes the two facing pages of a picture book's sample, as each direction shows them. */
async function exportOpening(book: CatalogueBook, gender: Gender, layout: SpreadLayout & { key: SampleSpread }) {
  const { key, scene } = layout;
  let bytes = 0;
  for (const direction of ['ltr', 'rtl'] as const) {
    const detail = { scene, character: getSampleHero(book, gender), seed: toSeed(book, key) };
    const picture = await drawDetail({ ...detail, mirrored: direction === 'rtl' }, OPENING_PX);
    for (const width of OPENING_WIDTHS)
      bytes += await exportPicture(
        picture,
        width,
        openingUrl(book.baseId, gender, key, { direction, width }),
        width / 2,
      );
  }
  return bytes;
}

/** Writes both pages of a sample spread. */
async function exportSample(book: CatalogueBook, gender: Gender, key: SampleSpread): Promise<number> {
  const layout = findStory(book.baseId)?.picture?.spreads.find((spread) => spread.key === key);
  return layout ? exportOpening(book, gender, { ...layout, key }) : 0;
}

/** Writes the sample spreads of a book; none for an unreleased book. */
export async function exportSamples(book: CatalogueBook): Promise<number> {
  let bytes = 0;
  for (const key of SAMPLE_SPREADS)
    for (const gender of listHeroGenders(book)) bytes += await exportSample(book, gender, key);
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
