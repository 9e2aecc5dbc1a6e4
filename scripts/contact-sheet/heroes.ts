import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { Character } from '@/lib/illustrator/character/character';
import { characterFromReading } from '@/lib/illustrator/character/from-photo/character';
import { portraitScene } from '@/lib/illustrator/render/portrait';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import type { Cell } from './grid';
import { sceneCell } from './scene-cell';

const portrait = (label: string, character: Character, edge: number) =>
  sceneCell(label, portraitScene(character), character, edge);

/** A photo in the middle of a square, whole. */
function squared(photo: Image, edge: number): Cell['picture'] {
  const canvas = createCanvas(edge, edge);
  const k = Math.min(edge / photo.width, edge / photo.height);
  const [w, h] = [photo.width * k, photo.height * k];
  canvas.getContext('2d').drawImage(photo, (edge - w) / 2, (edge - h) / 2, w, h);
  return canvas;
}

/** One child: photo, the portrait that traits alone draw, and the one with the child's own face. */
async function heroRow({ file, age, gender }: LabelledChild, edge: number): Promise<readonly Cell[]> {
  const photo = readChildPhoto(file);
  const name = `${file.replace('.jpg', '')}, ${age}`;
  const first: Cell = { label: name, picture: squared(await loadImage(Buffer.from(photo)), edge) };
  const normal = await normalizePhoto(photo);
  const reading = normal.ok ? await readFace(normal.value.jpeg) : normal;
  if (!reading.ok) {
    const empty = { label: reading.code, picture: createCanvas(edge, edge) };
    return [first, empty, empty];
  }
  const { character } = characterFromReading(reading.value, { age, gender });
  const before = await portrait('by traits', { ...character, faceShape: undefined }, edge);
  return [first, before, await portrait('own face', character, edge)];
}

/** The forty children of the fixtures: photo, portrait by traits, portrait with the own face. */
export async function heroes(edge: number): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const child of listChildren()) cells.push(...(await heroRow(child, edge)));
  await closeFaceReader();
  return cells;
}
