import sharp, { type Sharp } from 'sharp';
import { readChildPhoto } from '@/tests/fixtures/children/children';
import type { ServerResult } from './corpus';

const child = (id: string) => sharp(readChildPhoto(`${id}.jpg`));
type ChildPhoto = readonly [name: string, make: () => Sharp | Promise<Sharp>, outcome: ServerResult];

const WALL = { r: 122, g: 158, b: 205 };

/** Children in one picture: each with the width of the photo and the position of its corner. */
export async function together(
  size: readonly [number, number],
  ...places: readonly (readonly [id: string, width: number, left: number, top: number])[]
) {
  const layers = await Promise.all(
    places.map(async ([id, width, left, top]) => ({
      input: await child(id).resize(width, width, { fit: 'cover' }).toBuffer(),
      left,
      top,
    })),
  );
  const [width, height] = size;
  return sharp({ create: { width, height, channels: 3, background: WALL } }).composite(layers);
}

/** Cuts shares off the left, top, right and bottom. */
async function without(id: string, left: number, top: number, right: number, bottom: number): Promise<Sharp> {
  const { width, height } = await child(id).metadata();
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return child(id).extract({
    left: x,
    top: y,
    width: Math.round(width * (1 - right)) - x,
    height: Math.round(height * (1 - bottom)) - y,
  });
}

/** Photos of children as parents send them; browser and server must say the same of each. */
export const CHILDREN_PHOTOS: readonly ChildPhoto[] = [
  ['as it is', () => child('A111'), 'ok'],
  ['dark skin at dusk', () => child('E205').linear(0.3, 0), 'ok'],
  ['barely 400 px', () => child('B105').resize(420), 'ok'],
  ['blurred', () => child('D109').blur(9), 'ok'],
  ['a blur whose shirt looks like a second face', () => child('D105').blur(12), 'ok'],
  ['overexposed', () => child('A204').linear(1.7, 20), 'ok'],
  ['cropped to the face', () => without('C112', 0.19, 0.14, 0.19, 0.24), 'ok'],
  ['the forehead cut off', () => without('B202', 0, 0.3, 0, 0), 'ok'],
  ['half a face', () => without('E500', 0, 0, 0.45, 0), 'ok'],
  ['leaning by 45°', () => child('C204').rotate(45, { background: WALL }), 'ok'],
  ['lying', () => child('D209').rotate(90), 'ok'],
  ['upside down', () => child('A209').rotate(180), 'ok'],
  ['small in a very large photo', () => together([5200, 3900], ['E002', 700, 2500, 1500]), 'ok'],
  ['too far away', () => together([2400, 1600], ['E306', 230, 1500, 500]), 'photo_face_too_small'],
  ['two side by side', () => together([1800, 900], ['A101', 900, 0, 0], ['A207', 900, 900, 0]), 'photo_several_faces'],
  ['one far behind', () => together([1500, 900], ['A101', 900, 0, 0], ['A207', 450, 950, 0]), 'ok'],
  ['a profile', () => child('E203'), 'photo_no_face'],
  ['a soft profile', () => child('E203').blur(3), 'photo_no_face'],
  ['a profile, far away', () => together([5200, 3900], ['E203', 700, 2500, 1500]), 'photo_no_face'],
  ['a leaning profile', () => child('E203').rotate(45, { background: WALL }), 'photo_no_face'],
];
