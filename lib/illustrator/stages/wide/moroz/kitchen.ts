import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { SNOW } from './colours';
import { flakes } from './parts';

/** A window of a winter day; a thumb has been in the snow of its sill. */
function winterWindow(e: Easel) {
  fill(e, rectangle(1560, -20, 640, 560), '#8a5a34');
  fill(e, rectangle(1590, -20, 580, 530), '#d6e6f5');
  clipTo(e, rectangle(1590, -20, 580, 530), () => {
    fill(e, blob('1500,360 1700,300 1960,340 2240,290! 2240,600! 1500,600!', 6), '#eef4fb');
    flakes(e, 260);
    fill(e, blob('1580,420 1700,396 1900,410 2080,392 2190,420! 2190,560! 1580,560!', 7), SNOW);
  });
  // A thumb as large as a cup.
  fill(e, ellipse(1730, 448, 62, 46), '#b4c8e2');
  for (const r of [46, 32, 18]) fill(e, ellipse(1730, 450, r, r * 0.74), r === 32 ? '#b4c8e2' : '#93aed2');
  fill(e, rectangle(1872, -20, 18, 530), '#8a5a34');
  fill(e, rectangle(1520, 508, 720, 34), '#a87044');
}

function plates(e: Easel) {
  for (let i = 0; i < 6; i++) {
    const y = 1030 - i * 24;
    fill(e, ellipse(880, y + 12, 200, 50), '#b98d5a', i ? 0 : 0.5);
    fill(e, ellipse(880, y + 6, 190, 46), '#cfc4b4');
    fill(e, ellipse(880, y, 190, 46), '#fffdf6');
    fill(e, ellipse(880, y, 150, 34), '#ece4d6');
  }
  // The one too many does not lie straight.
  e.p.in(900, 872, -0.16, 1, 1, () => {
    fill(e, ellipse(0, 8, 192, 46), '#c9a24c');
    fill(e, ellipse(0, 0, 192, 46), '#fff6d8');
    fill(e, ellipse(0, 0, 150, 33), '#f4dfa4');
  });
}

/** What is in the bowl, and its rim behind. */
function fullBowl(e: Easel) {
  fill(e, ellipse(1640, 1180, 430, 60), '#8a5a34', 0.5);

  fill(e, ellipse(1640, 870, 410, 108), '#7fa08a');
  fill(e, ellipse(1640, 872, 376, 90), '#fff0b8');
  const r = e.random('salad');
  const tones = ['#8fbf5a', '#f08a4a', '#fff6dc', '#f6d36a', '#6fa84a', '#f2b8a0'] as const;
  clipTo(e, ellipse(1640, 860, 372, 96), () => {
    for (let i = 0; i < 210; i++) {
      const [x, y] = [1640 + r.bell() * 360, 856 + r.bell() * 84];
      e.p.in(x, y, r() * 3, 1, 1, () => fill(e, rectangle(-13, -11, 26, 22), r.pick(tones)));
    }
  });
}

/** The bowl before the hands. */
function bowlFront(e: Easel) {
  fill(
    e,
    blob(
      '1230,872! 1262,1010 1390,1180 1640,1230 1890,1180 2018,1010 2050,872! 1960,940 1800,968 1640,974 1480,968 1320,940',
      8,
    ),
    '#9fc0aa',
  );
  fill(e, blob('1230,872! 1262,1010 1390,1180 1480,1206 1360,1010 1320,940', 8), '#86aa94');
  fill(e, stroke('1290,1010 1480,1060 1640,1068 1800,1060 1990,1010', 10, 12, 10), '#fff6dc');
}

/** The chair on which the cat sits. */
function catChair(e: Easel) {
  for (const x of [340, 600]) fill(e, rectangle(x, 560, 30, 360), '#9a5f34');
  fill(e, stroke('330,590 485,560 640,590', 22, 26, 22), '#b4743f');
  fill(e, stroke('350,720 485,704 620,720', 16, 18, 16), '#b4743f');
}

/** A table that is cut by the lower edge, with room for a very large bowl. */
export const morozKitchen = flatStage({
  ground: '#e9b45c',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1000),
      linear(e, 2400, 0, 0, 900, [
        [0, '#f6d48e'],
        [1, '#dc9f46'],
      ]),
    );
    winterWindow(e);
    catChair(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, blob('-80,900! 2480,850! 2480,1300! -80,1300!', 2), '#c98d52');
      fill(e, blob('-80,880! 2480,830! 2480,858! -80,908!', 2), '#e3b07a');
      plates(e);
      e.p.in(124, 123, 0, 0.9, 0.9, () => fullBowl(e));
    },
  },
  front(e) {
    e.p.in(124, 123, 0, 0.9, 0.9, () => bowlFront(e));
  },
});
