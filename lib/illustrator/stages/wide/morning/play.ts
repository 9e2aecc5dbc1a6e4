import { ellipse, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
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
      '#7d7196',
      {
        alpha: 0.75,
        blur: 9,
      },
    );
    e.p.fill(ellipse(x + 186, 312, 46, 56), '#8f82a6', { alpha: 0.8, blur: 8 });
    e.p.fill(
      blob(
        `${x + 138},318 ${x + 140},262 ${x + 186},244 ${x + 232},262 ${x + 234},318 ${x + 216},284 ${x + 160},284`,
        7,
      ),
      '#5a4f76',
      {
        alpha: 0.8,
        blur: 7,
      },
    );
    e.p.fill(stroke(`${x + 120},500 ${x + 98},430 ${x + 100},384`, 20, 17, 15), '#7d7196', { alpha: 0.7, blur: 7 });
    e.p.fill(ellipse(x + 100, 366, 20, 24), '#8f82a6', { alpha: 0.9, blur: 4 });
    for (const [u, v] of [
      [86, 338],
      [96, 330],
      [107, 330],
      [118, 338],
    ] as const)
      e.p.fill(stroke(`${x + 100},362 ${x + u},${v}`, 6, 5), '#8f82a6', { alpha: 0.9, blur: 3 });
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

/** A low shelf with what one may play with, as grey as the hour. */
function shelf(e: Easel, x: number) {
  e.p.soft(x + 230, 934, 280, 26, DARK, 0.4);
  solid(e, rectangle(x, 786, 460, 146), GREY, 8);
  fill(e, rectangle(x + 18, 804, 424, 116), shade(GREY, 0.07));
  for (const [u, w, h, k] of [
    [40, 70, 60, 0.2],
    [130, 44, 90, 0.5],
    [192, 60, 44, 0.7],
    [270, 30, 84, 0.35],
    [322, 80, 70, 0.6],
  ] as const)
    solid(e, rectangle(x + u, 920 - h, w, h), mix(MID, PALE, k), 5);
  solid(e, ellipse(x + 390, 750, 38), LIGHT, 10);
  solid(
    e,
    blob(`${x + 60},786! ${x + 60},744! ${x + 150},744! ${x + 150},716! ${x + 190},716! ${x + 190},786!`, 2),
    MID,
    6,
  );
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
    e.p.in(510 + x * 0.78, 40 + y, 0, k * 0.82, k * 0.82, () => {
      e.p.form(blob('-150,300! -140,150 -90,104 90,104 140,150 150,300!', 7), '#371c64', {
        depth: 10,
        lightColor: '#6a45a6',
      });
      e.p.form(ellipse(0, 0, 92, 98), '#3d2070', { depth: 8, lightColor: '#7a52b4' });
      if (hair === 1) for (const side of [-1, 1]) solid(e, ellipse(side * 96, 10, 40, 48), '#371c64', 8);
      if (hair === 2) solid(e, ellipse(10, -108, 50, 44), '#371c64', 8);
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
      rectangle(-80, 700, 2560, 620),
      linear(e, 0, 760, 0, 1200, [
        [0, rgba('#3c1f6c', 0)],
        [1, rgba('#3c1f6c', 0.55)],
      ]),
    );
    listeners(e);
  },
});
