import type { Character } from '../../../character/character';
import { head } from '../../../figure/head/head';
import { skinTones } from '../../../figure/skin';
import { ellipse, type Painter, shade, tint } from '../../../paint';
import { blob, knots } from '../../kit/outline';
import type { CompanionLook } from '../../model';
import { drawPlumpSole } from './plump-sole';

/** The blanket of the family, unless the picture says another colour. */
const BLANKET = '#ffd23f';

/** Of a baby's head against a grown-up's. */
const HEAD = 0.62;

const BODY = '58,-42 24,-50 -26,-44 -70,-30 -98,-8 -94,16 -62,30 -6,36 46,34 82,18 90,-8 80,-34';
const HOOD = '34,-58 56,-82 92,-76 110,-42 100,-2 74,14 44,-6 28,-34';
const DOTS = [
  [-76, -6],
  [-52, -26],
  [-44, 14],
  [-20, -8],
  [-8, -34],
  [6, 18],
  [22, -14],
  [42, 16],
  [68, 8],
] as const;

type Bundle = {
  readonly baby: Character;
  readonly look: Pick<CompanionLook, 'expression' | 'colour'>;
  /** Two soles out of the end of the blanket. */
  readonly feet: 'two' | 'none';
};

function feetOf(p: Painter, { baby, feet }: Bundle): void {
  const skin = skinTones(baby.skin);
  if (feet === 'two')
    for (const [x, y, turn] of [
      [-102, -16, -1.05],
      [-90, -34, -0.65],
    ] as const)
      p.in(x, y, turn, 0.118, 0.118, () => drawPlumpSole(p, skin, { depth: 2, line: 8 }));
}

/** One under each pressed eye, in the frame of the head. */
function tears(p: Painter): void {
  for (const [x, y] of [
    [-25, 17],
    [17, 17],
  ] as const) {
    const drop = blob(`${x},${y - 7} ${x + 5},${y + 3} ${x},${y + 8} ${x - 5},${y + 3}`, 6);
    p.form(drop, '#bfe4ff', { depth: 2 });
    p.fill(ellipse(x - 1.4, y + 2, 1.5), '#ffffff');
  }
}

/**
 * A baby in a blanket that lies in an arm: its head on the right, its feet on the left, 200 units long around the
 * origin. A fold of the blanket lies round its face.
 */
export function drawBundle(p: Painter, bundle: Bundle): void {
  const { baby, look } = bundle;
  const cloth = look.colour ?? BLANKET;
  const body = blob(BODY, 9);
  p.form(blob(HOOD, 8), shade(cloth, 0.06), { depth: 6 });
  feetOf(p, bundle);
  p.form(body, cloth, { depth: 9, softness: 7 });
  p.clip(body, () => {
    for (const [x, y] of DOTS) p.fill(ellipse(x, y, 4.6), tint(cloth, 0.2));
    for (const fold of ['-92,2 -40,-14 20,-6 64,-34', '-80,24 -20,8 40,26', '-40,-42 -10,-24 40,-30'])
      p.line(knots(fold), 3, shade(cloth, 0.13), 0.6, [0.3, 1, 0.2]);
  });
  const face = head(p, baby, { yaw: -0.1, pitch: 0.04, expression: look.expression ?? 'asleep', pictureBook: true });
  p.in(66, -41, 0.62, HEAD, HEAD, () => {
    face.back();
    face.front();
    if (look.expression === 'bellow') tears(p);
  });
  const edge = knots('38,-58 33,-36 42,-8 62,7 86,5');
  p.line(edge, 15, shade(cloth, 0.13), 0.5, [0.8, 1, 1, 1, 0.8]);
  p.line(
    edge.map(([x, y]) => [x + 1, y - 1.6]),
    12.5,
    tint(cloth, 0.05),
    1,
    [0.8, 1, 1, 1, 0.8],
  );
}
