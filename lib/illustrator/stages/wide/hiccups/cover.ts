import { ellipse, type Polygon, toPath } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { FIRE, GREEN, SOOT } from './colours';
import { head } from './head';
import { scorch } from './things';

const HOLE: Polygon = blob(
  '1470,660 1500,500! 1590,470 1650,390! 1760,410 1880,370! 1960,440 2070,470! 2100,570 2170,660! 2100,740 2090,850! 1980,860 1900,930! 1790,890 1680,920! 1620,840 1510,820! 1520,730',
  5,
);

/** Tongues of fire, each with its foot on the edge, its size and how far its tip leans. */
const TONGUES = [
  [1494, 576, 0.56, -10],
  [1528, 504, 1, 14],
  [1590, 468, 0.7, 26],
  [2096, 520, 0.62, 16],
  [2128, 600, 0.96, 34],
  [2160, 664, 0.6, 16],
  [2098, 806, 0.5, 14],
] as const;

/** The edge of the hole still burns, for the last hiccup was a moment ago. */
function flames(e: Easel) {
  const { c } = e;
  c.save();
  c.lineCap = 'round';
  c.lineWidth = 11;
  c.strokeStyle = FIRE.body;
  c.setLineDash([120, 260, 60, 330, 190, 210]);
  c.stroke(toPath(HOLE));
  c.restore();
  for (const [x, y, k, lean] of TONGUES) {
    glow(e, x, y - 30 * k, 90 * k, FIRE.body, 0.4);
    e.p.in(x, y, 0, k, k, () => {
      fill(e, blob(`-46,22 -44,-26 -22,-70 ${lean - 6},-150! ${lean + 14},-84 40,-40 46,20 0,36`, 7), FIRE.rim);
      fill(e, blob(`-30,20 -26,-20 ${lean * 0.5 - 6},-92! 24,-24 28,18 0,28`, 7), FIRE.body);
      fill(e, blob(`-14,18 -12,-8 ${lean * 0.3},-46! 14,-6 14,16 0,22`, 7), FIRE.heart);
    });
  }
}

/** Smoke that rises out of the nostrils, behind the snout. */
function puffs(e: Easel) {
  for (const [x, y, r] of [
    [2010, 500, 26],
    [1976, 462, 34],
    [2020, 424, 40],
  ] as const)
    e.p.soft(x, y, r * 1.4, r * 1.2, '#dcefe2', 0.75);
}

/** Two large nostrils with a raised rim, for the small ones of a head from the side do not show here. */
function nostrils(e: Easel) {
  for (const [x, y] of [
    [1952, 560],
    [2030, 556],
  ] as const) {
    fill(e, ellipse(x - 4, y - 6, 34, 30, -0.2), GREEN.light);
    fill(e, ellipse(x, y, 27, 22, -0.2), GREEN.shade);
    fill(e, ellipse(x + 2, y + 2, 20, 16, -0.2), '#173f34');
  }
}

/** Through a burnt hole in the paper somebody looks for something to eat. */
export const burntCover = flatStage({
  ground: '#f3e6c4',
  back(e) {
    wash(e, 'paper', [0, 0, 2400, 1200], ['#fbf3dd', '#e3d2a4'], { count: 90, alpha: 0.22, long: 300, tall: 60 });
    const { c } = e;
    c.save();
    c.lineJoin = 'round';
    for (const [width, alpha, colour] of [
      [120, 0.14, '#a8743f'],
      [64, 0.3, '#7d4f2c'],
      [26, 1, SOOT],
    ] as const) {
      c.lineWidth = width;
      c.strokeStyle = colour;
      c.globalAlpha = alpha;
      c.stroke(toPath(HOLE));
    }
    c.restore();
    fill(e, HOLE, GREEN.deep);
    clipTo(e, HOLE, () => {
      puffs(e);
      head(e, 1650, 640, 0.76, { look: [0.3, 0.8], brow: 'worried', eye: 'wide', open: 0.5, blush: false });
      nostrils(e);
    });
    flames(e);
    scorch(e, 'shirt', 300, 330, 1);
    scorch(e, 'sword', 900, 300, 1, 0.4);
    scorch(e, 'crown', 610, 420, 1);
    scorch(e, 'moustache', 1000, 760, 0.8, 0.1);
    scorch(e, 'pine', 210, 760, 1);
  },
});
