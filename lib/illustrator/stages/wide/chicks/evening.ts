import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { prints } from './ends';

const [SKY, SUN, HILL, FAR] = ['#f29a55', '#f7b473', '#e98a48', '#c9642f'] as const;

/** Ways of small feet, before they are made as small as what is far off. */
const WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [560, 1300],
    [1200, 1420],
    [1900, 1560],
    [2500, 1740],
  ],
  [
    [1500, 1310],
    [1840, 1380],
    [2300, 1420],
    [2900, 1620],
  ],
];

/** The cow, and the horse that has counted to four. */
function bigAnimals(e: Easel) {
  fill(e, blob('470,590 500,556 640,552 668,566 700,540 726,548 730,590 690,600 670,646 500,650 474,630', 7), FAR);
  for (const x of [492, 524, 622, 650]) fill(e, rectangle(x, 630, 17, 66), FAR);
  fill(
    e,
    blob(
      '890,566 930,540 1030,544 1070,500 1094,470 1110,486 1130,520 1118,536 1092,532 1076,590 1050,616 920,620 890,604',
      7,
    ),
    FAR,
  );
  for (const x of [904, 934, 1022, 1050]) fill(e, rectangle(x, 600, 15, 94), FAR);
  fill(e, stroke('896,566 868,590 864,650', 6, 14, 4), FAR);
}

/** The tractor, the bucket on its side, and the flowers. */
function things(e: Easel) {
  fill(e, blob('170,640! 170,600! 230,600! 240,560! 300,560! 306,600! 372,606! 378,650! 170,664!', 3), FAR);
  fill(e, rectangle(232, 516, 82, 10), FAR);
  for (const x of [238, 300]) fill(e, rectangle(x, 520, 8, 60), FAR);
  fill(e, ellipse(214, 668, 46), FAR);
  fill(e, ellipse(350, 684, 30), FAR);
  fill(e, ellipse(214, 668, 16), HILL);
  fill(e, blob('762,664! 826,640! 836,700! 768,700!', 3), FAR);
  fill(e, stroke('764,668 778,622 828,644', 4, 4, 4), FAR);
  for (const [x, y] of [
    [1150, 610],
    [1182, 580],
    [1212, 624],
  ] as const) {
    fill(e, stroke(`${x},${y} ${x + 2},704`, 5, 6), FAR);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2;
      fill(e, ellipse(x + Math.cos(a) * 14, y + Math.sin(a) * 14, 11), FAR);
    }
  }
}

/** The low sun, and far off, along a hill, every place where they have looked. */
export const flatEvening = flatStage({
  ground: SKY,
  castFrom: 2700,
  back(e) {
    fill(e, ellipse(1830, 990, 560, 560, 0, 90), SUN);
    fill(e, blob('-80,690! 300,694 800,690 1200,690 1420,720 1640,790 1780,880! -80,880!', 8), HILL);
    fill(e, blob('-80,820! 500,790 1100,800 1700,850 2480,830! 2480,1300! -80,1300!', 8), SKY);
    bigAnimals(e);
    things(e);
    // From each of them the steps lead here, and none of them has brought the fifth.
    e.p.in(0, 0, 0, 0.55, 0.55, () => {
      for (const way of WAYS) prints(e, way, '#d9773a');
    });
  },
});
