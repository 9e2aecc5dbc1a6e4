import { faceWidth } from '../face-rules';
import type { FoundFace } from './blaze';
import { detailOf, eyeAxis, type Light, lightOf, shadeOverEyes, turnOf } from './measure';
import type { Area, Raster } from './raster';

/** A face as the coach sees it; the box is in fractions of the picture. */
export type SeenFace = {
  readonly box: Area;
  /** From ear to ear (`faceWidth`), as a share of the picture's longer edge. */
  readonly across: number;
  /** How sure the detector is, 0 to 1. */
  readonly score: number;
  /** `turnOf`, `eyeAxis` and `shadeOverEyes`. */
  readonly turn: number;
  readonly roll: number;
  readonly shade: number;
  readonly light: Light;
  readonly detail: number;
};

/** All that one look at a picture tells. */
export type Look = {
  /** Widest first; `null` when nobody looked for faces (no detector on this device). */
  readonly faces: readonly SeenFace[] | null;
  /** Of the whole picture. */
  readonly light: Light;
  readonly detail: number;
};

/** Finds faces in a picture, in its own pixels. */
export type FaceFinder = (picture: Raster) => Promise<readonly FoundFace[]>;

/** Upside down the detector sees a face too, but doubts it. */
const CERTAIN = 0.72;
/** A blurred face is doubted on every side: only who is clearly surer of another side lies on it. */
const CLEARLY = 0.15;
const QUARTER = Math.PI / 2;

/** The picture a quarter turn clockwise. */
function turned({ data, width, height }: Raster): Raster {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      to[column * height + (height - 1 - row)] = from[row * width + column] ?? 0;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width };
}

/** A box of the picture turned `turns` quarters clockwise, back in the unturned one; both in fractions. */
function unturnedBox({ x, y, width, height }: Area, turns: number): Area {
  let box = { x, y, width, height };
  for (let turn = 0; turn < turns; turn += 1) {
    box = { x: box.y, y: 1 - box.x - box.width, width: box.height, height: box.width };
  }
  return box;
}

function seen(picture: Raster, face: FoundFace, turns: number): SeenFace {
  const { x, y, width, height } = face.box;
  const box = {
    x: x / picture.width,
    y: y / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
  const roll = eyeAxis(face).roll - turns * QUARTER;
  return {
    box: unturnedBox(box, turns),
    across: faceWidth(face) / Math.max(picture.width, picture.height),
    score: face.score,
    turn: turnOf(face),
    roll: Math.atan2(Math.sin(roll), Math.cos(roll)),
    shade: shadeOverEyes(picture, face),
    light: lightOf(picture, face.box),
    detail: detailOf(picture, face.box),
  };
}

/** The faces, looked for from the other sides, too, while none is certain. */
async function facesIn(upright: Raster, find: FaceFinder): Promise<readonly SeenFace[]> {
  let picture = upright;
  let best = { picture, turns: 0, certainty: 0, faces: [] as readonly FoundFace[] };
  for (let turns = 0; turns < 4; turns += 1) {
    const faces = await find(picture);
    const certainty = Math.max(0, ...faces.map(({ score }) => score));
    if (certainty > best.certainty + (turns > 0 && best.certainty > 0 ? CLEARLY : 0))
      best = { picture, turns, certainty, faces };
    if (certainty >= CERTAIN) break;
    picture = turned(picture);
  }
  return best.faces.map((face) => seen(best.picture, face, best.turns));
}

/** Looks at an upright copy of a photo, about 1,000 px wide; without a detector only at its light and sharpness. */
export async function lookAtPhoto(picture: Raster, find: FaceFinder | null): Promise<Look> {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  return {
    faces: find && (await facesIn(picture, find)),
    light: lightOf(picture, whole),
    detail: detailOf(picture, whole),
  };
}
