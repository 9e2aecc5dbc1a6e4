import { ellipse, type Knot, smooth, type Vec } from '../../../paint';
import type { HeadContext } from '../context';

const DEEP_INSIDE = '#35101a';
const ENAMEL = '#fffaf2';

type Size = {
  /** Half width, and height of the opening, head units. */
  readonly w: number;
  readonly h: number;
  readonly inside: string;
  readonly lineColor: string;
};

/** Rows of teeth that a shout bares, above and below. */
function bareTeeth({ painter: p }: HeadContext, { w, h }: Size): void {
  const upper: Vec[] = [
    [-w, -h],
    [w, -h],
    [w * 0.84, -h * 0.06],
    [0, -h * 0.2],
    [-w * 0.84, -h * 0.06],
  ];
  const lower: Vec[] = [
    [-w * 0.8, h],
    [w * 0.8, h],
    [w * 0.66, h * 0.56],
    [0, h * 0.5],
    [-w * 0.66, h * 0.56],
  ];
  p.fill(upper, ENAMEL);
  p.fill(lower, ENAMEL, { alpha: 0.94 });
  for (const u of [-0.52, -0.26, 0, 0.26, 0.52])
    p.line(
      [
        [w * u, -h],
        [w * u * 0.96, -h * 0.16],
      ],
      0.6,
      '#d9cfc6',
      0.8,
    );
}

/** An open mouth whose corners are pulled down: small in fear, wide with bare teeth in rage. */
export function drawUnhappyMouth(head: HeadContext, size: Size, isShouting: boolean): void {
  const { painter: p, skin } = head;
  const { w, h, inside, lineColor } = size;
  const low = isShouting ? h * 0.3 : h * 0.42;
  const top: readonly [Knot, ...Knot[]] = [
    [-w, low],
    [-w * 0.62, -h * (isShouting ? 0.62 : 0.42)],
    [0, -h * 0.56],
    [w * 0.62, -h * (isShouting ? 0.62 : 0.42)],
    [w, low],
  ];
  const bottom: readonly Knot[] = [
    [w, low],
    [w * 0.78, h * 0.84],
    [0, h * (isShouting ? 0.94 : 0.72)],
    [-w * 0.78, h * 0.84],
    [-w, low],
  ];
  const outline = [...smooth(top, false, 6), ...smooth(bottom, false, 6)];
  p.fill(
    outline,
    p.linear(0, -h, 0, h, [
      [0, DEEP_INSIDE],
      [1, inside],
    ]),
  );
  p.clip(outline, () => {
    p.fill(ellipse(0, h * 0.9, w * 0.6, h * 0.42), '#d9716f');
    if (isShouting && head.character.age > 1) bareTeeth(head, size);
  });
  p.line(top, 1.9, lineColor, 1, [0.5, 0.9, 0.9, 0.9, 0.5]);
  p.line([...bottom].slice(1, -1), 1.6, skin.lip, 0.85);
  if (!isShouting) return;
  for (const g of [-1, 1])
    p.line(
      [
        [g * w * 0.98, -h * 0.74],
        [g * w * 1.24, -h * 0.1],
        [g * w * 1.2, h * 0.5],
      ],
      1.4,
      skin.deep,
      0.8,
      [0.2, 1, 0.3],
    );
}
