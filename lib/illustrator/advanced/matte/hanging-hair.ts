import { SIDES } from '../landmarks';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { createPlane, type Plane, smoothstep } from '../planes/plane';
import { type Comparison, computeLikeness, groupColors, type Lab } from './color-groups';
import type { MatteInput } from './hair-by-color';

const COLORS: Comparison = { lightness: 0.7, spread: 0.003 };
/** Hair that hangs reaches this far beyond the face, in its widths. */
const BESIDE_FACE = { alone: 0.13, withOther: 0.05 } as const;
const GROUPS = { hair: 5, other: 4 } as const;

/** Height of the ear lobes at a column, pixels. */
export type LobeLine = (x: number) => number;

/** Colours by place: hair above the ears, skin in the face and on the throat, clothes below. */
function groupByPlace({ photo, lab, inside }: MatteInput, person: Plane) {
  const { edge, face, landmarks, firstRow } = photo;
  const [left, right, chin] = [landmarks[234][0], landmarks[454][0], landmarks[152][1]];
  const samples = { hair: [] as Lab[], skin: [] as Lab[], clothes: [] as Lab[] };
  for (let i = 0; i < person.length; i += 2) {
    if (person[i] < 0.8) continue;
    const [x, y] = [i % edge, Math.floor(i / edge)];
    const aside = Math.abs(x - (left + right) / 2) / (right - left);
    const color: Lab = [lab[0][i], lab[1][i], lab[2][i]];
    if (inside[i] < 0.05 && y < landmarks[127][1] && y > firstRow) samples.hair.push(color);
    else if (inside[i] > 0.95 && y > landmarks[168][1] && aside < 0.4) samples.skin.push(color);
    else if (y > chin + face * 0.04 && y < chin + face * 0.2 && aside < 0.2) samples.skin.push(color);
    else if (y > chin + face * 0.24 && aside < 0.4) samples.clothes.push(color);
  }
  return {
    hair: groupColors(samples.hair, GROUPS.hair, COLORS),
    skin: groupColors(samples.skin, GROUPS.other, COLORS),
    clothes: groupColors(samples.clothes, GROUPS.other, COLORS),
  };
}

/** Pixels that are reached from hair beside the ears by going down without a break. */
function goDown({ edge, landmarks, face }: HeadPhoto, hair: Plane, shares: Plane, lobeY: LobeLine): Plane {
  const [left, right] = [landmarks[234][0], landmarks[454][0]];
  const beside = (right - left) * 0.44;
  const reached = new Float32Array(edge * edge);
  for (let y = 1; y < edge; y++)
    for (let x = 2; x < edge - 2; x++) {
      const i = y * edge + x;
      const lobe = lobeY(x);
      const isStart = y < lobe && y > lobe - face * 0.06 && Math.abs(x - (left + right) / 2) > beside && hair[i] > 0.5;
      let above = false;
      if (y >= lobe - 1) for (let dx = -2; dx <= 2 && !above; dx++) above = reached[i - edge + dx] > 0;
      if (isStart || (above && shares[i] > 0.5)) reached[i] = 1;
    }
  return reached;
}

/** Whether anything hangs in a column below the ear lobes. */
function hangsAt({ edge, face }: HeadPhoto, hanging: Plane, x: number, lobeY: LobeLine): boolean {
  if (x < 0 || x >= edge) return false;
  const from = Math.round(lobeY(x) + face * 0.05);
  for (let y = from; y < Math.min(edge, from + face * 0.3); y++) if (hanging[y * edge + x] > 0.5) return true;
  return false;
}

/**
 * Removes what hangs on a side without ever reaching beyond the face: that is the neck in the shadow of the jaw. Where
 * long hair hangs on the other side, less of it is enough.
 */
function removeNeck(photo: HeadPhoto, hanging: Plane, lobeY: LobeLine): Plane {
  const [left, right] = [photo.landmarks[SIDES[0]][0], photo.landmarks[SIDES[1]][0]];
  const reaches = (share: number) => {
    const columns = [left - (right - left) * share, right + (right - left) * share];
    return columns.map((x) => hangsAt(photo, hanging, Math.round(x), lobeY));
  };
  const [far, near] = [reaches(BESIDE_FACE.alone), reaches(BESIDE_FACE.withOther)];
  const isHair = [far[0] || (near[0] && far[1]), far[1] || (near[1] && far[0])];
  const middle = (left + right) / 2;
  return hanging.map((value, i) => (isHair[i % photo.edge < middle ? 0 : 1] ? value : 0));
}

/** Hair below the ears: unlike neck and clothes in colour, hanging down from hair beside the face, and broad. */
export function findHangingHair(input: MatteInput, person: Plane, hair: Plane, lobeY: LobeLine): Plane {
  const { photo, lab } = input;
  const { edge, face, landmarks } = photo;
  const chin = landmarks[152][1];
  const groups = groupByPlace(input, person);
  const shares = createPlane(edge, (x, y, i) => {
    if (y < lobeY(x) - face * 0.05 || person[i] < 0.3 || groups.hair.length === 0) return 0;
    const color: Lab = [lab[0][i], lab[1][i], lab[2][i]];
    const asHair = computeLikeness(color, groups.hair, COLORS);
    const asSkin = computeLikeness(color, groups.skin, COLORS) * 1.2;
    const low = smoothstep(chin - face * 0.15, chin + face * 0.1, y) * 1.1;
    const asClothes = low > 0 ? computeLikeness(color, groups.clothes, COLORS) * low : 0;
    return asHair / (asHair + Math.max(asSkin, asClothes, 1e-4) + 0.03);
  });
  const reached = goDown(photo, hair, blur(shares, edge, 2), lobeY);
  // Removes narrow parts: remains of clothes between hair and shoulder.
  const opening = Math.round(face * 0.0225);
  const broad = blur(reached, edge, opening).map((value) => (value > 0.62 ? 1 : 0));
  const grown = blur(broad, edge, opening);
  const hanging = blur(reached, edge, 2).map(
    (value, i) => smoothstep(0.3, 0.7, value) * smoothstep(0.12, 0.3, grown[i]),
  );
  return removeNeck(photo, hanging, lobeY);
}
