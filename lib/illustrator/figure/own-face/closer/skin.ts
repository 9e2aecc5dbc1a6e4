import { itemAt } from '@/lib/platform/item-at';
import { ellipse, type Random, seededRandom, type Vec } from '../../../paint';
import { type FaceContext, middleOf, nearness, type Side } from '../face-context';
import { boxOf, chinOf, lastOf, noseBaseOf, tipOf } from '../shape/lines';

const SIDES = [-1, 1] as const;
/** Strokes of the brush on the planes of the face, and fine differences in the colour of the skin. */
const STROKES = 46;
const FLECKS = 70;

/** The planes of the head: a lit brow and cheekbone, a temple and a jaw that turn away from the lamp. */
function planes({ painter: p, tones: t, contour, own, at }: FaceContext): void {
  const [lx, ly] = p.lit();
  const eye = boxOf(own.lines, 'lids');
  const [topX, topY] = at(lastOf(own.lines.outline));
  p.inner(contour, t.shadow, lx * 17, ly * 9, 12, 0.74, 0.04);
  p.inner(contour, t.deep, lx * 5, ly * 4, 5, 0.36, 0.04);
  p.soft(topX + lx * 15, topY + 20, 25, 17, t.glow, 0.46, lx * 0.2);
  p.soft(-lx * 40, eye.y - 8, 13, 22, t.shadow, 0.4);
  const [cx, cy] = at(chinOf(own.lines));
  p.soft(cx + lx * 3, cy - 7, 9, 5, t.glow, 0.34);
}

/** Cheekbone, apple of the cheek and the warm colour under thin skin. */
function cheek(face: FaceContext, side: Side): void {
  const { painter: p, tones: t, own, at, mood } = face;
  const [lx] = p.lit();
  const near = nearness(face, side);
  const [x, y] = middleOf(own.lines.cheek.map((point) => at(point, side)));
  const lift = mood.cheek * 2;
  const lit = side * lx > 0 ? 1 : 0.5;
  p.soft(x, y + 1 - lift, 14 * near, 11, t.blush, 0.26);
  p.soft(x + lx * 3, y - 5 - lift, 10 * near, 5.5, t.glow, 0.66 * lit, side * 0.3);
  p.soft(x + side * 4, y + 13 - lift, 12 * near, 6, t.shadow, 0.14, -side * 0.5);
}

/** Both sides of the nose turn away from the light, its back and its ball catch it. */
function nose({ painter: p, tones: t, own, at }: FaceContext): void {
  const [tip, base] = [at(tipOf(own.lines)), at(noseBaseOf(own.lines))];
  const bridge = at(itemAt(own.lines.noseRidge, 1));
  const long = base[1] - bridge[1];
  const wing = itemAt(own.lines.noseWing, 2)[0];
  for (const side of SIDES) {
    p.soft(tip[0] + side * wing * 0.7, tip[1] - long * 0.24, wing * 0.42, long * 0.4, t.shadow, 0.3, side * 0.12);
    p.soft(tip[0] + side * wing * 0.74, base[1] - 4, wing * 0.3, 2.6, t.glow, 0.3);
  }
  p.soft(tip[0], tip[1] - 1, wing * 0.8, 4.6, t.blush, 0.46);
  for (const side of SIDES) p.soft(base[0] + side * 1.7, base[1] + 4, 0.9, 3.4, t.glow, 0.3);
}

/** Short strokes that follow the roundness of the face, as a brush leaves them. */
function strokes({ painter: p, tones: t, own, at }: FaceContext, random: Random): void {
  const [, chinY] = at(chinOf(own.lines));
  const [, topY] = at(lastOf(own.lines.outline));
  const half = itemAt(own.lines.outline, 9)[0];
  const [lx] = p.lit();
  for (let i = 0; i < STROKES; i++) {
    const y = topY + 8 + random() * (chinY - topY - 14);
    const x = (random() * 2 - 1) * half * 0.84;
    const long = 5 + random() * 8;
    const lean = x / half;
    const stroke: Vec[] = [-1, 0, 1].map(
      (k): Vec => [x + k * long * (1 - Math.abs(lean) * 0.6), y + k * k * -1.2 + k * long * lean * 0.5],
    );
    const color = x * lx > 0 ? t.light : i % 3 ? t.shadow : t.blush;
    p.line(stroke, 2.2 + random() * 2.2, color, 0.1, [0.1, 1, 0.1]);
  }
}

/** No skin is of one colour: the child's own pattern of fine lighter and darker spots. */
function flecks({ painter: p, tones: t, own, at }: FaceContext, random: Random): void {
  const [cheekX, cheekY] = own.lines.cheek[0] ?? [28, 14];
  for (let i = 0; i < FLECKS; i++) {
    const x = random.bell() * cheekX * 1.5;
    const y = cheekY - 10 + random.bell() * 34;
    const [px, py] = at([Math.abs(x), y, 36], x < 0 ? -1 : 1);
    p.fill(ellipse(px, py, 0.35 + random() * 0.5), i % 3 ? t.shadow : t.light, { alpha: 0.08 + random() * 0.1 });
  }
}

/** The modelling of the advanced model's skin, over the planes of the usual drawing. */
export function paintCloserSkin(face: FaceContext): void {
  const { painter: p, contour, head } = face;
  const random = seededRandom(`${head.character.skin} ${JSON.stringify(head.character.faceShape)}`);
  planes(face);
  p.clip(contour, () => {
    strokes(face, random);
    for (const side of SIDES) cheek(face, side);
    nose(face);
    flecks(face, random);
  });
}
