import {
  type CatalogueBook,
  COVER_WIDTHS,
  coverFile,
  GENDERS,
  type Gender,
  letteringOf,
  offeredTo,
  SAMPLE_SPREADS,
  SAMPLE_WIDTHS,
  samplePath,
  socialPath,
} from '@/lib/catalogue';
import { type SceneInput, sceneSchema } from '@/lib/illustrator';
import { renderScene } from '@/lib/illustrator/server';
import { coverSceneOf, storyByBaseId } from '@/lib/stories/server';
import { coverTone, setSocialCard } from '@/lib/typesetting/server';
import { Stop } from '../say';
import { starOf } from './cast';
import { exportPicture, publish } from './export-picture';
import { keepTone } from './keep-tone';
import { shopWords } from './shop-words';

/** Drawn a little larger than the widest file, so that lines stay fine. */
const DRAWN_PX = 1200;

const draw = async (book: CatalogueBook, gender: Gender, scene: SceneInput, key: string): Promise<Uint8Array> => {
  const seed = `shop-${book.baseId}:${key}`;
  const request = { scene: sceneSchema.parse(scene), character: starOf(book, gender), seed, variation: 0 } as const;
  return (await renderScene({ ...request, model: 'regular', sizePx: DRAWN_PX })).image;
};

export const heroesOf = (book: CatalogueBook): readonly Gender[] => GENDERS.filter((gender) => offeredTo(book, gender));

async function drawCover(book: CatalogueBook, gender: Gender): Promise<Uint8Array> {
  const scene = coverSceneOf(book.baseId);
  if (!scene) throw new Stop(`Book ${book.baseId} has no cover scene.`);
  return draw(book, gender, scene, 'cover');
}

/** The covers of a book, each in all widths, and how their titles are lettered; gives the pictures' bytes. */
export async function exportCovers(book: CatalogueBook): Promise<number> {
  let bytes = 0;
  for (const gender of heroesOf(book)) {
    const picture = await drawCover(book, gender);
    keepTone(book.baseId, gender, await coverTone(picture));
    for (const width of COVER_WIDTHS)
      bytes += await exportPicture(picture, width, coverFile(book.baseId, gender, width));
  }
  return bytes;
}

/** The sample spreads of a book; none for a book that is still being written. */
export async function exportSamples(book: CatalogueBook): Promise<number> {
  let bytes = 0;
  for (const spread of SAMPLE_SPREADS) {
    const scene = storyByBaseId(book.baseId)?.spreads.find(({ key }) => key === spread)?.scene;
    if (!scene) continue;
    for (const gender of heroesOf(book)) {
      const picture = await draw(book, gender, scene, spread);
      for (const width of SAMPLE_WIDTHS)
        bytes += await exportPicture(picture, width, samplePath(book.baseId, gender, spread, width));
    }
  }
  return bytes;
}

/** The cards of all editions of a book, lettered in their languages. */
export async function exportSocialCards(editions: readonly CatalogueBook[]): Promise<number> {
  const [first] = editions;
  const gender = first && heroesOf(first)[first.baseId % heroesOf(first).length];
  if (!first || !gender) return 0;
  const art = await drawCover(first, gender);
  let bytes = 0;
  for (const { id, language, title } of editions)
    bytes += publish(
      socialPath(id),
      await setSocialCard({ language, title, lettering: letteringOf(first.baseId), art, ...shopWords(language) }),
    );
  return bytes;
}
