import { ellipse, rgba } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { WATER } from './colours';
import { littleFish, sardine, snore } from './creatures';
import { mouthOf } from './lullaby';
import { songlight, whaleProfile } from './profile';
import { bubble, deepen, goldBubble, ribbon, sea } from './sea';

/** Where the frame of the whale begins on the cover, on which she faces right. */
const COVER_WHALE = { x: 2412, y: 440, size: 0.85 } as const;
/** Where her song and the child's become one. */
const MEET = { x: 2318, y: 628 } as const;
const HER_SONG = '2180,1050 2270,1022 2340,940 2352,820 2340,720 2318,628';
/** From there both flow back over her, twined. */
const TOGETHER = [
  ['2318,628 2366,560 2340,470 2240,436 2080,432 1860,462 1640,430 1400,452 1120,392 800,330 400,250 -100,200', 26],
  ['2318,628 2388,540 2300,430 2180,420 2060,456 1840,430 1620,462 1400,420 1120,424 800,300 400,282 -100,170', 18],
] as const;

/** The whale and the child on her brow sing in the same direction, and their songs become one. */
export const whaleCover = sea({
  water: 'cobalt',
  lamps: [{ x: 2240, y: 520, reach: 800, colour: '#ffd98a', power: 0.5 }],
  shafts: [1180, 1500, 1960, 2300],
  back(e) {
    deepen(e, 700, '#071c46', 0.9);
    disc(e, 1960, 660, 900, 380, '#8fdbe8', 0.5, 0.1);
    for (const [line, width] of TOGETHER) ribbon(e, line, width);
    e.p.in(COVER_WHALE.x, COVER_WHALE.y, 0, -COVER_WHALE.size, COVER_WHALE.size, () => {
      whaleProfile(e, { name: 'cover', mouth: 'sings', eye: { open: 0.92, look: [-1, -0.9], iris: 1.1 } });
      songlight(e, 'sings', [100, 700]);
    });
    for (const [x, y, r] of [
      [1480, 510, 15],
      [1290, 400, 11],
      [1100, 330, 15],
      [760, 400, 17],
      [520, 200, 10],
      [250, 330, 13],
    ] as const)
      goldBubble(e, x, y, r);
    plug(e);
  },
  front(e) {
    const [x, y] = mouthOf(e);
    ribbon(e, HER_SONG, 36);
    ribbon(e, `${x + 16},${y + 4} ${x + 60},${y + 40} 2216,610 2266,640 2318,628`, 20);
    goldBubble(e, MEET.x, MEET.y, 30);
  },
});

/** The plug on its chain hangs down into the sea. */
function plug(e: Easel) {
  for (let i = 0; i < 40; i++) e.p.edge(ellipse(420 + Math.sin(i / 6) * 8, -20 + i * 17, 5, 8), '#d9b45c', 3.4, 0.95);
  e.p.form(blob('372,668 468,668 452,720 388,720', 5), '#2c2f3c', { depth: 8 });
  e.p.form(ellipse(420, 668, 54, 15), '#3d4152', { depth: 5 });
}

/** Before the book: notes that rise and break off. */
export const whaleNotes = sea({
  water: 'cobalt',
  back(e) {
    deepen(e, 500, '#092a5c', 0.7);
    const r = e.random('notes');
    for (let i = 0; i < 30; i++)
      goldBubble(
        e,
        120 + (i % 10) * 240 + (r() - 0.5) * 120,
        180 + Math.floor(i / 10) * 360 + (r() - 0.5) * 160,
        9 + r() * 17,
        0.9,
      );
    for (let i = 0; i < 20; i++) bubble(e, r() * 2400, r() * 1200, 6 + r() * 12, 0.7);
  },
});

/** After it all sleep, each with one bubble. */
export const whaleSleepers = sea({
  water: 'ink',
  back(e) {
    const r = e.random('sleepers');
    for (let i = 0; i < 24; i++) {
      const [x, y] = [210 + (i % 6) * 400 + (r() - 0.5) * 90, 170 + Math.floor(i / 6) * 290 + (r() - 0.5) * 60];
      const size = 0.7 + r() * 0.3;
      if (i % 4 === 1) littleFish(e, x, y, size, 'asleep', 0.2, '#c9805c');
      else sardine(e, x, y, size, 'asleep', i % 2 ? '#7f9abb' : '#6f8cae');
      snore(e, x + 110 * size, y - 54, 14);
    }
    fill(e, ellipse(0, 0, 0.1, 0.1), rgba(WATER.ink[0], 0));
  },
});
