import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOME, LIGHT, NIGHT } from './colours';
import { pillow, shelf } from './parts';

/** A bed at night under a shelf, whose only lamp is who sits on it. */
export const birthdayNight = flatStage({
  ground: NIGHT.wall,
  back(e) {
    disc(e, 1620, 330, 1100, 860, '#5a5a9a', 0.7, 0.1);
    disc(e, 1620, 330, 560, 520, LIGHT, 0.35, 0.1);
    shelf(e, 1290, 440, 1000, '#4b3f6e');
    fill(e, blob('1270,1300! 1260,700 1320,640 1800,620 2320,640 2400,700 2400,1300!', 8), '#3a3164');
    pillow(e, '1400,900 1390,760 1480,690 1720,670 1980,690 2080,770 2060,920 1740,960', '#cdd2ee');
  },
  over: {
    depth: 1000,
    paint(e) {
      e.p.form(blob('1180,1300! 1240,1010 1480,930 1800,920 2140,940 2400,1020 2490,1100! 2490,1300!', 9), '#4a5fae', {
        depth: 22,
      });
      e.p.form(stroke('1250,1010 1480,940 1800,928 2140,948 2390,1022', 20, 26, 20), '#8f9ee0', { depth: 5 });
    },
  },
});

const TAGS = Array.from({ length: 15 }, (_, i) => [200 + (i % 5) * 500, 200 + Math.floor(i / 5) * 400] as const);

function tag(e: Easel, x: number, y: number, turn: number) {
  e.p.in(x, y, turn, 2.1, 2.1, () => {
    fill(e, stroke('0,-20 8,0 0,22', 2, 2), '#f3ead8');
    e.p.form(blob('-22,26! 0,14! 22,26! 22,84! -22,84!', 2), '#fff8e6', { depth: 3 });
    fill(e, ellipse(0, 28, 4), '#b9a58a');
    for (const v of [50, 64]) fill(e, stroke(`-13,${v} 13,${v}`, 2, 2), '#c9b79a');
  });
}

/** Labels of those who are nobody's yet. */
export const birthdayLabels = flatStage({
  ground: '#2f6270',
  back(e) {
    for (const [i, [x, y]] of TAGS.entries()) tag(e, x, y, i % 2 ? 0.2 : -0.24);
  },
});

/** Candles, blown out. */
export const birthdaySmoke = flatStage({
  ground: HOME.butter,
  back(e) {
    for (const [i, [x, y]] of TAGS.entries()) {
      const colour = ['#e2574c', '#4f8fd0', '#57a867', '#e89a35', '#8a6cc0'][i % 5] ?? '#e2574c';
      e.p.form(rectangle(x - 22, y - 10, 44, 170), colour, { depth: 8 });
      fill(e, stroke(`${x},${y - 12} ${x + 2},${y - 34}`, 4, 4), '#5a3a2a');
      fill(
        e,
        stroke(`${x},${y - 46} ${x + 26},${y - 80} ${x - 10},${y - 116} ${x + 14},${y - 150}`, 3, 7, 7, 2),
        '#ffffff',
        0.8,
      );
    }
  },
});
