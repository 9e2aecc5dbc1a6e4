import { blur } from '../planes/blur';
import { createPlane, type Plane, type Point, smoothstep } from '../planes/plane';
import { weightedBlur } from '../planes/weighted-blur';
import type { MatteInput } from './hair-by-color';

/** Outer and inner corner of both eyes. */
const EYE_CORNERS = [
  [33, 133],
  [263, 362],
] as const;

/** Lightness of the face's middle in gamma-like OKLab, spread over its surroundings. */
function computeSkinLight({ photo, lab }: MatteInput): number {
  const { edge, face, landmarks } = photo;
  const [cx, cy] = [(landmarks[234][0] + landmarks[454][0]) / 2, landmarks[1][1]];
  const width = landmarks[454][0] - landmarks[234][0];
  const core = createPlane(edge, (x, y, i) =>
    Math.hypot((x - cx) / (width * 0.34), (y - cy + face * 0.02) / (face * 0.3)) < 1 ? Math.min(1, lab[0][i] * 20) : 0,
  );
  const level = weightedBlur(lab[0], core, edge, Math.round(face * 0.1));
  return level[Math.round(cy) * edge + Math.round(cx)];
}

/** Adds hair that its colour does not show: bright locks beside the head, dark ones over forehead and temples. */
export function addHairByPlace(input: MatteInput, hair: Plane): Plane {
  const { photo, lab, inside } = input;
  const { edge, face, landmarks } = photo;
  const [left, right] = [landmarks[234][0], landmarks[454][0]];
  const [cx, cy, width] = [(left + right) / 2, landmarks[1][1], right - left];
  const middle = computeSkinLight(input);
  const earTop = landmarks[127][1] - face * 0.03;
  const eyes = EYE_CORNERS.map(([p, q]): Point => {
    const [a, b] = [landmarks[p], landmarks[q]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - width * 0.02];
  });
  const shares = createPlane(edge, (x, y, i) => {
    const aside = Math.max(left - x, x - right) / width;
    // Above the mesh there may be more forehead: there the colours decide.
    const forehead = smoothstep(0.46, 0.4, Math.abs(x - cx) / width);
    const high = Math.max(smoothstep(earTop + 3, earTop - 3, y), smoothstep(0.17, 0.23, aside));
    const outer = (1 - inside[i]) * (1 - forehead) * high;
    const ring = Math.hypot((x - cx) / (width * 0.5), (y - cy + face * 0.1) / (face * 0.56));
    const dark =
      smoothstep(0.7, 0.6, lab[0][i] / middle) * smoothstep(0.74, 0.84, ring) * smoothstep(cy + face * 0.16, cy, y);
    let eye = 0;
    for (const [ex, ey] of eyes)
      eye = Math.max(eye, smoothstep(1, 0.8, Math.hypot((x - ex) / (width * 0.19), (y - ey) / (width * 0.13))));
    return Math.max(hair[i], outer, inside[i] > 0.3 ? dark : 0) * (1 - eye);
  });
  return blur(shares, edge, 1);
}
