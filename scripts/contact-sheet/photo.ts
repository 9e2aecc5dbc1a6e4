import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { prepareFace } from '@/lib/illustrator/advanced';
import { type ChildTraits, characterFromReading } from '@/lib/illustrator/character/from-photo/character';
import { hasOwnFace } from '@/lib/illustrator/character/own-face';
import { portraitScene } from '@/lib/illustrator/render/portrait';
import { renderScene } from '@/lib/illustrator/render/scene';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { ALL_DEGRADATIONS, degrade } from '@/tests/likeness/degrade';
import type { Cell } from './grid';
import { sceneCell } from './scene-cell';
import { SCENES } from './scene-list';

const CHILD: ChildTraits = { age: 7, gender: 'girl' };

/** A picture in the middle of a square, whole. */
function squared(picture: Image, edge: number): Cell['picture'] {
  const canvas = createCanvas(edge, edge);
  const k = Math.min(edge / picture.width, edge / picture.height);
  const [w, h] = [picture.width * k, picture.height * k];
  canvas.getContext('2d').drawImage(picture, (edge - w) / 2, (edge - h) / 2, w, h);
  return canvas;
}

/** One photo step by step: photo, portrait, page, and the portrait of the advanced model or why it is not offered. */
async function photoRow(name: string, photo: Uint8Array, edge: number, child = CHILD): Promise<readonly Cell[]> {
  const cells: Cell[] = [{ label: name, picture: squared(await loadImage(Buffer.from(photo)), edge) }];
  const normal = await normalizePhoto(photo);
  const reading = normal.ok ? await readFace(normal.value.jpeg) : normal;
  if (!normal.ok || !reading.ok)
    return [{ ...cells[0], label: `${name}: ${normal.ok ? 'no face' : normal.code}` } as Cell];
  const { character } = characterFromReading(reading.value, child);
  cells.push(await sceneCell(`${name}: passport`, portraitScene(character), character, edge));
  for (const scene of SCENES.slice(0, 1)) cells.push(await sceneCell(`${name}: page`, scene, character, edge));
  const face = hasOwnFace(character) ? null : await prepareFace(normal.value.jpeg, reading.value);
  if (face && !face.ok)
    return [...cells, { label: `refused: ${face.data?.reason ?? face.code}`, picture: createCanvas(edge, edge) }];
  const { image } = await renderScene({
    scene: portraitScene(character),
    character,
    model: 'advanced',
    ...(face && { face: face.value }),
    seed: 'contact-sheet',
    variation: 0,
    sizePx: edge,
  });
  cells.push({ label: `${name}: advanced`, picture: await loadImage(Buffer.from(image)) });
  return cells;
}

/** The portrait and its degraded copies on their way to a page. */
export async function photo(edge: number): Promise<readonly Cell[]> {
  const jpeg = readPortrait(HEAD_PORTRAIT);
  const reading = await readFace(jpeg);
  if (!reading.ok) throw new Error(reading.code);
  const cells = [...(await photoRow('portrait', jpeg, edge))];
  for (const how of ALL_DEGRADATIONS) {
    cells.push(...(await photoRow(how, await degrade({ jpeg, box: reading.value.box }, how), edge)));
  }
  await closeFaceReader();
  return cells;
}

/** The forty children of the fixtures: photo, portrait, page and advanced portrait. */
export async function likeness(edge: number): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const { file, age, gender } of listChildren()) {
    const drawn = await photoRow(file, readChildPhoto(file), edge, { age, gender });
    const empty = Array.from({ length: 4 - drawn.length }, () => ({ label: '', picture: createCanvas(edge, edge) }));
    cells.push(...drawn, ...empty);
  }
  await closeFaceReader();
  return cells;
}
