import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { type Plane, smoothstep } from '../planes/plane';
import { fillHoles, removeScraps } from '../planes/regions';
import type { LobeLine } from './hanging-hair';

export type Outlined = {
  readonly photo: HeadPhoto;
  readonly person: Plane;
  readonly hair: Plane;
  readonly cutShare: number;
  readonly lobeY: LobeLine;
};

/** Radii of the brushes that draw the outline, heights of the face: ears and cheeks, hair, ends of hair. */
const BRUSHES = { skin: 0.018, hair: 0.045, ends: 0.07 } as const;

/** Closes gaps between cheek and hair, removes small parts, and gives the outline the width of a brush. */
export function drawOutline({ photo, person, hair, cutShare, lobeY }: Outlined, parts: Plane): Plane {
  const { edge, landmarks, firstRow, face } = photo;
  const [left, right] = [landmarks[234][0], landmarks[454][0]];
  const closing = blur(parts, edge, Math.round(face * 0.03));
  const lastRow = landmarks[152][1] * edge;
  const closed = parts.map((value, i) =>
    i < lastRow ? Math.max(value, smoothstep(0.45, 0.6, closing[i]) * smoothstep(0.2, 0.6, person[i])) : value,
  );
  const whole = fillHoles(removeScraps(closed, edge, landmarks[1]), edge);
  const [fine, broad, round] = [BRUSHES.skin, BRUSHES.hair, BRUSHES.ends].map((radius) =>
    blur(whole, edge, Math.max(2, Math.round(face * radius))),
  );
  const [joinedFrom, joinedTo] = [firstRow + face * 0.1875, firstRow + face * 0.0875];
  const nearHair = blur(hair, edge, Math.round(face * 0.02));
  return fine.map((value, i) => {
    const [x, y] = [i % edge, i / edge];
    // Where a crown was added its join is rounded off, and so are the ends of hair beside and below the ears.
    const crown = cutShare > 0 ? smoothstep(joinedFrom, joinedTo, y) : 0;
    const aside = smoothstep(0.06, 0.14, Math.max(left - x, x - right) / (right - left));
    const joined = Math.max(crown, aside * smoothstep(lobeY(x) - face * 0.16, lobeY(x) - face * 0.06, y));
    // Hair has the outline of a broader brush than ears and cheeks.
    const hairy = smoothstep(0.25, 0.55, nearHair[i]);
    const outline = smoothstep(0.36, 0.64, value) * (1 - hairy) + smoothstep(0.44, 0.56, broad[i]) * hairy;
    return outline * (1 - joined) + smoothstep(0.45, 0.55, round[i]) * joined;
  });
}
