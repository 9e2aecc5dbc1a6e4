import { ellipse, type Knot, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { dab, type Easel, fill, glow, linear, radial, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';
import { boards, litWall, mat, solid, stands, sunbeam } from './painted';

const [PALE, LIGHT, MID, GREY, DARK] = GREYS;
const { yellow } = BLOCK_COLOURS;

/** Behind the frosted pane somebody still stands, and has put a hand on the glass. */
function behindGlass(e: Easel, x: number) {
  const pane = rectangle(x + 60, 200, 210, 300);
  fill(
    e,
    pane,
    linear(e, 0, 200, 0, 500, [
      [0, '#fbf3e6'],
      [1, '#e6dcea'],
    ]),
  );
  e.p.clip(pane, () => {
    e.p.fill(
      blob(
        `${x + 104},510! ${x + 112},420 ${x + 150},380 ${x + 166},360 ${x + 206},360 ${x + 222},382 ${x + 262},424 ${x + 270},510!`,
        7,
      ),
      '#7f9a78',
      {
        alpha: 0.75,
        blur: 9,
      },
    );
    e.p.fill(ellipse(x + 186, 312, 46, 56), '#a98a86', { alpha: 0.8, blur: 8 });
    e.p.fill(
      blob(
        `${x + 138},318 ${x + 140},262 ${x + 186},244 ${x + 232},262 ${x + 234},318 ${x + 216},284 ${x + 160},284`,
        7,
      ),
      '#5f5068',
      {
        alpha: 0.8,
        blur: 7,
      },
    );
    e.p.fill(stroke(`${x + 120},500 ${x + 98},430 ${x + 100},384`, 20, 17, 15), '#7f9a78', { alpha: 0.7, blur: 7 });
    e.p.fill(ellipse(x + 100, 366, 20, 24), '#b3948c', { alpha: 0.9, blur: 4 });
    for (const [u, v] of [
      [86, 338],
      [96, 330],
      [107, 330],
      [118, 338],
    ] as const)
      e.p.fill(stroke(`${x + 100},362 ${x + u},${v}`, 6, 5), '#b3948c', { alpha: 0.9, blur: 3 });
    wash(e, 'frost', [x + 60, 200, x + 270, 500], ['#ffffff', '#d9cfe2'], {
      count: 60,
      alpha: 0.34,
      long: 40,
      tall: 9,
      slant: 0.8,
    });
  });
}

function door(e: Easel, x: number) {
  e.p.fill(rectangle(x - 10, 130, 360, 800), DARK, { alpha: 0.3, blur: 20, dx: 10 });
  solid(e, rectangle(x - 6, 118, 342, 810), GREY, 10);
  solid(e, rectangle(x + 26, 150, 278, 774), MID, 10);
  for (const y of [550, 740]) {
    solid(e, rectangle(x + 66, y, 198, 150), shade(MID, 0.03), -5);
  }
  e.p.form(rectangle(x + 46, 186, 238, 328), PALE, { depth: 6 });
  behindGlass(e, x);
  wash(e, 'door', [x + 30, 540, x + 300, 910], [tint(MID, 0.05), shade(MID, 0.05)], {
    count: 30,
    alpha: 0.3,
    long: 90,
    tall: 8,
    slant: 1.5,
  });
  solid(e, ellipse(x + 284, 560, 18), '#f7c52b', 6);
}

/** Children who know each other already: grey, far and busy, at `x`. */
function others(e: Easel, x: number, y: number, scale: number, colour: string, lines: readonly string[]) {
  e.p.in(x, y, 0, scale, scale, () => {
    e.p.soft(0, 4, 90, 14, DARK, 0.35);
    for (const line of lines) solid(e, stroke(line, 11, 10, 9), shade(colour, 0.03), 4);
    solid(e, blob('-44,0! -40,-70 -26,-104 26,-104 40,-70 44,0!', 7), colour, 10);
    solid(e, ellipse(0, -146, 40, 44), tint(colour, 0.07), 8);
    solid(e, blob('-42,-140 -40,-186 0,-200 40,-186 42,-140 20,-166 -20,-166', 7), shade(colour, 0.12), 6);
  });
}

/** A shelf with what one may play with, as grey as the hour. */
function shelf(e: Easel, x: number) {
  solid(e, rectangle(x, 640, 420, 290), GREY, 8);
  for (const y of [660, 790]) {
    fill(e, rectangle(x + 18, y, 384, 116), shade(GREY, 0.07));
    for (const [u, w, h, k] of [
      [40, 70, 60, 0.2],
      [130, 44, 90, 0.5],
      [186, 60, 44, 0.7],
      [262, 30, 84, 0.35],
      [306, 70, 70, 0.6],
    ] as const)
      solid(e, rectangle(x + u, y + 116 - h, w, h), mix(MID, PALE, k), 5);
  }
}

/** A wide floor with an empty rug, a closed door far behind, and everybody else at play. */
export const emptyRug = flatStage({
  ground: '#e9e4f0',
  back(e) {
    litWall(e, '#e3dcec', [920, 350], '#f7f2f7');
    solid(e, rectangle(-80, 880, 2560, 40), PALE, 5);
    shelf(e, 1150);
    door(e, 760);
    boards(e, 920, '#b7acc8', 920);
    sunbeam(e, blob('800,930! 1060,930! 1240,1230! 640,1230!', 1), '#fff3df', 0.5);
    e.p.soft(1180, 1008, 300, 30, DARK, 0.2);
    others(e, 1190, 990, 0.78, mix(MID, LIGHT, 0.4), ['-34,-80 -66,-40 -78,-14']);
    others(e, 1360, 1004, 0.84, mix(GREY, LIGHT, 0.5), ['34,-80 70,-46 92,-20']);
    others(e, 1536, 990, 0.74, mix(MID, LIGHT, 0.2), ['-34,-84 -74,-120 -80,-160', '34,-84 74,-120 82,-164']);
    solid(e, blob('1240,1010! 1300,1010! 1300,980! 1276,980! 1276,964! 1240,964!', 2), MID, 4);
    mat(e, 1050, 1110, [760, 80], '#d9d0e4');
    stands(e, 330, 1128, 160);
    stands(e, 1730, 1126, 160);
  },
});

/** Rays of a noise that starts in the middle of the right page. */
export const crash = flatStage({
  ground: yellow,
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      radial(e, 1560, 620, 1900, [
        [0, '#fff3b4'],
        [0.25, '#ffd95e'],
        [1, '#f0b020'],
      ]),
    );
    for (let i = 0; i < 14; i++) {
      const [a, b] = [(i / 14) * Math.PI * 2, ((i + 0.5) / 14) * Math.PI * 2];
      const at = (t: number) => `${1560 + Math.cos(t) * 2200},${620 + Math.sin(t) * 2200}!`;
      fill(e, blob(`1560,620! ${at(a)} ${at(b)}`, 1), '#ffe27a', 0.75);
    }
    const r = e.random('rays');
    for (let i = 0; i < 220; i++) {
      const [a, k] = [r() * 6.283, 260 + r() * 1700];
      dab(e, 'dry', 1560 + Math.cos(a) * k, 620 + Math.sin(a) * k, 120 + k * 0.1, 9, i % 2 ? '#fff0a8' : '#e6a41c', {
        rotate: a,
        alpha: 0.26,
        variant: i,
      });
    }
    glow(e, 1560, 620, 620, '#fffbe0', 0.6);
    boards(e, 1050, '#e2a23a', 1560);
    for (const [x, y, w] of [
      [1480, 1080, 150],
      [1640, 1070, 180],
      [1360, 1100, 110],
      [1800, 1100, 130],
    ] as const)
      for (let i = 0; i < 4; i++)
        dab(e, 'mist', x + i * 26 - 40, y - i * 8, w, w * 0.5, '#fff3cc', { alpha: 0.55, variant: i });
    for (const x of [880, 2090, 1330, 1560, 1800]) stands(e, x, 1140, 170, '#8a5a1c');
  },
});

/** Heads of those who listen, from behind, with the light of the story on their hair. */
function listeners(e: Easel) {
  for (const [x, y, k, hair] of [
    [70, 1000, 1, 0],
    [330, 1050, 0.94, 1],
    [590, 1020, 1.04, 2],
    [850, 1064, 0.92, 0],
    [1090, 1036, 1, 1],
  ] as const)
    e.p.in(x, y, 0, k, k, () => {
      e.p.form(blob('-150,300! -140,150 -90,104 90,104 140,150 150,300!', 7), '#4d2a80', { depth: 16, softness: 16 });
      solid(e, ellipse(0, 0, 92, 98), '#55308a', 18);
      if (hair === 1) for (const side of [-1, 1]) solid(e, ellipse(side * 96, 10, 40, 48), '#4d2a80', 10);
      if (hair === 2) solid(e, ellipse(10, -108, 50, 44), '#4d2a80', 10);
      for (let i = 0; i < 9; i += 1) {
        const u = -70 + i * 17;
        e.p.line([[u, -64 + Math.abs(u) * 0.5] as Knot, [u * 1.1, 0] as Knot, [u, 70] as Knot], 5, '#7a52b4', 0.4);
      }
      e.p.soft(60, -60, 60, 50, '#b48ee0', 0.4);
    });
}

/** The air of story time, with nothing in it. */
export const nothingThere = flatStage({
  ground: '#7443ae',
  back(e) {
    litWall(e, '#6f40a8', [1900, 620], '#a47ad6');
    glow(e, 1900, 620, 760, '#e6c8ff', 0.35);
    fill(
      e,
      rectangle(-80, 700, 1500, 620),
      linear(e, 0, 760, 0, 1200, [
        [0, rgba('#3c1f6c', 0)],
        [1, rgba('#3c1f6c', 0.7)],
      ]),
    );
    listeners(e);
  },
});
