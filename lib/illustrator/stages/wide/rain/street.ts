import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { RED, RED_INSIDE, SHADE, WASH } from './colours';
import { herHouse, row } from './houses';
import { pavement, puddle, rain, rings, washed } from './parts';

const [PALE, LIGHT, MID, GREY, DARK, DEEP, INK] = WASH;

/** Along a pavement at the height of its smallest; the way of a snail ends in front. */
export const snailPath = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'low', [-80, -80, 2480, 900], LIGHT);
    row(
      e,
      812,
      [
        [-60, 200, 170, '#c3cedb'],
        [140, 221, 220, '#c3cedb'],
        [361, 240, 170, '#c3cedb'],
        [1290, 220, 180, '#c3cedb'],
      ],
      PALE,
      MID,
    );
    e.p.in(1180, 812, 0, 0.36, 0.36, () => herHouse(e, 'eye', { wall: MID }));
    pavement(e, 812, GREY, DARK);
    fill(e, blob('-80,862! 170,856 300,866 300,876 -80,880!', 5), PALE, 0.8);
    fill(
      e,
      stroke(
        '1100,826 900,834 620,840 420,852 250,850 80,858 130,890 60,934 200,944 330,1000 210,1120 520,1156',
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        12,
        16,
        24,
        34,
      ),
      PALE,
      0.7,
    );
    fill(e, ellipse(1900, 1160, 520, 60, 0, 90), DARK, 0.3);
    for (const [x, y, rx] of [
      [1330, 940, 80],
      [1480, 1150, 110],
      [860, 900, 50],
      [2260, 900, 70],
    ] as const)
      rings(e, x, y, rx);
    rain(e, 'low', [-40, -80, 1500, 1040], 150, { alpha: 0.75, long: 100 });
  },
});

/** The underside of the umbrella, whose rim hangs into the picture: below it it is dry. */
export const rimBelow = flatStage({
  ground: MID,
  back(e) {
    washed(e, 'rim', [-80, -80, 2480, 1020], '#c2cfda');
    row(
      e,
      980,
      [
        [-60, 200, 230, '#b0bfcd'],
        [390, 221, 190, '#b0bfcd'],
      ],
      LIGHT,
      GREY,
    );
    e.p.in(270, 980, 0, 0.42, 0.42, () => herHouse(e, 'peek', { wall: '#a3b4c4' }));
    pavement(e, 980, GREY, DARK, 900);
    fill(e, stroke('1690,-40 1690,1300', 15, 15), '#8a5a3c');
    fill(e, stroke('1684,-40 1684,1300', 4, 4), '#b07a52');
    rain(e, 'out', [-60, -60, 790, 1060], 130, { alpha: 0.8, long: 110 });
    fill(e, ellipse(1760, 1130, 800, 120, 0, 90), DARK, 0.35);
  },
  front(e) {
    fill(
      e,
      blob(
        '1000,-160! 760,-20 620,160 560,330! 690,240 850,262! 1020,170 1230,206! 1420,130 1690,180! 1930,130 2180,206! 2330,160 2480,230! 2480,-160!',
        9,
      ),
      RED_INSIDE,
    );
    for (const [from, to] of [
      ['1690,-560', '850,262'],
      ['1690,-560', '1230,206'],
      ['1690,-560', '1690,180'],
      ['1690,-560', '2180,206'],
    ])
      fill(e, stroke(`${from} ${to}`, 8, 6), '#8a1b16');
    fill(
      e,
      stroke('560,330 690,240 850,262 1020,170 1230,206 1420,130 1690,180 1930,130 2180,206 2330,160 2480,230', 9, 9),
      RED,
    );
  },
});

/** A street in a storm, wide and dark; her window is far up. */
export const stormStreet = flatStage({
  ground: SHADE,
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 1400), SHADE);
    for (const [line, ...r] of [
      ['-80,420 400,300 900,380 1400,240 1900,300 2480,120', 10, 34, 20, 30, 8],
      ['-80,640 300,600 760,690 1300,560 1760,600 2100,470', 6, 22, 14, 20, 4],
      ['300,180 760,90 1240,190 1600,100', 4, 16, 10, 4],
    ] as const)
      fill(e, stroke(line, ...r), GREY, 0.26);
    row(
      e,
      930,
      [
        [-140, 241, 200, DEEP],
        [100, 260, 160, '#425570'],
        [360, 221, 210, DEEP],
        [1290, 260, 400, '#425570'],
        [1550, 281, 520, DEEP],
      ],
      DARK,
      INK,
    );
    e.p.in(2140, 930, 0, 1.02, 1.02, () => herHouse(e, 'reach', { wall: GREY, door: DEEP }));
    fill(e, rectangle(-80, 926, 2560, 400), DEEP);
    fill(e, blob('-80,1010! 900,960 2480,990! 2480,1060! 1100,1030 -80,1110!', 6), DARK);
    for (const [x, y, rx, ry] of [[760, 1140, 180, 36]] as const) puddle(e, x, y, rx, ry, GREY);
    rain(e, 'storm', [1250, -60, 2460, 860], 150, { alpha: 0.3, long: 150, slant: -0.9, thick: 2.4 });
    rain(e, 'gust', [-60, 720, 1000, 1160], 40, { alpha: 0.3, long: 150, slant: -0.9, thick: 2.4 });
  },
});
