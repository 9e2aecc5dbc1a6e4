import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';

const LINE = '#e6ecf8';
const DARK = '#0b1020';

/** A line of silver. */
const silver = (e: Easel, text: string, r = 6) => fill(e, stroke(text, r * 0.5, r, r, r * 0.6), LINE);

function star(e: Easel, x: number, y: number, r: number) {
  for (let i = 0; i < 4; i++)
    e.p.in(x, y, (i * Math.PI) / 4, 1, 1, () =>
      fill(e, stroke(`${-r},0 0,0 ${r},0`, 0.6, i % 2 ? r * 0.09 : r * 0.15, 0.6), LINE),
    );
}

/** As wide as both pages: shoulders, a hat with fur, a beard, a handkerchief at the nose. */
function giant(e: Easel) {
  const tone = '#1c2740';
  fill(
    e,
    blob('-80,1290! -80,900 120,640 420,520 620,470 900,470 1150,520 1460,620 1900,820 2480,1000! 2480,1290!', 9),
    tone,
  );
  fill(e, blob('430,560 400,380 440,220 560,130 760,100 950,140 1050,260 1070,420 1030,560 750,640', 9), '#222f4c');
  fill(e, blob('410,330 360,270 380,200 480,190 760,160 1000,190 1110,210 1120,290 1070,340 760,290', 9), '#33425f');
  fill(e, blob('470,200 540,40 760,-40 960,30 1030,200 760,160', 8), '#1c2740');
  fill(e, blob('470,500 420,620 440,840 560,1020 760,1120 940,1020 1060,820 1060,600 1000,500 760,560', 9), '#33425f');
  for (const line of ['540,640 532,690 540,740', '680,670 678,700 684,744', '970,650 980,690 976,740'])
    fill(e, stroke(line, 4, 8, 3), '#435472');
  // Shut eyes, a brow that is moved.
  for (const [x, s] of [
    [600, -1],
    [880, 1],
  ] as const) {
    fill(e, stroke(`${x - 50},400 ${x},424 ${x + 50},400`, 5, 8, 5), '#5a6d90');
    fill(e, stroke(`${x - 64},${340 + s * 14} ${x},318 ${x + 64},${340 - s * 14}`, 10, 16, 10), '#435472');
  }
  // The handkerchief, held to the nose by a hand without a mitten.
  fill(
    e,
    blob('620,440! 700,420 800,422 900,446! 1010,600! 930,640 860,590 770,660 700,600 610,640 540,580!', 5),
    '#dfe6f4',
  );
  for (const line of ['680,470 640,560', '760,470 770,600', '840,470 890,570'])
    fill(e, stroke(line, 3, 5, 2), '#a9b6d0');
  fill(e, blob('800,470 880,450 960,480 1000,560 960,640 880,660 810,600', 8), '#51628a');
  for (const [a, b] of [
    [800, 496],
    [790, 536],
    [800, 576],
    [820, 612],
  ] as const)
    fill(e, stroke(`${a + 110},${b} ${a + 20},${b - 6} ${a - 14},${b + 2}`, 20, 19, 15), '#60739c');
  fill(e, blob('930,600 1010,580 1240,820 1500,1290! 1140,1290! 960,820', 7), '#263450');
  fill(e, stroke('930,680 1010,560', 44, 44), '#3d4d6e');
}

/** A horse that runs, of one silver line. */
function horse(e: Easel) {
  e.p.in(2030, 560, -0.12, 0.88, 0.88, () => {
    const body = blob(
      '-190,-60 -100,-110 40,-96 130,-120 200,-220 224,-270! 246,-226 300,-170 322,-130 300,-110 250,-124 210,-60 170,20 90,60 -60,44 -160,60 -216,10',
      8,
    );
    fill(e, body, DARK);
    fill(
      e,
      stroke(
        '-190,-60 -100,-110 40,-96 130,-120 200,-220 224,-270 246,-226 300,-170 322,-130 300,-110 250,-124 210,-60 170,20 90,60 -60,44 -160,60 -216,10 -190,-60',
        5,
        7,
        6,
        5,
      ),
      LINE,
    );
    for (const line of [
      '150,20 240,60 300,20 330,50',
      '110,50 210,120 270,100 290,130',
      '-150,50 -240,110 -330,90 -350,120',
      '-180,20 -280,40 -360,10 -390,30',
    ])
      silver(e, line, 8);
    for (const line of [
      '-206,-40 -280,-110 -380,-90 -450,-130',
      '-206,-20 -300,-70 -390,-50',
      '200,-214 140,-200 90,-150 60,-150',
      '190,-190 130,-160 100,-110 60,-100',
      '210,-240 160,-250 110,-210',
    ])
      silver(e, line, 5);
    fill(e, ellipse(252, -176, 8, 9), LINE);
    silver(e, '232,-120 210,-170 216,-210', 4);
  });
}

/** A sleigh of the same line, with stars on its side. */
function sleigh(e: Easel) {
  const line =
    '1290,740 1240,800 1290,880 1330,1010 1420,1060 1620,1060 1700,1010 1740,900 1700,860 1600,900 1420,890 1330,800';
  const side = blob(line, 8);
  fill(e, side, '#131c33');
  clipTo(e, side, () => {
    for (const x of [1400, 1510, 1620]) star(e, x, 976, 40);
  });
  fill(e, stroke(`${line} 1290,740`, 6, 8, 8, 6), LINE);
  silver(e, '1200,1130 1500,1150 1750,1130 1860,1070 1850,1000 1800,990', 9);
  for (const leg of ['1420,1060 1390,1140', '1620,1060 1650,1140']) silver(e, leg, 7);
}

/** No star is among the words, where it looks like an accent. */
const WORDS = [
  [1270, 60, 2310, 390],
  [60, 740, 1150, 970],
  [60, 1000, 1040, 1150],
] as const;

/** A dream in silver on black. */
export const morozDream = flatStage({
  ground: DARK,
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 1200, [
        [0, '#060a16'],
        [1, '#141d34'],
      ]),
    );
    const r = e.random('stars');
    for (let i = 0; i < 160; i++) {
      const [x, y, radius, alpha] = [r.between(0, 2400), r.between(0, 1200), 1.5 + r() * 3, 0.5 + r() * 0.5];
      if (!WORDS.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1))
        fill(e, ellipse(x, y, radius), LINE, alpha);
    }
    giant(e);
    for (const [x, y, s] of [
      [1700, 840, 26],
      [1880, 800, 30],
      [2060, 786, 26],
      [2240, 740, 34],
      [2360, 700, 24],
      [1180, 90, 26],
      [2280, 150, 40],
      [150, 150, 30],
    ] as const)
      star(e, x, y, s);
    horse(e);
    glow(e, 1490, 760, 420, '#8fa6d8', 0.34);
  },
  over: {
    depth: 1500,
    paint: (e) => e.p.in(-340, -300, 0, 1.25, 1.25, () => sleigh(e)),
  },
  front(e) {
    // The reins, from the child's hands to the bit.
    silver(e, '1650,790 1800,650 1960,500 2210,404', 4);
  },
});
