import { ellipse, mix, rectangle, shade, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, dab, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { foliage, grass } from '../../kit/foliage';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';
import { solid } from './painted';

const [PALE, LIGHT, MID, GREY, DARK] = GREYS;
const [SKIN, SOLE] = ['#e9dcc4', '#cdbb9c'];
const SHELL = BLOCK_COLOURS.green;

function shell(e: Easel) {
  const round = ellipse(-40, -240, 240, 226);
  e.p.form(round, SHELL, { depth: 44, softness: 40, shadowColor: '#34752a', lightColor: '#96d478' });
  const spiral = Array.from({ length: 44 }, (_, i): Vec => {
    const [a, k] = [0.6 + i * 0.34, 1 - i / 46];
    return [-40 + Math.cos(a) * 196 * k, -240 + Math.sin(a) * 184 * k];
  });
  e.p.clip(round, () => {
    e.p.fill(taper(spiral, [40, 34, 18]), '#2f6a25', { alpha: 0.35, blur: 10 });
    fill(e, taper(spiral, [18, 15, 8]), '#37802b');
    const r = e.random('shell');
    for (let i = 0; i < 90; i += 1) {
      const [a, k] = [r() * 6.28, Math.sqrt(r())];
      dab(e, 'dry', -40 + Math.cos(a) * 230 * k, -240 + Math.sin(a) * 216 * k, 34, 6, i % 2 ? '#86c868' : '#3f8f34', {
        rotate: a + 1.57,
        alpha: 0.32,
        variant: i,
      });
    }
    e.p.soft(-120, -360, 100, 60, '#e6f8d2', 0.55, -0.5);
  });
}

/** A snail that creeps to the right, its sole at 0, 0. */
function snail(e: Easel, x: number, y: number, scale: number, facing = 1) {
  e.p.in(x, y, 0, scale * facing, scale, () => {
    e.p.soft(-20, 8, 380, 34, DARK, 0.55);
    // Where it has been, the pavement shines.
    e.p.soft(-430, 2, 240, 10, '#ffffff', 0.6);
    for (const line of ['318,-230 318,-320 300,-392', '356,-222 392,-300 396,-352'])
      solid(e, stroke(line, 15, 12), SKIN, 5);
    const body = blob('-330,0! -250,-54 -60,-70 130,-66 230,-120 270,-230 330,-246 380,-200 372,-90 310,-20 250,0!', 8);
    e.p.form(body, SKIN, { depth: 20, softness: 16, shadowColor: '#c2ab88' });
    e.p.clip(body, () =>
      wash(e, 'skin', [-330, -240, 380, 0], ['#d2bf9c', '#fbf2e0'], {
        count: 50,
        alpha: 0.4,
        long: 34,
        tall: 7,
        slant: 0.5,
      }),
    );
    solid(e, stroke('-330,-6 250,-8', 12, 14), SOLE, 5);
    for (const [ex, ey] of [
      [300, -410],
      [398, -370],
    ] as const) {
      solid(e, ellipse(ex, ey, 34), '#ffffff', 7);
      fill(e, ellipse(ex + 10, ey + 2, 17), '#2a1a20');
      fill(e, ellipse(ex + 4, ey - 5, 5), '#ffffff');
    }
    fill(e, stroke('322,-118 350,-104 374,-116', 5, 6, 5), '#8a7a60');
    e.p.soft(346, -150, 34, 22, '#f0a08a', 0.45);
    shell(e);
  });
}

/** A house of the street, as grey as the hour; somebody in it is up. */
function streetHouse(e: Easel, x: number, w: number, h: number, air: number) {
  const wall = mix('#c9bfd8', PALE, air);
  const front = rectangle(x, 900 - h, w, h);
  e.p.form(front, wall, { depth: 14, softness: 14 });
  e.p.clip(front, () =>
    wash(e, `house${x}`, [x, 900 - h, x + w, 900], [tint(wall, 0.05), shade(wall, 0.05)], {
      count: 40,
      alpha: 0.3,
      long: 70,
      tall: 14,
    }),
  );
  const roof = mix('#8f84a8', PALE, air);
  e.p.form(
    blob(`${x - 24},${904 - h}! ${x + 40},${830 - h}! ${x + w - 40},${830 - h}! ${x + w + 24},${904 - h}!`, 2),
    roof,
    {
      depth: 10,
    },
  );
  for (let u = 44, i = 0; u < w - 60; u += 96, i += 1)
    for (let v = 40; v < h - 120; v += 130) {
      const isLit = (i + v + w) % 5 === 0;
      solid(e, rectangle(x + u - 6, 894 - h + v, 58, 82), tint(wall, 0.08), 4);
      fill(e, rectangle(x + u, 900 - h + v, 46, 70), isLit ? '#f4dfae' : mix(GREY, PALE, 0.3 + air * 0.5));
      fill(e, rectangle(x + u + 21, 900 - h + v, 4, 70), tint(wall, 0.08));
    }
}

function pavement(e: Easel) {
  fill(
    e,
    rectangle(-80, 890, 2560, 410),
    linear(e, 0, 890, 0, 1200, [
      [0, '#c8bed6'],
      [1, '#a79cbb'],
    ]),
  );
  wash(e, 'stones', [-60, 900, 2460, 1200], [LIGHT, MID, '#a498ba'], { count: 160, alpha: 0.4, long: 110, tall: 12 });
  for (const [y, w] of [
    [936, 3],
    [1000, 4],
    [1096, 6],
  ] as const)
    e.p.line(
      [
        [-80, y],
        [1200, y + 4],
        [2480, y],
      ],
      w * 1.6,
      GREY,
      0.6,
    );
  for (let i = -7; i <= 7; i += 1)
    for (const [from, to, shift] of [
      [892, 936, 0],
      [936, 1000, 0.5],
      [1000, 1096, 0],
      [1096, 1290, 0.5],
    ] as const) {
      const at = (y: number) => 1200 + (i + shift) * (150 + (y - 892) * 0.62);
      e.p.line(
        [
          [at(from), from],
          [at(to), to],
        ],
        4,
        GREY,
        0.55,
      );
    }
  grass(e, 'cracks', 990, 1100, '#9fae96', '#8a9d80', { rows: 3, size: [12, 22], density: 0.12, lit: '#c6d0a8' });
}

/** A pavement from the height of a snail, huge at the left; another one comes in at the right. */
export const snailStreet = flatStage({
  ground: LIGHT,
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, 900, [
        [0, '#cfc7de'],
        [0.6, '#e4dcea'],
        [1, '#f3e9e4'],
      ]),
    );
    wash(e, 'mist', [-60, 20, 2460, 620], ['#e9e3f0', '#c9c0da'], { count: 50, alpha: 0.22, long: 280, tall: 30 });
    glow(e, 1500, 820, 700, '#fbe6cf', 0.5, 0.6);
    for (const [x, w, h, air] of [
      [60, 300, 330, 0.75],
      [420, 260, 250, 0.8],
      [860, 320, 300, 0.6],
      [1240, 330, 210, 0.4],
      [1600, 280, 250, 0.3],
      [1900, 380, 330, 0.4],
    ] as const)
      streetHouse(e, x, w, h, air);
    for (const [x, y, w, h] of [
      [1205, 760, 90, 110],
      [1560, 800, 70, 80],
      [760, 800, 90, 80],
    ] as const) {
      solid(e, stroke(`${x},900 ${x},${y}`, 9, 7), '#8d82a0', 3);
      foliage(e, `tree${x}`, x, y - 30, w, h, '#aab0ae', { count: 60, size: 20, lit: '#e6e2d6', warmth: 0.4 });
    }
    pavement(e);
    snail(e, 500, 1080, 1.34);
  },
  front(e) {
    snail(e, 2400, 1150, 0.36, -1);
    grass(e, 'near', 1204, 1236, '#8d9f86', '#74876e', { rows: 2, size: [34, 56], density: 0.3, lit: '#c6d0a8' });
  },
});
