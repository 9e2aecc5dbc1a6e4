import { ellipse, rectangle, shade, type Vec } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../../kit/daylight';
import { blend, type Easel, fill, linear, unmirrored } from '../../kit/easel';
import { pool } from '../../kit/ground';
import { arch, outline, points } from '../../kit/outline';
import { defineStage } from '../../model';
import { clouds, lightOf, ridge } from '../../nature/kit/scene';
import { leafTree } from '../../nature/kit/trees';
import { rounded } from '../../rooms/kit/shapes';
import { door, facade } from '../../town/kit-houses';
import { shop } from '../../town/kit-shops';
import { fountain, pigeon } from '../../town/kit-square';
import { bench, paving, streetLamp } from '../../town/kit-street';
import { printTrail, sausages } from './things';

const HOUSES = [
  [640, 150, 250, '#b8d0c4', '#a8604f', 'gable', 0.26],
  [790, 180, 300, '#f4c8a8', '#8a5f6c', 'hip', 0.26],
  [970, 150, 240, '#dcc8e0', '#a8604f', 'step', 0.28],
  [1560, 160, 270, '#f6dca4', '#9a5248', 'gable', 0.26],
  [1720, 190, 310, '#a8cfc8', '#8a5f5c', 'hip', 0.26],
  [1910, 160, 250, '#f0b8a4', '#a85a4a', 'gable', 0.24],
] as const;

/** From below the tower to the bench: what the first look misses. */
const PRINTS: readonly Vec[] = [
  [1500, 1140],
  [1400, 1080],
  [1280, 1040],
  [1040, 1090],
  [860, 1080],
  [640, 1130],
  [470, 1120],
];

/** The whole market square on a morning without bells: the beam of the clock tower is empty. */
export const bellSquare = defineStage<Daylight>({
  palettes: daylight('dawn'),
  slots: {},
  span: [0, 2400],
  light: (d) => ({ ...lightOf(d), cast: { from: 2250, slant: 1.5, length: 0.42, alpha: 0.6 } }),
  back(e, d) {
    openSky(e, d, 700, [2050, 520]);
    clouds(e, d, [
      [380, 190, 420, 70],
      [1000, 300, 340, 50],
      [1900, 170, 460, 70],
    ]);
    ridge(e, d, 'hills', points([-60, 690, 400, 640, 900, 670, 1500, 620, 2000, 660, 2460, 640]), '#8aa69c', 0.75, 100);
    for (const [x, w, h, wall, roof, top, depth] of HOUSES) {
      facade(e, d, `h${x}`, x, 850, w, h, {
        wall,
        roof,
        top,
        rise: 70,
        cols: 2,
        rows: 2,
        foot: 80,
        depth,
        flowers: '#f08a9a',
      });
      door(e, d, x + w * 0.4, 850, 38, 62, '#7a5a5a', depth);
    }
    tower(e, d);
    for (const [x, w, h, wall, roof] of [
      [-70, 330, 370, '#f6dca4', '#a8584a'],
      [270, 340, 310, '#e8a898', '#8f4f48'],
      [2080, 380, 390, '#a8c0dc', '#a85a4a'],
    ] as const)
      facade(e, d, `n${x}`, x, 892, w, h, {
        wall,
        roof,
        rise: 110,
        cols: 3,
        rows: 2,
        foot: 180,
        depth: 0.08,
        shutters: '#5f8a8c',
        flowers: '#ffd070',
      });
    shop(e, d, 284, 892, 312, 176, {
      colour: '#b5704f',
      awning: ['#fff0d8', '#c8506a'],
      goods: 'bread',
      doorAt: 'end',
    });
    shop(e, d, 2100, 892, 330, 190, {
      colour: '#4f7f78',
      awning: ['#fbf0da', '#5f94b0'],
      goods: 'flowers',
      doorAt: 'start',
    });
    const ground = outline([-60, 896, 500, 858, 1200, 846, 1900, 858, 2460, 896, 2460, 1300, 1200, 1320, -60, 1300]);
    paving(e, d, 'square', ground, 846, '#d6c2ae', { row: 8, round: true });
    leafTree(e, d, 'tree', 660, 900, 290, { leaf: '#7aac64', touches: 34 });
    streetLamp(e, d, 2010, 926, 360);
    fountain(e, d, 1220, 990, 330);
    printTrail(e, PRINTS, 0.42, '#6a4a4c', 0.72, 4);
    bench(e, d, 300, 1140, 1.75, '#6f8f7a');
    busStop(e, d, 92, 1150);
    for (const [x, y, k, way] of [
      [860, 1130, 0.9, 1],
      [930, 1160, 0.8, -1],
      [1340, 1130, 0.9, -1],
    ] as const)
      pigeon(e, d, x, y, k, way);
    blend(e, 'multiply', () =>
      fill(
        e,
        rectangle(-60, 846, 2520, 460),
        linear(e, 0, 860, 0, 1200, [
          [0, '#ffffff'],
          [1, '#b890a0'],
        ]),
      ),
    );
    pool(e, 1640, 1130, 760, d.glow, 0.8);
  },
  // Before the greengrocer, behind who sits on the bench.
  over: { depth: 1115, paint: tomatoes },
  front: (e) => sausages(e, SAUSAGES, 19),
});

/** What the assistant has found on the ground. */
const SAUSAGES: readonly Vec[] = [
  [2196, 1148],
  [2262, 1160],
  [2326, 1144],
];

/** The counter of the greengrocer, with tomatoes to sleep on. */
function tomatoes(e: Easel) {
  e.p.soft(590, 1070, 150, 14, '#4a3a50', 0.45);
  e.p.form(rectangle(486, 838, 212, 232), '#5f8a6a', { depth: 10 });
  for (const x of [520, 592, 664]) e.p.line(points([x, 850, x, 1050]), 4, '#4a7058', 0.6, [1, 1]);
  for (const [row, count] of [3, 5, 6].entries())
    for (let i = 0; i < count; i++) {
      const [x, y] = [592 + (i - (count - 1) / 2) * 34, 770 + row * 28 + (i % 2) * 3];
      e.p.form(ellipse(x, y, 19, 17), '#d8503f', { depth: 8 });
      e.p.fill(outline([x - 7, y - 13, x, y - 17, x + 7, y - 13, x, y - 9]), '#6a9a48');
    }
  e.p.form(rectangle(474, 832, 236, 20), '#a8724a', { depth: 6 });
}

/** The clock tower: below its roof an opening with a beam and a rope, and no bell. */
function tower(e: Easel, d: Daylight) {
  const depth = 0.16;
  facade(e, d, 'hall', 1120, 850, 440, 240, {
    wall: '#f4e4c8',
    roof: '#7f9aa8',
    top: 'hip',
    rise: 50,
    cols: 6,
    rows: 1,
    foot: 90,
    arched: true,
    depth,
  });
  facade(e, d, 'tower', 1236, 850, 208, 590, {
    wall: '#fbecd0',
    roof: '#6f93a4',
    top: 'gable',
    rise: 140,
    cols: 1,
    rows: 1,
    foot: 490,
    depth: 0.1,
  });
  const wall = d.far('#fbecd0', 0.1);
  fill(e, rectangle(1246, 266, 188, 430), wall);
  fill(e, arch(1274, 486, 132, 204), d.far('#e2cfae', 0.1));
  fill(e, arch(1284, 486, 112, 192), d.far('#2c3450', 0.08));
  e.p.clip(arch(1284, 486, 112, 192), () => e.p.soft(1360, 470, 60, 60, d.far('#6a7090', 0.2), 0.6));
  fill(e, rectangle(1280, 330, 120, 13), d.far('#8a6448', 0.1));
  e.p.line(points([1340, 343, 1343, 400, 1337, 452]), 5, d.far('#d8b888', 0.1), 1, [1, 1]);
  fill(e, rectangle(1266, 484, 148, 12), shade(wall, 0.12));
  unmirrored(e, 1340, () => {
    fill(e, ellipse(1340, 560, 56), shade(wall, 0.16));
    e.p.form(ellipse(1340, 560, 49), '#fffaf0', { depth: 5 });
    for (let i = 0; i < 12; i++)
      fill(
        e,
        ellipse(1340 + Math.cos((i * Math.PI) / 6) * 40, 560 + Math.sin((i * Math.PI) / 6) * 40, i % 3 ? 2 : 4),
        '#5a4a50',
      );
    // Ten past nine: everybody is late.
    e.p.line(points([1340, 560, 1313, 558]), 6, '#4a3a44', 1, [1, 0.8]);
    e.p.line(points([1340, 560, 1373, 541]), 4.4, '#4a3a44', 1, [1, 0.7]);
  });
  door(e, d, 1314, 850, 54, 84, '#8a5a44', depth);
}

/** A post with a timetable and a sign with the front of a bus, whose top is 496 units above the ground. */
function busStop(e: Easel, d: Daylight, x: number, y: number) {
  const [post, blue, white] = [d.tone('#5a6470'), d.tone('#3a67a4'), d.tone('#fbf6ea')];
  e.p.line(points([x, y, x, y - 400]), 14, post, 1, [1, 1]);
  e.p.form(rounded(x - 60, y - 496, 120, 120, 18), blue, { depth: 8 });
  e.p.fill(rounded(x - 36, y - 474, 72, 68, 14), white);
  e.p.fill(rounded(x - 18, y - 469, 36, 9, 4), blue);
  e.p.fill(rounded(x - 29, y - 455, 58, 25, 6), blue);
  for (const side of [-1, 1]) {
    e.p.fill(rounded(x + side * 43 - 5, y - 456, 10, 22, 4), white);
    e.p.fill(ellipse(x + side * 22, y - 419, 6), blue);
    e.p.fill(rounded(x + side * 22 - 8, y - 406, 16, 14, 4), white);
  }
  e.p.form(rounded(x - 28, y - 282, 56, 78, 6), white, { depth: 4 });
  for (const row of [0, 1, 2, 3])
    for (const [from, to] of [
      [-19, -6],
      [1, 19],
    ] as const)
      e.p.line(points([x + from, y - 266 + row * 15, x + to, y - 266 + row * 15]), 4, post, 0.8, [1, 1]);
}
