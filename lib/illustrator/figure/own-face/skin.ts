import type { FacePoint } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { lerp, mix, type Shape, toPath, type Vec } from '../../paint';
import { paintCloserSkin } from './closer/skin';
import { type FaceContext, middleOf, nearness, type Side } from './face-context';
import { boxOf, chinOf, firstOf, lastOf, tipOf } from './shape/lines';

const SIDES = [-1, 1] as const;
/** Skin is smooth: on dark skin the grain of its shadows looks like soot. */
const GRAIN = 0.04;

/** Light from the lamp's side, and a warm shadow round the other cheek and under the jaw. */
function planes({ painter: p, tones: t, contour, own, at }: FaceContext): void {
  const [lx, ly] = p.lit();
  const [nx] = at(tipOf(own.lines));
  const eyeY = boxOf(own.lines, 'lids').y;
  p.fill(contour, t.base);
  p.clip(contour, () => {
    p.soft(lx * 20 + nx * 0.5, eyeY - 18, 56, 44, t.light, 0.85 - 0.4 * t.dark);
    p.soft(lx * 12 + nx * 0.6, eyeY + 24, 40, 28, t.light, 0.5 - 0.25 * t.dark);
  });
  p.inner(contour, t.shadow, lx * (9 + 3 * t.dark), ly * 6, 9, 0.74 + 0.16 * t.dark, GRAIN);
  p.inner(contour, t.shadow, lx * 3.5, ly * 3, 3.4, 0.44, GRAIN);
  p.inner(contour, t.deep, lx * 1.4, ly * 1.6, 2, 0.26 + 0.18 * t.dark, GRAIN);
  p.clip(contour, () => {
    for (const side of SIDES) p.soft(side * 46, eyeY - 15, 13, 19, t.shadow, side * lx > 0 ? 0.26 : 0.44);
  });
}

/** How far a smile lifts the apple of the cheek, head units. */
const LIFTED = 3;

/** Blush on the apple of the cheek, and light on the cheekbone. */
function cheek({ painter: p, tones: t, own, at, mood, ...face }: FaceContext, side: Side): void {
  const { lines } = own;
  const [lx] = p.lit();
  const lift = mood.cheek;
  const [x, y] = middleOf(lines.cheek.map((point) => at(point, side)));
  const near = nearness({ painter: p, tones: t, own, at, mood, ...face }, side);
  const blush = (1.1 - 0.2 * t.dark) * (0.85 + 0.25 * Math.min(1, lift));
  const apple = y + 2 - lift * LIFTED;
  p.soft(x + side * 0.5, apple, 18 * near, 14.5, t.blush, 0.5 * blush);
  p.soft(x + side * 0.5, apple + 0.5, 12 * near, 9.5, t.blush, 0.2 * blush);
  // A smile rounds the apple of the cheek: lit above, in soft shadow below.
  p.soft(x - side * 1.5 + lx * 2, apple - 3, 10 * near, 6.5, t.glow, 0.22 * Math.min(1, lift));
  p.soft(x - side * 1, apple + 9, 11 * near, 4.5, t.shadow, 0.24 * Math.min(1, lift), -side * 0.35);
  const lit = side * lx > 0 ? 1 : 0.45;
  const [bx, by] = at(itemAt(lines.cheek, 1), side);
  p.soft(bx + lx * 4, by - 3 - lift, 13 * near, 7, t.glow, (0.34 + 0.2 * t.dark) * lit, side * 0.3);
}

/** The hollow under the brow in which the eye lies. */
function socket({ painter: p, tones: t, line }: FaceContext, side: Side): void {
  const [x, y] = middleOf(line('upperLid', side));
  p.soft(x, y - 4.5, 16, 9.5, t.shadow, 0.34 + 0.1 * t.dark);
  p.soft(x - side * 9.5, y - 2, 5.5, 7.5, t.shadow, 0.16);
}

/** Forehead, ball of the nose, chin and the hollow under the lip. */
function middle({ painter: p, tones: t, own, at }: FaceContext): void {
  const { lines } = own;
  const [lx] = p.lit();
  const [nx, ny] = at(tipOf(lines));
  const chin = at(chinOf(lines));
  const [topX, topY] = at(lastOf(lines.outline));
  const lip = at(firstOf(lines.lowerLipOuter));
  p.soft(nx, ny + 1, 10, 8, t.blush, 0.3);
  p.soft(chin[0], chin[1] - 6, 13, 7.5, t.blush, 0.2);
  p.soft(lx * 14 + (topX + nx) * 0.2, topY + 19, 27, 14, t.glow, 0.3 + 0.32 * t.dark, -0.12);
  p.soft(lip[0], lip[1] + 2.6, 8.5, 3, t.shadow, 0.36);
  const [cx, cy] = lerp(lip, chin, 0.5);
  p.soft(cx + lx * 2, cy + 2.6, 10, 5.4, t.glow, 0.2 + 0.1 * t.dark);
}

/** A head thrown back shows the underside of the jaw, in shadow below the edge of the chin. */
function underChin({ painter: p, tones: t, own, at, head }: FaceContext): void {
  const strength = Math.min(1, -head.view.pitch * 2.2);
  if (strength < 0.25) return;
  const [x, y, depth]: FacePoint = chinOf(own.lines);
  const [cx, cy]: Vec = at([x, y - 5, depth]);
  p.soft(cx, 56, 34, Math.max(6, 60 - cy), t.shadow, 0.9 * strength);
  const edge = [-15, -7, 1, 8, 15].map((dx): Vec => [cx + dx, cy + 3 - (dx / 8) ** 2]);
  p.line(edge, 1.6, t.deep, 0.5 * strength, [0.1, 0.8, 1, 0.8, 0.1]);
}

/** The shadow that the hair throws on the brow. */
function hairShadow({ painter: p, tones: t, contour }: FaceContext, hair: Shape): void {
  const [lx] = p.lit();
  p.layer(
    contour,
    (c, scale) => {
      c.filter = `blur(${(1.5 * scale).toFixed(1)}px)`;
      c.translate(-lx * 1.8, 2.8);
      c.fillStyle = t.deep;
      c.fill(toPath(hair));
    },
    { alpha: 0.36, grain: GRAIN },
  );
}

/** The painted skin of a child's own face. */
export function drawFaceSkin(face: FaceContext, hair: Shape | null): void {
  const { painter: p, tones: t, contour } = face;
  planes(face);
  p.clip(contour, () => {
    for (const side of SIDES) socket(face, side);
    for (const side of SIDES) cheek(face, side);
    middle(face);
    underChin(face);
  });
  if (face.own.closer) paintCloserSkin(face);
  // Light that comes back from the clothes along the cheek in shadow.
  p.inner(contour, mix(t.shadow, '#ff9a6a', 0.3), -1.3, -1.4, 1.2, 0.28, GRAIN);
  if (hair) hairShadow(face, hair);
}
