import type { FaceDetection } from './blaze-face';

// Node also runs this file without compiling (see `face-thread.ts`): erasable types only, no value imports.

type Bytes = Uint8Array | Uint8ClampedArray;
export type Pixels<Data extends Bytes = Bytes> = {
  readonly data: Data;
  readonly width: number;
  readonly height: number;
};

/** The faces of a picture in the quarter turn, clockwise, in which the detector is most certain of one. */
export type FoundFaces<Picture> = {
  readonly picture: Picture;
  readonly turns: number;
  readonly faces: readonly FaceDetection[];
};

/** Upside down the detector also finds faces, but with lower scores. */
const CERTAIN_SCORE = 0.72;
/** A blurred face scores low in every rotation: another rotation wins only by a clear margin. */
const MIN_SCORE_GAIN = 0.15;

/** Rotates a picture of `bytes` per pixel a quarter turn clockwise. */
export function rotateClockwise<Data extends Bytes>({ data, width, height }: Pixels<Data>, bytes: 3 | 4): Pixels<Data> {
  const turned = data.map((_, to) => {
    const [pixel, channel] = [Math.floor(to / bytes), to % bytes];
    const [row, column] = [height - 1 - (pixel % height), Math.floor(pixel / height)];
    return data[(row * width + column) * bytes + channel] ?? 0;
  }) as Data;
  return { data: turned, width: height, height: width };
}

/**
 * Detects faces, also in rotated copies while none is certain. The browser and the server decide with it in which
 * rotation they count and measure faces, so that both see the same ones.
 */
export async function findFaces<Data extends Bytes>(
  upright: Pixels<Data>,
  bytes: 3 | 4,
  detect: (picture: Pixels<Data>) => Promise<readonly FaceDetection[]>,
): Promise<FoundFaces<Pixels<Data>>> {
  let picture = upright;
  let best = { picture, turns: 0, certainty: 0, faces: [] as readonly FaceDetection[] };
  for (let turns = 0; turns < 4; turns += 1) {
    const faces = await detect(picture);
    const certainty = Math.max(0, ...faces.map(({ score }) => score));
    if (certainty > best.certainty + (turns > 0 && best.certainty > 0 ? MIN_SCORE_GAIN : 0))
      best = { picture, turns, certainty, faces };
    if (certainty >= CERTAIN_SCORE) break;
    picture = rotateClockwise(picture, bytes);
  }
  return best;
}
