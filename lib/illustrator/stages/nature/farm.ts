import { ellipse, mix, smooth } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill } from '../kit/easel';
import { grass } from '../kit/foliage';
import { flowers, hazeBand, land, path, pool, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { barn } from './kit/barn';
import { furrows } from './kit/crops';
import { hayBale, railFence } from './kit/farm';
import { birds, butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from './kit/scene';
import { leafTree } from './kit/trees';

const HORIZON = 640;
const CENTRE = points([450, 790, 480, 840, 560, 920, 600, 1020, 590, 1250]);
const HALVES = [26, 38, 70, 120, 220] as const;

/** A farmyard: barn, field, orchard and fence; the sky above y 360 is calm, for text. */
export const farm = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 500, y: 880, scale: 0.82 } }),
    // A second thing next to the one in the middle.
    besideMiddle: { x: 706, y: 1122, scale: 1.75 },
    // Somebody on the hay bale.
    hay: { x: 1040, y: 885, scale: 1.15, afloat: true, depth: 1000 },
    // In front of the barn door.
    barn: { x: 300, y: 872, scale: 1 },
    // A hen, a cat or a bird on the fence.
    fence: { x: 850, y: 806, scale: 0.7, afloat: true, depth: 890 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 270, y: 620, reach: 380, colour: '#ffc46a', power: 0.45 }] : []),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON));
    clouds(e, d, [
      [560, 190, 440, 92],
      [980, 280, 420, 84],
      [760, 400, 340, 52],
      [120, 330, 320, 64],
    ]);
    birds(
      e,
      [
        [700, 320, 20],
        [744, 300, 15],
        [668, 300, 12],
      ],
      mix(d.tone('#5a5a6a'), d.haze, 0.3),
    );
    ridge(e, d, 'blue', points([-60, 590, 240, 560, 520, 600, 800, 540, 1010, 566, 1260, 540]), '#7f9fb0', 0.75, 130);
    ridge(e, d, 'green', points([-60, 630, 300, 640, 560, 620, 840, 596, 1100, 622, 1260, 600]), '#8fb870', 0.5, 130);
    windPump(e, d, 850, 622);
    mist(e, 650, 50, d.haze, 0.3, 6);
    land(
      e,
      'fields',
      points([-60, 676, 300, 690, 620, 676, 900, 660, 1260, 668]),
      mix(d.far('#b8d070', 0.24), d.glow, 0.16),
      d.tone('#7aa850'),
      { depth: 260 },
    );
    furrows(
      e,
      d,
      'wheat',
      points([470, 700, 720, 690, 1260, 676, 1260, 740, 900, 752, 520, 742]),
      [760, 560],
      [100, 1700],
      13,
      '#e0bc64',
      '#e8cc78',
      { size: 22, depth: 0.26 },
    );
    furrows(
      e,
      d,
      'greens',
      points([520, 744, 900, 754, 1260, 742, 1270, 830, 980, 846, 560, 816]),
      [800, 560],
      [-100, 1700],
      12,
      '#9a7450',
      '#6fa84c',
      { size: 26, depth: 0.1 },
    );
    for (const [x, y, h] of [
      [560, 706, 80],
      [1010, 700, 104],
      [1090, 706, 116],
      [1170, 704, 100],
    ] as const)
      leafTree(e, d, `of${x}`, x, y, h, { depth: 0.38, touches: 20 });
    land(
      e,
      'yard',
      points([-60, 792, 240, 786, 560, 818, 860, 838, 1260, 824]),
      mix(d.tone('#a8cc68'), d.glow, 0.16),
      d.tone('#568f44'),
    );
    leafTree(e, d, 'behind', 70, 800, 330, { depth: 0.1 });
    barn(e, d, 270, 830, 400);
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd2a4'), d.glow, 0.2), d.tone('#bb9062'));
    const lit = sunlit(d, '#e0e880', 0.4);
    grass(e, 'grass', 840, 1190, mix(d.tone('#a8cc68'), d.glow, 0.12), d.tone('#528a44'), {
      lit,
      size: [12, 46],
      density: 0.7,
      skip: (x, y) => Math.abs(x - 450 - Math.min(140, (y - 790) * 0.62)) < 40 + (y - 790) * 0.4,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#9cc460'), d.tone('#5a9448'), lit);
    railFence(e, d, 690, 896, 1240, 880, 84);
    leafTree(e, d, 'apple', 1130, 960, 520, { leaf: '#5f9f4a', fruit: '#e0523c', touches: 64 });
    hayBale(e, d, 1040, 1000, 70);
    hayBale(e, d, 148, 1010, 60);
    for (const [x, y] of [
      [1180, 990],
      [1150, 1006],
      [960, 985],
      [930, 1004],
    ] as const) {
      fill(e, ellipse(x, y, 10, 9.5, 0, 14), d.tone('#e0523c'));
      fill(e, ellipse(x - 3, y - 3, 3, 2.4, 0, 8), '#fff0e0', 0.7);
    }
    pool(e, 610, 1070, 430, d.glow, d.time === 'night' ? 0.25 : 0.6);
  },
  front(e, d) {
    grass(e, 'near', 1190, 1240, d.tone('#528a44'), d.tone('#3c6f3c'), {
      rows: 3,
      size: [66, 110],
      lit: sunlit(d, '#d8e47c', 0.35),
      skip: (x) => x > 320 && x < 900,
    });
    flowers(
      e,
      'near',
      [
        [70, 1196, 32],
        [150, 1212, 26],
        [240, 1220, 22],
        [960, 1216, 24],
        [1050, 1200, 30],
        [1140, 1208, 32],
      ],
      [d.tone('#fdf6ea'), d.tone('#ffd95c'), d.tone('#e86a5a')],
      d.tone('#4a8444'),
    );
    butterfly(e, 90, 1090, 17, d.tone('#fdf0c8'));
    hazeBand(e, 1200, 1040, d.shadow, 0.3, 0, 'multiply');
  },
});

/** A far wind pump. */
function windPump(e: Easel, d: Daylight, x: number, y: number) {
  const grey = d.far('#8a8a90', 0.4);
  for (const s of [-1, 1])
    e.p.line(
      [
        [x + s * 22, y],
        [x, y - 120],
      ],
      4,
      grey,
      1,
      [1, 1],
    );
  for (const v of [30, 62])
    e.p.line(
      [
        [x - 16 + v * 0.1, y - v],
        [x + 16 - v * 0.1, y - v],
      ],
      3,
      grey,
      1,
      [1, 1],
    );
  for (let i = 0; i < 10; i++) {
    const a = i * 0.628;
    fill(
      e,
      smooth(
        [
          [x, y - 120, 1],
          [x + Math.cos(a - 0.18) * 36, y - 120 + Math.sin(a - 0.18) * 36, 1],
          [x + Math.cos(a + 0.18) * 36, y - 120 + Math.sin(a + 0.18) * 36, 1],
        ],
        true,
        2,
      ),
      i % 2 ? d.far('#f2e8dc', 0.3) : d.far('#d8cfc8', 0.3),
    );
  }
  fill(
    e,
    smooth(points([x, y - 121, x + 30, y - 130, x + 52, y - 132, x + 50, y - 110, x + 30, y - 112]), true, 3),
    d.far('#c4584a', 0.35),
  );
}
