import type { FaceReading } from '@/lib/photos';
import { OVAL } from '../landmarks';
import type { HeadPhoto } from '../photo/head-photo';
import { type Planes, planesToLab } from '../planes/lab';
import { clamp, createPlane, type Plane, type Point, smoothstep } from '../planes/plane';
import { fillPolygon } from '../planes/polygon';
import { completeCrown } from './crown';
import { computeHairByColor } from './hair-by-color';
import { findHangingHair, type LobeLine } from './hanging-hair';
import { computeRing, createLayout } from './layout';
import type { MatteInput } from './matte-input';
import { drawOutline } from './outline';
import { computeCoarsePerson, type LocalColors, refinePerson } from './person';

export type HeadMatte = {
  /** Face, ears and hair; at half the size of the head's square, as all planes of the matte. */
  readonly head: Plane;
  /** Where the photo's own colours are those of the head; elsewhere they are carried on from inside. */
  readonly own: Plane;
  readonly hair: Plane;
  readonly face: Plane;
  /** The photo in OKLab. */
  readonly lab: Planes;
  readonly local: LocalColors;
  /** Width of the head where the photo's upper edge cuts it, in widths of the face; 0 when it is whole. */
  readonly cutShare: number;
};

/** How much rounder than the mesh a jaw is, widths of the face. */
const JAW = 0.045;

/** Hair does not end in a straight line where the photo's side cuts it, but in locks. */
function computeSideLocks({ edge, covered, face }: HeadPhoto): Plane {
  const reaches = Int32Array.from({ length: edge }, (_, y) =>
    Math.round(face * (0.015 + 0.055 * Math.abs(Math.sin((y / face) * 16)))),
  );
  return createPlane(edge, (x, y, i) => {
    const reach = reaches[y];
    const isCut = x < reach || x + reach >= edge ? false : covered[i - reach] === 0 || covered[i + reach] === 0;
    return covered[i] === 0 || isCut ? 0 : 1;
  });
}

function computeLobeLine({ landmarks }: HeadPhoto): LobeLine {
  const lobe = (side: 132 | 361, corner: 58 | 288) => landmarks[side][1] * 0.75 + landmarks[corner][1] * 0.25;
  const [left, right] = [lobe(132, 58), lobe(361, 288)];
  const [x0, x1] = [landmarks[234][0], landmarks[454][0]];
  return (x) => left + (right - left) * clamp((x - x0) / (x1 - x0));
}

/** 1 for the columns in which hair hangs below the ear lobes, or nearly so. */
function findHangingColumns({ edge, face }: HeadPhoto, hanging: Plane, lobeY: LobeLine): Uint8Array {
  const columns = new Uint8Array(edge);
  const reach = Math.round(face * 0.06);
  for (let x = 0; x < edge; x++) {
    const row = Math.min(edge - 1, Math.round(lobeY(x) + face * 0.05));
    if (hanging[row * edge + x] > 0.5) columns.fill(1, Math.max(0, x - reach), x + reach + 1);
  }
  return columns;
}

/** The parts that make up the head: above the ear lobes the person, below them only hair. */
function joinParts(input: MatteInput, person: Plane, hair: Plane, hanging: Plane, lobeY: LobeLine): Plane {
  const { landmarks, lastRow, face, edge } = input.photo;
  const [left, right] = [landmarks[234][0], landmarks[454][0]];
  const [width, centre] = [right - left, (left + right) / 2];
  const earY = landmarks[127][1];
  const ends = input.reading.hairLength.value === 'short' || input.reading.hairLength.value === 'bald' ? 0.42 : 0.12;
  const hangs = findHangingColumns(input.photo, hanging, lobeY);
  return createPlane(edge, (x, y, i) => {
    const aside = Math.max(left - x, x - right) / width;
    // Away from the face hair is rounded off, the higher the further out, where nothing was found to hang on.
    const end = lobeY(x) - (hangs[x] ? 0 : face * ends * smoothstep(0.06, 0.42, aside));
    const upper = smoothstep(end + 3, end - 3, y);
    // Skin beside the face is an ear and does not reach far; far from the face there is only hair.
    const ear = smoothstep(0.5, 0.4, aside);
    const aboveEars = smoothstep(earY + face * 0.03, earY - face * 0.03, y);
    const skull = upper * Math.max(ear, aboveEars, hair[i]);
    // Nothing hangs before the throat: what is dark there is the shadow of the chin.
    const throat = smoothstep(0.3, 0.38, Math.abs(x - centre) / width);
    const below = hanging[i] * throat * smoothstep(lastRow - 2, lastRow - 8, y);
    return Math.max(input.inside[i], Math.max(skull, below) * person[i]);
  });
}

/** Where a head has nothing but hair, whatever light falls on it: around the skull and beyond the ears. */
function findHairByPlace(photo: HeadPhoto, lobeY: LobeLine): Plane {
  const { edge, face } = photo;
  const { toX, toY, eye } = createLayout(photo);
  return createPlane(edge, (column, row) => {
    const [x, y] = [toX(column), toY(row)];
    if (row > lobeY(column) + face * 0.05) return 0;
    const skull = smoothstep(1.12, 1.24, computeRing(x, y)) * smoothstep(eye, eye - 14, y);
    return Math.max(skull, smoothstep(66, 76, Math.abs(x)));
  });
}

/** Short hair is trimmed above this confidence of the reading, this far beside the face (percent of its width). */
const SURE_SHORT = 0.8;
const BESIDE_FACE = 64;

/** Sure short hair ends beside the ear: what is dark below the nose there is the shadow of ear and jaw. */
function trimShortHair(photo: HeadPhoto, { hairLength }: FaceReading, hair: Plane): Plane {
  const isShort = hairLength.value === 'short' || hairLength.value === 'bald';
  if (!isShort || hairLength.confidence < SURE_SHORT) return hair;
  const { toX, toY, eye, nose } = createLayout(photo);
  const { edge } = photo;
  return hair.map((value, i) => {
    const [x, y] = [toX(i % edge), toY(Math.floor(i / edge))];
    const near = smoothstep(BESIDE_FACE + 6, BESIDE_FACE, Math.abs(x));
    return value * (1 - near * smoothstep((eye + nose) / 2, nose + 2, y));
  });
}

/** Contour of the face, pixels; the mesh's chin lies a little below the skin. */
const computeOval = ({ landmarks, face }: HeadPhoto): readonly Point[] =>
  OVAL.map((index) => {
    const [x, y] = landmarks[index];
    return [x, y - face * 0.012 * smoothstep(landmarks[1][1], landmarks[152][1], y)];
  });

/** The contour with the cheeks' roundness below the ears, which the mesh cuts off: children's jaws are round. */
function widenJaw({ landmarks }: HeadPhoto, oval: readonly Point[]): readonly Point[] {
  const [left, right, nose, chin] = [landmarks[234], landmarks[454], landmarks[1], landmarks[152]];
  return oval.map(([x, y]) => {
    const t = clamp((y - nose[1]) / (chin[1] - nose[1]));
    const out = (right[0] - left[0]) * JAW * 6.75 * t * t * (1 - t);
    const length = Math.hypot(x - nose[0], y - nose[1]) || 1;
    return [x + ((x - nose[0]) / length) * out, y + ((y - nose[1]) / length) * out * 0.5];
  });
}

/** Cuts face, ears and hair out of the head's square (given at half its size); below the jaw only hair stays. */
export function computeHeadMatte(photo: HeadPhoto, reading: FaceReading): HeadMatte {
  const { edge } = photo;
  const locks = computeSideLocks(photo);
  const coarse = computeCoarsePerson(photo);
  const refined = refinePerson(photo, coarse);
  const { person, own, cutShare } = completeCrown(
    photo,
    refined.person.map((value, i) => value * locks[i]),
  );
  const oval = computeOval(photo);
  const inside = fillPolygon(edge, oval, 1);
  const input: MatteInput = { photo, lab: planesToLab(photo.rgb), reading, coarse, inside };
  const hair = computeHairByColor(input);
  const lobeY = computeLobeLine(photo);
  const hanging = findHangingHair(input, person, hair, lobeY);
  const jaw = fillPolygon(edge, widenJaw(photo, oval), 1).map((value, i) =>
    Math.max(0, value - Math.max(inside[i], hair[i], hanging[i])),
  );
  const parts = joinParts(input, person, hair, hanging, lobeY).map((value, i) => Math.max(value, jaw[i]));
  const head = drawOutline({ photo, person, hair, cutShare, lobeY }, parts);
  const placed = findHairByPlace(photo, lobeY);
  const crownRow = photo.firstRow * edge;
  return {
    head,
    own: head.map((value, i) => value * (1 - jaw[i]) * Math.max(inside[i], own[i])),
    hair: trimShortHair(photo, reading, hair).map(
      (value, i) => Math.max(value, hanging[i], placed[i], i < crownRow ? 1 : 0) * head[i],
    ),
    face: inside,
    lab: input.lab,
    local: refined.local,
    cutShare,
  };
}
