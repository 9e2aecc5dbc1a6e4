import { type Knot, lerp, smooth, union, type Vec } from '../../../paint';
import { type Clump, type HairBrush, lobes } from '../brush';
import { paintCurls, paintCurlyCap, softCurls } from '../curls';
import type { HairStyleDrawing } from '../style';

/** Rows of ringlets that fall from the temple to the shoulder on side `g`. */
function ringlets(h: HairBrush, g: 1 | -1): Clump[] {
  const rows: Clump[] = [];
  // Curls on the windward side press against the cheek instead of crossing the neck.
  const gives = h.motion.flow[0] * g < -0.05 ? 0.3 : 1;
  const place = (knot: Knot): Vec => {
    const [hung, moved] = [h.skull(knot), h.loose(knot)];
    return lerp([hung[0], hung[1]], [moved[0], moved[1]], gives);
  };
  for (let i = 0; i < 9; i++) {
    const u = i / 8;
    const [x, y] = place([g * (50 + 9 * Math.sin(u * 2.6)), -12 + u * 84]);
    rows.push([x + h.random.bell() * 1.5, y, 10.5 - u * 2 + h.random() * 1.8]);
    if (i > 1) {
      const [ix, iy] = place([g * (43 + 6 * Math.sin(u * 2.6)), -4 + u * 78]);
      if (i > 3) rows.push([ix, iy, 8 + h.random() * 1.6]);
    }
  }
  return rows;
}

export const curlyLong: HairStyleDrawing = (h) => {
  const curls = softCurls(h);
  // Turned away, the far ringlets hang behind the face.
  const turned = Math.abs(h.view.turn) > 0.2 ? Math.sign(h.view.turn) : 0;
  const sides = ([-1, 1] as const).filter((g) => g !== turned).flatMap((g) => ringlets(h, g));
  const behind = ([-1, 1] as const).filter((g) => g === turned).flatMap((g) => ringlets(h, g));
  const backClumps = Array.from({ length: 26 }, (_, i): Clump => {
    const a = (i / 25) * Math.PI;
    const [x, y] = h.loose([Math.cos(a) * 62, 26 + Math.sin(a) * 52]);
    return [x, y, 11 + h.random() * 3];
  });
  const body: Knot[] = [
    [-56, -20],
    [-64, 20],
    [-62, 54],
    [-40, 76],
    [0, 82],
    [40, 76],
    [62, 54],
    [64, 20],
    [56, -20],
    [0, -56],
  ];
  const back = union(smooth(body.map(h.loose)), lobes(backClumps));
  const fall = lobes(sides);
  return {
    shadow: curls.cap,
    coversEars: true,
    fringe: true,
    back: () => {
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.02, depth: 12 });
      h.painter.clip(back, () => paintCurls(h, backClumps));
      h.curlTexture(back, 110, [-96, -20, 96, 96], 6.5);
      if (behind.length === 0) return;
      const fallBehind = lobes(behind);
      h.mass(fallBehind, { depth: 7 });
      h.painter.clip(fallBehind, () => paintCurls(h, behind));
    },
    front: () => {
      h.mass(fall, { depth: 7 });
      h.painter.clip(fall, () => paintCurls(h, sides));
      paintCurlyCap(h, curls);
    },
  };
};
