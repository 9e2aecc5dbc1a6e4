import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { OUTFITS } from '../../figure';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';
import { passerBy } from '../people/passers-by';

const SHIRT = '#6db3de';

/** A leg of the teacher below her dress, and its shoe. */
function calf(p: Painter, side: 1 | -1, skin: string) {
  p.form(stroke(`${side * 150},-40 ${side * 172},200 ${side * 158},500`, 58, 62, 34), skin, { depth: 10 });
  p.form(
    blob(
      `${side * 112},480! ${side * 204},480! ${side * 232},560 ${side * 226},600! ${side * 92},600! ${side * 96},550`,
      6,
    ),
    '#6b3a2a',
    { depth: 8 },
  );
}

/** The dress of the teacher who sits down, with her legs: the lower edge at 0, 0. */
export function paintTeachersSeat(p: Painter, look: CompanionLook): void {
  p.in(0, 0, look.tilt ?? 0, 1, 1, () => teachersSeat(p, look));
}

function teachersSeat(p: Painter, { hero, place }: CompanionLook): void {
  const { character } = passerBy('teacher', hero, place);
  const { color } = OUTFITS.teacherDress(character).bottom;
  for (const side of [-1, 1] as const) calf(p, side, character.skin);
  p.form(
    blob('-400,-720! -372,-400 -430,-180 -360,-50 -200,-8 0,0 200,-8 360,-50 430,-180 372,-400 400,-720!', 9),
    color,
    { depth: 30 },
  );
  for (let row = 0; row < 7; row++)
    for (let i = -4; i <= 4; i++) {
      const x = i * 84 + (row % 2) * 42;
      const y = -660 + row * 92;
      if (Math.abs(x) > 350 || y > -60 - Math.abs(x) * 0.12) continue;
      for (let petal = 0; petal < 5; petal++)
        p.fill(ellipse(x + 12 * Math.cos(petal * 1.257), y + 12 * Math.sin(petal * 1.257), 9), '#fbe9d2');
      p.fill(ellipse(x, y, 6), '#e2a84a');
    }
  for (const line of ['-250,-720 -262,-420 -236,-120', '250,-720 262,-420 236,-120', '0,-720 6,-300 0,-40'])
    p.fill(stroke(line, 4, 9, 4), shade(color, 0.1));
  p.fill(stroke('-366,-66 -200,-26 0,-18 200,-26 366,-66', 5, 6, 5), shade(color, 0.14));
}

/** Where the voice ends: beyond the left edge of the page. */
const FAR = -410;

/** The voice of the child out of a mouth at -20, 124 below the crown: a fan as wide as the page at its left edge. */
export function paintVoice(p: Painter): void {
  const fan = (near: number, up: number, down: number) =>
    blob(`-15,${124 - near}! ${FAR},${124 - up}! ${FAR},${124 + down}! -17,${124 + near}!`, 2);
  const light = p.linear(-20, 0, FAR, 0, [
    [0, '#fff3a0', 0.8],
    [0.35, '#ffec7a', 0.55],
    [1, '#ffe45c', 0.42],
  ]);
  p.fill(fan(8, 112, 58), light);
  p.fill(fan(4, 70, 36), light, { alpha: 0.7 });
  for (const [x, half] of [
    [-66, 17],
    [-126, 34],
    [-190, 52],
    [-258, 70],
    [-330, 90],
  ] as const)
    p.fill(
      stroke(`${x + half * 0.32},${124 - half} ${x},126 ${x + half * 0.32},${124 + half * 0.52}`, 0.8, 2.4, 0.8),
      '#fffbe6',
      {
        alpha: 0.75,
      },
    );
}

/** The arm of the child, grown up to the ceiling: from the shoulder at 0, 0 to the tips of its fingers. */
export function paintLongArm(p: Painter, { hero }: CompanionLook): void {
  const skin = hero?.skin ?? '#d9a274';
  const sleeve = hero?.headwear === 'hijab';
  const bare = { depth: 8 };
  for (const [u, high] of [
    [-24, 936],
    [-8, 952],
    [9, 948],
    [25, 930],
  ] as const)
    p.form(stroke(`${u - 20},-866 ${u * 1.35 - 20},${-high}`, 11, 9), skin, { depth: 3 });
  p.form(stroke('-2,-838 30,-862 44,-884', 13, 12, 9), skin, { depth: 3 });
  p.form(blob('-48,-878 -20,-892 10,-878 8,-826 -20,-808 -44,-826', 7), skin, bare);
  p.form(stroke('-40,-240 -38,-540 -20,-830', 33, 28, 21), skin, bare);
  p.form(
    sleeve ? stroke('40,4 -30,-130 -40,-420 -24,-790', 46, 45, 38, 30) : stroke('40,4 -18,-110 -40,-262', 46, 46, 40),
    SHIRT,
    bare,
  );
  const cuff = sleeve ? '-52,-784 -24,-792 5,-786' : '-78,-262 -40,-252 -2,-264';
  p.fill(stroke(cuff, 5, 6, 5), shade(SHIRT, 0.2));
}

/** An arm of somebody of the family from the edge of the page, whose hand at 0, 0 closes around what stands to its left. */
export function paintFamilyArm(p: Painter, { hero, colour = '#7fa06a' }: CompanionLook): void {
  const skin = shade(hero?.skin ?? '#d9a274', 0.04);
  p.form(stroke('120,62 34,18 6,2', 42, 38, 40), skin, { depth: 8 });
  p.form(stroke('430,230 250,150 112,62', 92, 78, 58), colour, { depth: 16 });
  p.fill(stroke('60,104 92,62 132,8', 8, 8, 8), shade(colour, 0.18));
  p.form(blob('34,-34 -18,-42 -44,-10 -40,34 10,48 46,26', 7), skin, { depth: 8 });
  for (const [v, reach, r] of [
    [34, 78, 14],
    [12, 90, 15],
    [-11, 86, 15],
  ] as const)
    p.form(stroke(`-8,${v} -54,${v * 1.1 + 2} ${-reach},${v * 1.05 - 6}`, r + 2, r, r - 3), skin, { depth: 4 });
  p.form(stroke('16,-30 -22,-56 -58,-60', 16, 14, 11), skin, { depth: 4 });
}
