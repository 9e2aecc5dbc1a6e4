import { ellipse, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND } from './colours';

const [SKIN, BELLY, SPRAY, FOAM] = ['#2b4a6b', '#3d6285', '#7fc6e2', '#d9f2fa'];

/** An eye as high as the page; what stands before it is mirrored in it. */
function eye(e: Easel) {
  fill(e, ellipse(560, 590, 330, 320, 0, 72), shade(SKIN, 0.05));
  fill(e, ellipse(560, 590, 290, 284, 0, 72), tint(SKIN, 0.05));
  fill(e, ellipse(560, 596, 236, 232, 0, 72), '#fbf7ee');
  fill(e, ellipse(612, 610, 176, 186, 0, 72), '#4c8fb0');
  fill(
    e,
    ellipse(612, 610, 176, 186, 0, 72),
    linear(e, 0, 420, 0, 800, [
      [0, 'rgba(12,30,48,0.75)'],
      [1, 'rgba(12,30,48,0)'],
    ]),
  );
  fill(e, ellipse(624, 612, 112, 122, 0, 60), '#101a2a');
  fill(e, ellipse(566, 548, 44, 50), '#ffffff');
  fill(e, ellipse(690, 700, 20, 22), '#ffffff', 0.85);
  // The balloon, as the eye sees it.
  fill(e, ellipse(648, 610, 26, 30), '#e8533f');
  fill(e, stroke('640,634 642,656', 2, 2), '#ffe6c0');
  fill(e, stroke('656,634 654,656', 2, 2), '#ffe6c0');
  fill(e, ellipse(648, 664, 11, 9), '#c98d4c');
  fill(e, blob('250,540! 330,400 470,330 600,330 740,380 850,520! 740,450 600,412 470,420 350,470', 8), SKIN);
  fill(e, stroke('262,536 340,424 470,366 600,362 730,408 846,520', 6, 13, 15, 13, 6), '#16283e');
  for (const line of ['300,880 420,940 560,956 700,940 810,880', '240,330 380,240 560,214 740,236 880,320'])
    fill(e, stroke(line, 3, 9, 10, 9, 3), shade(SKIN, 0.07));
}

function whale(e: Easel) {
  fill(
    e,
    blob(
      '-90,-90! 1010,-90! 1100,120 1140,420 1128,720 1080,920 1240,1000 1700,1040 2490,1010! 2490,1290! -90,1290!',
      9,
    ),
    SKIN,
  );
  fill(e, blob('-90,1010! 300,1010 700,1040 1060,990 1010,1120 900,1290! -90,1290!', 8), BELLY);
  for (const y of [1090, 1160])
    fill(e, stroke(`-80,${y} 400,${y + 10} 800,${y + 16} 960,${y - 14}`, 4, 7, 5, 2), SKIN, 0.6);
  fill(e, stroke('1120,830 1040,940 860,1000 640,1000', 8, 11, 9, 3), '#16283e');
  for (const [x, y, r] of [
    [980, 180, 22],
    [1040, 300, 14],
    [930, 300, 12],
    [1060, 560, 16],
    [1700, 1120, 18],
    [1820, 1150, 12],
    [2240, 1110, 16],
  ] as const)
    fill(e, ellipse(x, y, r, r * 0.8), tint(SKIN, 0.09));
  eye(e);
}

/** A fountain out of the back of the whale that opens like a mushroom. */
function fountain(e: Easel, x: number, top: number, reach: number) {
  fill(
    e,
    blob(
      `${x - 54},1050! ${x - 40},760 ${x - 62},${top + 120} ${x - reach},${top + 60} ${x - reach * 0.86},${top - 40} ${x - reach * 0.3},${top - 96} ${x + reach * 0.3},${top - 92} ${x + reach * 0.86},${top - 36} ${x + reach},${top + 70} ${x + 64},${top + 120} ${x + 42},760 ${x + 56},1050!`,
      9,
    ),
    SPRAY,
  );
  fill(
    e,
    blob(
      `${x - 24},1040! ${x - 16},760 ${x - 26},${top + 90} ${x - reach * 0.6},${top + 20} ${x - reach * 0.2},${top - 52} ${x + reach * 0.2},${top - 48} ${x + reach * 0.6},${top + 24} ${x + 28},${top + 90} ${x + 18},760 ${x + 26},1040!`,
      9,
    ),
    FOAM,
  );
  for (const side of [-1, 1])
    fill(
      e,
      stroke(
        `${x + side * reach * 0.8},${top + 30} ${x + side * reach * 1.04},${top + 180} ${x + side * reach * 1.02},${top + 360}`,
        22,
        14,
        3,
      ),
      SPRAY,
      0.8,
    );
  for (const side of [-1, 1])
    for (const [u, v, r] of [
      [1.02, 130, 24],
      [0.94, 200, 17],
      [1.12, 260, 20],
      [0.84, 300, 13],
      [1.0, 370, 15],
      [1.16, 60, 14],
    ] as const) {
      const [cx, cy] = [x + side * reach * u, top + v];
      fill(
        e,
        blob(`${cx},${cy - r * 1.7}! ${cx + r},${cy} ${cx},${cy + r} ${cx - r},${cy}`, 6),
        side > 0 ? SPRAY : FOAM,
      );
    }
}

/** A whale: her eye on the left, on the right two fountains out of her back. */
export const whaleEye = flatStage({
  ground: GROUND.sea,
  back(e) {
    for (const [y, colour] of [
      [640, tint(GROUND.sea, 0.03)],
      [760, shade(GROUND.sea, 0.02)],
      [880, shade(GROUND.sea, 0.05)],
    ] as const) {
      const crest = Array.from({ length: 9 }, (_, i) => `${1000 + i * 190},${y + (i % 2 ? -22 : 14)}`);
      fill(e, blob(`1000,1290! ${crest.join(' ')} 2520,1290!`, 8), colour);
    }
    fountain(e, 1560, 420, 238);
    fountain(e, 2100, 300, 210);
    whale(e);
  },
  front(e) {
    for (const [x, top] of [
      [1560, 420],
      [2100, 300],
    ] as const)
      for (const [u, v, r] of [
        [-120, 60, 30],
        [-60, 110, 22],
        [100, 80, 28],
        [50, 130, 20],
      ] as const)
        fill(
          e,
          blob(
            `${x + u},${top + v - r * 1.6}! ${x + u + r},${top + v} ${x + u},${top + v + r} ${x + u - r},${top + v}`,
            6,
          ),
          FOAM,
          0.9,
        );
  },
});
