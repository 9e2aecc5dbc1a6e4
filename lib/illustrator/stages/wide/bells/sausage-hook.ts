import { rectangle, shade, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, linear } from '../../kit/easel';
import { contactShadow } from '../../kit/ground';
import { outline, points } from '../../kit/outline';
import { defineStage } from '../../model';
import { reachingHand, sausages } from './things';

const shop = { wall: '#f2cf9a', tile: '#f8e6c4', floor: '#b5764f', curtain: '#c05a4a', wood: '#8a5a3c' };
const STRING: readonly Vec[] = [
  [1010, 120],
  [960, 250],
  [870, 360],
  [790, 430],
  [716, 500],
  [676, 610],
];
/** Of the curtain, behind which somebody is. */
const EDGE = 800;

/** The corner of a butcher's: a string of sausages, a curtain, and somebody's tail and hand beside it. */
export const sausageHook = defineStage<typeof shop>({
  palettes: { day: shop },
  slots: {},
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#fff0d0',
    rimAlpha: 0.2,
    rimWidth: 3,
    ambient: '#fff0dc',
    ambientAlpha: 0.1,
    shadow: '#5a3428',
    lamps: [],
  }),
  back(e, c) {
    fill(
      e,
      rectangle(-40, -40, 1300, 1100),
      linear(e, 0, 0, 0, 1040, [
        [0, c.wall],
        [1, tint(c.wall, 0.08)],
      ]),
    );
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 9; i++)
        fill(
          e,
          rectangle(-30 + i * 132 + (row % 2) * 60, 560 + row * 92, 122, 82),
          row % 2 ? c.tile : shade(c.tile, 0.03),
          0.8,
        );
    fill(
      e,
      rectangle(-40, 1010, 1300, 300),
      linear(e, 0, 1010, 0, 1220, [
        [0, shade(c.floor, 0.06)],
        [1, c.floor],
      ]),
    );
    for (let i = 0; i < 9; i++)
      dab(e, 'dry', 80 + i * 120, 1050 + (i % 3) * 50, 110, 9, shade(c.floor, 0.08), { alpha: 0.5, variant: i });
    e.p.line(points([-40, 110, 1260, 100]), 22, c.wood, 1, [1, 1]);
    e.p.soft(830, 1040, 150, 22, '#5a3428', 0.5);
    ringedTail(e);
    curtain(e, c);
    e.p.line(outline([1000, 100, 1024, 128, 1000, 140]), 8, '#5a5460', 1, [1, 1]);
    sausages(e, STRING, 34);
    // The arm comes from behind the curtain.
    clipTo(e, points([-40, -40, EDGE, -40, EDGE, 1300, -40, 1300]), () => reachingHand(e, 738, 470, 1.5, -0.28));
    contactShadow(e, 420, 1110, 190, '#5a3428', 0.4);
  },
});

/** The butcher's striped curtain, in folds, with a hem above the floor. */
function curtain(e: Easel, c: typeof shop) {
  e.p.soft(EDGE - 10, 560, 26, 560, '#5a3428', 0.35);
  for (let i = 0; i < 8; i++) {
    const [x, wide] = [EDGE + i * 56, 58];
    const hem = 984 + (i % 2) * 14;
    const fold = points([x, -40, x + wide, -40, x + wide, hem, x + wide / 2, hem + 14, x, hem]);
    e.p.form(fold, i % 2 ? '#f8ead2' : c.curtain, { depth: 14 });
    dab(e, 'soft', x + wide * 0.82, 480, 12, 620, shade(i % 2 ? '#f8ead2' : c.curtain, 0.1), { alpha: 0.5 });
  }
}

/** A tail with dark rings on the floor, that somebody behind the curtain has forgotten. */
function ringedTail(e: Easel) {
  const brush = taper(
    [
      [960, 1040],
      [860, 1062],
      [760, 1052],
      [694, 1000],
      [690, 940],
    ],
    [40, 46, 48, 40, 14],
  );
  e.p.form(brush, '#b4acb0', { depth: 16 });
  clipTo(e, brush, () => {
    for (const [x, y, turn] of [
      [900, 1056, 1.6],
      [820, 1060, 1.5],
      [744, 1038, 0.8],
      [696, 980, 0.1],
      [690, 936, 0],
    ] as const)
      e.p.soft(x, y, 70, 15, '#453a42', 0.95, turn, 0.7);
  });
}
