import { ellipse, rectangle, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { RED, RED_INSIDE, SHADE, WASH } from './colours';
import { herHouse, row } from './houses';
import { pavement, puddle, rain, rainFromAbove, rings, splash, washed } from './parts';

const [PALE, LIGHT, MID, GREY, DARK, DEEP, INK] = WASH;

/** The light of a window on wet ground, with somebody's shadow in it. */
function lightOnGround(e: Easel, x: number, y: number, w: number, h: number) {
  fill(e, blob(`${x},${y}! ${x + w},${y}! ${x + w * 1.3},${y + h}! ${x - w * 0.3},${y + h}!`, 1), '#fbf3de');
}

/** A street from straight above, empty but for rain; one window throws its light. */
export const fromAbove = flatStage({
  ground: MID,
  back(e) {
    washed(e, 'above', [-80, -80, 2480, 1300], MID);
    fill(e, rectangle(-80, -80, 1100, 1400), '#c4cfda');
    fill(e, rectangle(1010, -80, 26, 1400), GREY);
    for (let y = 40; y < 1300; y += 240) fill(e, rectangle(1036, y, 1450, 4), GREY, 0.5);
    for (let x = 1270; x < 2450; x += 234) fill(e, rectangle(x, -80, 4, 1400), GREY, 0.5);
    fill(e, rectangle(1036, -80, 1450, 150), DEEP);
    fill(e, rectangle(1036, 70, 1450, 12), DARK);
    lightOnGround(e, 2090, 82, 150, 250);
    fill(e, blob('2126,332! 2130,220 2150,190 2190,190 2212,222 2216,332!', 6), GREY);
    fill(e, ellipse(2170, 166, 40, 44), GREY);
    for (const [x, y, rx, ry] of [
      [1260, 960, 110, 74],
      [2230, 760, 90, 60],
    ] as const) {
      puddle(e, x, y, rx, ry, PALE);
      rings(e, x, y, rx * 0.4, 0.9, GREY);
    }
  },
  front(e) {
    rainFromAbove(e, 'drops', [1740, 560], 210);
  },
});

/** Along a pavement at the height of its smallest; the way of a snail ends in front. */
export const snailPath = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'low', [-80, -80, 2480, 900], LIGHT);
    row(e, 812, [[-60, 200, 170, '#c3cedb'], [140, 221, 220, '#c3cedb'], [361, 240, 170, '#c3cedb'], [1290, 220, 180, '#c3cedb']], PALE, MID);
    e.p.in(1180, 812, 0, 0.36, 0.36, () => herHouse(e, 'eye', { wall: MID }));
    pavement(e, 812, GREY, DARK);
    fill(e, blob('-80,862! 170,856 300,866 300,876 -80,880!', 5), PALE, 0.8);
    fill(e, stroke('-40,850 80,850 130,880 60,926 200,930 330,990 200,1120 420,1150', 3, 6, 8, 12, 20, 34), PALE, 0.6);
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
    row(e, 980, [[-60, 200, 230, '#b0bfcd'], [390, 221, 190, '#b0bfcd']], LIGHT, GREY);
    e.p.in(270, 980, 0, 0.42, 0.42, () => herHouse(e, 'peek', { wall: '#a3b4c4' }));
    pavement(e, 980, GREY, DARK, 900);
    fill(e, stroke('1700,-40 1850,500 2060,1300', 15, 15, 15), '#8a5a3c');
    rain(e, 'out', [-60, -60, 790, 1060], 130, { alpha: 0.8, long: 110 });
    fill(e, ellipse(1760, 1130, 800, 120), DARK, 0.35);
  },
  front(e) {
    fill(
      e,
      blob(
        '640,-120! 740,250! 850,170 1010,214! 1180,130 1380,176! 1560,100 1760,166! 1960,104 2180,190! 2320,150 2480,210! 2480,-120!',
        9,
      ),
      RED_INSIDE,
    );
    for (const [from, to] of [
      ['1700,-900', '1010,214'],
      ['1700,-900', '1380,176'],
      ['1700,-900', '1760,166'],
      ['1700,-900', '2180,190'],
    ])
      fill(e, stroke(`${from} ${to}`, 8, 6), '#8a1b16');
    fill(e, stroke('740,250 850,170 1010,214 1180,130 1380,176 1560,100 1760,166 1960,104 2180,190 2320,150 2480,210', 9, 9), RED);
  },
});

/** Inside of the umbrella: nothing else can be seen. */
export const packed = flatStage({
  ground: RED_INSIDE,
  back(e) {
    const at: Vec = [1500, -420];
    for (let i = 0; i < 12; i++) {
      const [a, b] = [i * 0.19 + 0.42, i * 0.19 + 0.515];
      const far = (t: number) => `${at[0] + Math.cos(t) * 2600},${at[1] + Math.sin(t) * 2600}!`;
      fill(e, blob(`${at[0]},${at[1]}! ${far(a)} ${far(b)}`, 1), '#bf2d26');
    }
    for (let i = 0; i < 13; i++) {
      const a = i * 0.19 + 0.42;
      fill(e, stroke(`${at[0]},${at[1]} ${at[0] + Math.cos(a) * 2600},${at[1] + Math.sin(a) * 2600}`, 7, 10), '#8a1b16', 0.7);
    }
    fill(e, ellipse(1250, 1290, 1500, 150), '#7d1814');
  },
  front(e) {
    for (const [x, y, turn] of [
      [1226, 780, 0.1],
      [1846, 470, Math.PI],
      [1836, 270, Math.PI],
    ] as const)
      e.p.in(x, y, turn, 1, 1, () => {
        for (const a of [-0.5, 0, 0.5])
          fill(e, stroke(`${Math.cos(a) * 22},${Math.sin(a) * 22} ${Math.cos(a) * 58},${Math.sin(a) * 58}`, 5, 3), PALE, 0.9);
      });
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
    row(e, 930, [[-140, 241, 420, DEEP], [100, 260, 330, '#425570'], [360, 221, 460, DEEP], [1290, 260, 400, '#425570'], [1550, 281, 520, DEEP]], DARK, INK);
    e.p.in(2140, 930, 0, 1.02, 1.02, () => herHouse(e, 'reach', { wall: GREY, door: DEEP }));
    fill(e, rectangle(-80, 926, 2560, 400), DEEP);
    fill(e, blob('-80,1010! 900,960 2480,990! 2480,1060! 1100,1030 -80,1110!', 6), DARK);
    for (const [x, y, rx, ry] of [
      [760, 1140, 180, 36],
      [1640, 1090, 220, 36],
    ] as const)
      puddle(e, x, y, rx, ry, GREY);
    rain(e, 'storm', [-60, -60, 2460, 1160], 260, { alpha: 0.3, long: 150, slant: -0.9, thick: 2.4 });
  },
});

/** A ring of wet ground, drawn by an umbrella that is gone; a door throws its light. */
export const wetRing = flatStage({
  ground: GREY,
  back(e) {
    washed(e, 'ring', [-80, -80, 2480, 1300], '#9badbf');
    fill(e, rectangle(-80, -80, 2560, 168), DEEP);
    fill(e, rectangle(-80, 88, 2560, 14), DARK);
    fill(e, rectangle(1960, -80, 210, 182), '#fbf3de');
    fill(e, blob('1960,102! 2170,102! 2270,480! 1780,480!', 1), '#fbf3de', 0.75);
    fill(e, blob('2010,480! 2030,300 2056,270 2084,300 2106,480!', 5), DARK, 0.7);
    fill(e, ellipse(2057, 240, 34, 38), DARK, 0.7);
    fill(e, stroke('2098,350 2140,240', 6, 5), DARK, 0.7);
    fill(e, blob('2000,170! 2060,120 2150,104 2240,126 2284,176! 2140,240!', 5), DARK, 0.7);
    fill(e, ellipse(600, 790, 560, 360), '#8296aa');
    fill(e, ellipse(600, 790, 470, 290), '#9badbf');
    for (const [x, y, rx] of [
      [1790, 800, 250],
      [1420, 1080, 70],
      [2240, 1090, 60],
      [1060, 330, 60],
      [160, 300, 50],
    ] as const)
      rings(e, x, y, rx, 0.6, PALE);
  },
  front(e) {
    rain(e, 'ring', [40, 150, 1240, 1120], 70, { alpha: 0.5, long: 60 });
  },
});

/** Wet stones that mirror red. */
export const redStones = flatStage({
  ground: GREY,
  back(e) {
    washed(e, 'stones', [-80, -80, 2480, 1300], GREY);
    fill(e, rectangle(-80, -80, 2560, 980), '#a9bac9');
    for (const [y, thick] of [
      [900, 3],
      [960, 4],
      [1050, 5],
    ] as const)
      fill(e, stroke(`-80,${y} 2480,${y}`, thick, thick), DARK, 0.4);
    for (let x = -1200; x < 2600; x += 250) fill(e, stroke(`${680 + (x - 680) * 0.7},900 ${x},1200`, 2, 4), DARK, 0.4);
    fill(e, ellipse(680, 990, 520, 110), RED, 0.55);
    fill(e, ellipse(680, 1000, 330, 62), '#ff7a66', 0.55);
    for (const [x, colour] of [
      [430, '#f2c136'],
      [560, '#f2c136'],
      [800, '#5b8fb9'],
      [930, '#5b8fb9'],
    ] as const)
      fill(e, blob(`${x - 34},1030 ${x + 34},1030 ${x + 22},1100 ${x + 30},1170 ${x - 10},1150 ${x - 28},1110`, 6), colour, 0.5);
  },
  front(e) {
    rings(e, 300, 1060, 90);
    rings(e, 1080, 930, 60);
  },
});

/** Under the red umbrella, near. */
export const twoFaces = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'two', [-80, -80, 2480, 1300], LIGHT);
    fill(e, ellipse(1800, 1120, 700, 320), MID, 0.6);
    rain(e, 'two', [1190, -60, 2460, 520], 90, { alpha: 0.8, long: 100 });
  },
});

/** A spot of the street: rain, and what her window shows. */
const spot = (state: 'nobody' | 'towel', count: number) =>
  flatStage({
    ground: LIGHT,
    back(e) {
      washed(e, `spot${state}`, [-80, -80, 800, 1300], LIGHT);
      if (state === 'towel') e.p.in(150, 640, 0, 0.8, 0.8, () => herHouse(e, 'towel', { wall: MID }));
      else row(e, 640, [[-40, 240, 420, MID], [200, 221, 330, '#c3cedb'], [421, 260, 460, MID]], PALE, GREY);
      fill(e, rectangle(-80, 640, 900, 700), GREY);
      puddle(e, 300, 790, 250, 46, state === 'towel' ? PALE : MID);
      rings(e, 150, 780, 60);
      rings(e, 430, 810, 50);
    },
    front: (e) => rain(e, `spot${state}`, [-40, -60, 660, 860], count, { alpha: 0.85, long: 80, colour: '#f4f8fb' }),
  });
export const spotWet = spot('nobody', 40);
export const spotWetter = spot('towel', 110);

/** A place below the umbrella. */
export const spotUnder = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'under', [-80, -80, 2480, 1300], LIGHT);
    pavement(e, 880, GREY, DARK, 1800);
    fill(e, ellipse(1800, 1120, 620, 90), DARK, 0.35);
    rain(e, 'under', [1190, -60, 1350, 1000], 50, { alpha: 0.75, long: 100 });
    rain(e, 'above', [1330, -60, 2460, 260], 60, { alpha: 0.75, long: 100 });
  },
});
