import type { FaceReading } from '@/lib/photos';
import { OVAL } from '../landmarks';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { type Planes, planesToLab } from '../planes/lab';
import { clamp, createPlane, type Plane, type Point, smoothstep } from '../planes/plane';
import { fillPolygon } from '../planes/polygon';
import { fillHoles, removeScraps } from '../planes/regions';
import { completeCrown } from './crown';
import { computeHairByColor, type MatteInput } from './hair-by-color';
import { addHairByPlace } from './hair-by-place';
import { findHangingHair, type LobeLine } from './hanging-hair';
import { computeCoarsePerson, type LocalColors, refinePerson } from './person';

export type HeadMatte = {
  /** Face, ears and hair; at half the size of the head's square, as all planes of the matte. */
  readonly head: Plane;
  readonly hair: Plane;
  readonly face: Plane;
  /** The photo in OKLab. */
  readonly lab: Planes;
  readonly local: LocalColors;
  /** Width of the head where the photo's upper edge cuts it, in widths of the face; 0 when it is whole. */
  readonly cutShare: number;
};

/** Hair does not end in a straight line where the photo's side cuts it, but in locks. */
function computeSideLocks({ edge, covered, face }: HeadPhoto): Plane {
  return createPlane(edge, (x, y, i) => {
    const reach = Math.round(face * (0.015 + 0.055 * Math.abs(Math.sin((y / face) * 16))));
    const isOut = (dx: number) => x + dx >= 0 && x + dx < edge && covered[i + dx] === 0;
    return covered[i] === 0 || isOut(-reach) || isOut(reach) ? 0 : 1;
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
  const hangs = findHangingColumns(input.photo, hanging, lobeY);
  return createPlane(edge, (x, y, i) => {
    const aside = Math.max(left - x, x - right) / width;
    // Away from the face hair ends in locks, the higher the further out, where nothing was found to hang on.
    const wave = 0.05 * Math.abs(Math.sin((x / face) * 17)) * smoothstep(0.1, 0.2, aside);
    const end = lobeY(x) - (hangs[x] ? 0 : face * (wave + 0.2 * smoothstep(0.14, 0.6, aside)));
    const upper = smoothstep(end + 3, end - 3, y);
    // Skin beside the face is an ear and does not reach far; far from the face there is only hair.
    const ear = smoothstep(0.5, 0.4, aside);
    const aboveEars = smoothstep(earY + face * 0.03, earY - face * 0.03, y);
    const skull = upper * Math.max(ear, aboveEars, hair[i]);
    // Nothing hangs before the throat: what is dark there is the shadow of the chin.
    const throat = smoothstep(0.3, 0.38, Math.abs(x - centre) / width);
    const ends = lastRow - 4 - face * 0.07 * Math.abs(Math.sin((x / face) * 18.8)) ** 0.7;
    const below = hanging[i] * throat * smoothstep(ends + 3, ends - 3, y);
    return Math.max(input.inside[i], Math.max(skull, below) * person[i]);
  });
}

type Outlined = {
  readonly photo: HeadPhoto;
  readonly person: Plane;
  readonly hair: Plane;
  readonly cutShare: number;
  readonly lobeY: LobeLine;
};

/** Closes gaps between cheek and hair, removes small parts, and gives the outline the width of a brush. */
function drawOutline({ photo, person, hair, cutShare, lobeY }: Outlined, parts: Plane): Plane {
  const { edge, landmarks, firstRow, face } = photo;
  const [left, right] = [landmarks[234][0], landmarks[454][0]];
  const closing = blur(parts, edge, Math.round(face * 0.03));
  const lastRow = landmarks[152][1] * edge;
  const closed = parts.map((value, i) =>
    i < lastRow ? Math.max(value, smoothstep(0.45, 0.6, closing[i]) * smoothstep(0.2, 0.6, person[i])) : value,
  );
  const whole = fillHoles(removeScraps(closed, edge, landmarks[1]), edge);
  const round = blur(whole, edge, Math.round(face * 0.055));
  const broad = blur(whole, edge, Math.round(face * 0.025));
  const [joinedFrom, joinedTo] = [firstRow + face * 0.1875, firstRow + face * 0.0875];
  return blur(whole, edge, 2).map((value, i) => {
    const [x, y] = [i % edge, i / edge];
    // Where a crown was added its join is rounded off, and so are the ends of hair beside and below the ears.
    const crown = cutShare > 0 ? smoothstep(joinedFrom, joinedTo, y) : 0;
    const aside = smoothstep(0.06, 0.14, Math.max(left - x, x - right) / (right - left));
    const joined = Math.max(crown, aside * smoothstep(lobeY(x) - face * 0.16, lobeY(x) - face * 0.06, y));
    // Hair has the outline of a broader brush than ears and cheeks.
    const hairy = smoothstep(0.5, 0.9, hair[i]);
    const outline = smoothstep(0.36, 0.64, value) * (1 - hairy) + smoothstep(0.42, 0.56, broad[i]) * hairy;
    return outline * (1 - joined) + smoothstep(0.42, 0.52, round[i]) * joined;
  });
}

/** Cuts face, ears and hair out of the head's square (given at half its size); below the jaw only hair stays. */
export function computeHeadMatte(photo: HeadPhoto, reading: FaceReading): HeadMatte {
  const { edge, landmarks, face } = photo;
  const locks = computeSideLocks(photo);
  const coarse = computeCoarsePerson(photo, reading.person);
  const refined = refinePerson(photo, coarse);
  const { person, cutShare } = completeCrown(
    photo,
    refined.person.map((value, i) => value * locks[i]),
  );
  // The mesh's chin lies a little below the skin.
  const oval = OVAL.map((index): Point => {
    const [x, y] = landmarks[index];
    return [x, y - face * 0.012 * smoothstep(landmarks[1][1], landmarks[152][1], y)];
  });
  const inside = fillPolygon(edge, oval, 1);
  const input: MatteInput = { photo, lab: planesToLab(photo.rgb), reading, coarse, inside };
  const hair = addHairByPlace(input, computeHairByColor(input));
  const lobeY = computeLobeLine(photo);
  const hanging = findHangingHair(input, person, hair, lobeY);
  const parts = joinParts(input, person, hair, hanging, lobeY);
  const head = drawOutline({ photo, person, hair, cutShare, lobeY }, parts);
  const crownRow = photo.firstRow * edge;
  return {
    head,
    hair: hair.map((value, i) => Math.max(value, hanging[i], i < crownRow ? 1 : 0) * head[i]),
    face: inside,
    lab: input.lab,
    local: refined.local,
    cutShare,
  };
}
