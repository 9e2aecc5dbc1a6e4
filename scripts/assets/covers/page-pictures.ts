import { type SceneInput, sceneSchema } from '@/lib/illustrator';
import { renderScene, renderVignette, type Vignette } from '@/lib/illustrator/server';
import { exportPicture } from './export-picture';
import { toSampleCharacter } from './sample-heroes';

const FORMATS = ['avif', 'webp'] as const;

/** The not-found page: a child who is lost, and does not mind much. */
const NOT_FOUND_SCENE: SceneInput = {
  stage: 'foxWood',
  palette: 'night',
  camera: { x: 615, y: 690, zoom: 1.2 },
  hero: { pose: 'read', slot: 'path', expression: 'wonder', outfit: 'nightCoat', holds: 'map' },
  companions: [
    { kind: 'foxSit', slot: 'bush', expression: 'joy', facing: -1 },
    { kind: 'firefly', slot: 'air', expression: 'joy', scale: 1.2 },
  ],
  props: [{ kind: 'lantern', slot: 'ground' }],
};

/** Objects around the books of an offer. */
const OFFER_OBJECTS: Readonly<Record<string, Vignette>> = {
  doughnuts: { subject: { type: 'held', kind: 'doughnutBox' }, ground: 'gold' },
  hanukkiah: { subject: { type: 'prop', kind: 'hanukkiah', look: { count: 8 } }, ground: 'gold' },
};

async function exportWidths(picture: Uint8Array, name: string, widths: readonly number[]): Promise<number> {
  let bytes = 0;
  for (const width of widths)
    for (const ending of FORMATS) bytes += await exportPicture(picture, width, `pictures/${name}-${width}.${ending}`);
  return bytes;
}

/** Writes the pictures of the not-found page and of the partner's offer; returns the number of bytes. */
export async function exportPagePictures(): Promise<number> {
  let bytes = 0;
  for (const mirrored of [false, true]) {
    const scene = sceneSchema.parse({ ...NOT_FOUND_SCENE, mirrored });
    const drawing = { scene, character: toSampleCharacter('amara'), model: 'regular', seed: 'shop:lost' } as const;
    const { image } = await renderScene({ ...drawing, variation: 0, sizePx: 960 });
    bytes += await exportWidths(image, mirrored ? 'lost-rtl' : 'lost', [480, 960]);
  }
  for (const [name, vignette] of Object.entries(OFFER_OBJECTS))
    bytes += await exportWidths(await renderVignette(vignette, 720), name, [360, 720]);
  return bytes;
}
