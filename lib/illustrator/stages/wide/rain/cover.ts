import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { RED, WASH } from './colours';
import { row } from './houses';
import { puddle, rain, splash, washed } from './parts';

const [PALE, LIGHT, MID] = WASH;
const WOOD = '#8a5a3c';

/** Ends of the ribs along the edge of the canopy, from its middle. */
const RIBS = [-540, -272, 0, 272, 540] as const;
/** Top of the canopy and its edge, above the hand. */
const [TOP, EDGE] = [-776, -322];

/** An umbrella with room for a piano, in the hand at the origin: the title stands on its canopy. */
function hugeUmbrella(e: Easel) {
  fill(e, ellipse(0, EDGE - 6, 530, 44, 0, 60), shade(RED, 0.24));
  for (const x of RIBS) fill(e, stroke(`0,${EDGE - 60} ${x * 0.9},${EDGE + 16}`, 4, 3), shade(RED, 0.36));
  fill(e, stroke(`0,${EDGE - 60} 0,0 0,70 14,108 48,112 66,82`, 11, 12, 12, 12, 11, 9), WOOD);
  const scallops = RIBS.slice(1)
    .map((x, i) => `${(x + (RIBS[i] ?? 0)) / 2},${EDGE - 34} ${x},${EDGE}!`)
    .join(' ');
  const dome = blob(`-540,${EDGE}! ${scallops} 510,-480 390,-640 200,-740 0,${TOP} -200,-740 -390,-640 -510,-480`, 9);
  fill(e, dome, RED);
  clipTo(e, dome, () => {
    for (const [from, to] of [
      [-540, -272],
      [0, 272],
    ] as const)
      fill(
        e,
        blob(`0,${TOP}! ${from * 0.8},-600 ${from},${EDGE}! ${to},${EDGE}! ${to * 0.8},-600`, 8),
        tint(RED, 0.07),
        0.8,
      );
    for (const x of [-272, 0, 272])
      fill(e, stroke(`0,${TOP} ${x * 0.8},-600 ${x},${EDGE}`, 3, 4, 4), shade(RED, 0.14), 0.7);
  });
  fill(e, stroke(`0,${TOP + 6} 0,${TOP - 30}`, 11, 6), WOOD);
}

/** A street in the rain, and one dry place in it below the umbrella that the child runs with. */
export const umbrellaCover = flatStage({
  ground: '#9fb4c8',
  back(e) {
    washed(e, 'cover', [-80, -80, 2480, 1000], '#9fb4c8');
    row(
      e,
      900,
      [
        [-120, 261, 300, MID],
        [141, 260, 380, '#8ea5bb'],
        [401, 281, 320, MID],
        [682, 260, 400, '#8ea5bb'],
        [942, 281, 340, MID],
        [1223, 280, 300, '#a7bacb'],
        [1503, 281, 330, '#b3c3d1'],
        [1784, 300, 320, '#b3c3d1'],
        [2084, 281, 300, '#a7bacb'],
        [2365, 200, 340, MID],
      ],
      PALE,
    );
    fill(e, rectangle(-80, 896, 2560, 420), '#7d95ad');
    fill(e, blob('1320,480! 2340,480! 2372,1000 2290,1170 1800,1205 1330,1170 1236,1000', 8), '#fff1cb', 0.82);
    glow(e, 1800, 820, 440, '#ffe39a', 0.6);
    for (const [x, y, rx, ry, colour] of [
      [1760, 1120, 400, 62, '#9fd2ec'],
      [300, 1040, 170, 40, LIGHT],
      [930, 1140, 150, 34, LIGHT],
    ] as const)
      puddle(e, x, y, rx, ry, colour);
    for (const [x, y, size] of [
      [1660, 1100, 1.3],
      [1900, 1110, 1],
    ] as const)
      splash(e, x, y, size, '#bfe3f4');
  },
  over: { depth: 600, paint: (e) => e.p.in(1858, 836, -0.06, 0.95, 1, () => hugeUmbrella(e)) },
  front(e) {
    rain(e, 'cover left', [-60, -60, 1180, 1140], 120, { alpha: 0.55, long: 100 });
    rain(e, 'cover edge', [1215, 60, 1300, 1140], 14, { alpha: 0.55, long: 100 });
    rain(e, 'cover right', [2385, 60, 2420, 1140], 8, { alpha: 0.55, long: 100 });
  },
});
