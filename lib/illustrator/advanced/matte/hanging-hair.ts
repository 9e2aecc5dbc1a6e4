import type { FaceReading } from '@/lib/photos';
import { SIDES } from '../landmarks';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { createPlane, type Plane, smoothstep } from '../planes/plane';
import { createHairLimits } from './hair-limits';
import { createLayout } from './layout';
import type { MatteInput } from './matte-input';

/** Hair that hangs reaches this far beyond the face, in its widths. */
const BESIDE_FACE = { alone: 0.13, withOther: 0.05 } as const;

/** From here on outwards, widths of the face in percent, there is no neck. */
const BESIDE_NECK = 56;

/** Height of the ear lobes at a column, pixels. */
export type LobeLine = (x: number) => number;

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
  const reach = ((right - left) * BESIDE_NECK) / 100;
  return hanging.map((value, i) => {
    const aside = (i % photo.edge) - middle;
    return Math.abs(aside) > reach || isHair[aside < 0 ? 0 : 1] ? value : 0;
  });
}

/** Above this confidence short hair has nothing that hangs: what is dark there is nape, shadow or collar. */
const SURE_SHORT = 0.7;

/** Whether hair may hang below the ears. */
const mayHang = ({ hairLength: { value, confidence } }: FaceReading): boolean =>
  (value !== 'short' && value !== 'bald') || confidence < SURE_SHORT;

/** Hair below the ears: hanging down without a break from hair beside the face, and broad. */
export function findHangingHair({ photo, reading }: MatteInput, person: Plane, hair: Plane, lobeY: LobeLine): Plane {
  const { edge, face } = photo;
  if (!mayHang(reading)) return new Float32Array(edge * edge);
  const layout = createLayout(photo);
  const limits = createHairLimits(reading, layout);
  const shares = createPlane(edge, (column, row, i) => {
    if (person[i] < 0.3 || hair[i] < 0.1) return 0;
    const [x, y] = [layout.toX(column), layout.toY(row)];
    const fall = limits.fall(x, y);
    // The ends are round: the further out, the higher.
    const isWithin = !fall || (Math.abs(x) < fall.outer && y < fall.tip - Math.max(0, Math.abs(x) - 50) * 0.25);
    return isWithin ? hair[i] : 0;
  });
  const reached = goDown(photo, hair, shares, lobeY);
  // Away from the neck nothing else can be there.
  for (let i = 0; i < reached.length; i++)
    if (Math.abs(layout.toX(i % edge)) > BESIDE_NECK && i > lobeY(i % edge) * edge && shares[i] > 0.5) reached[i] = 1;
  // Removes narrow parts: remains of clothes between hair and shoulder.
  const opening = Math.round(face * 0.0225);
  const broad = blur(reached, edge, opening).map((value) => (value > 0.62 ? 1 : 0));
  const grown = blur(broad, edge, opening);
  const hanging = blur(reached, edge, 2).map(
    (value, i) => smoothstep(0.3, 0.7, value) * smoothstep(0.12, 0.3, grown[i]),
  );
  return removeNeck(photo, hanging, lobeY);
}
