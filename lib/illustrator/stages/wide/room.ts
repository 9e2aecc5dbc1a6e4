import { ellipse, type Knot, mix, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { plushBunny } from '../../props/plush';
import type { BedroomColours } from '../bedroom-colours';
import { bedBack, LAMP, outside, WINDOW } from '../bedroom-set';
import { quilt } from '../kit/bedding';
import { darkShape } from '../kit/dark-shape';
import { blend, cover, type Easel, fill, glow, linear, PAGE_SPAN, radial, shifted } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { bedLamp, boards, casement, curtain, wall } from '../kit/room';
import { defineStage } from '../model';
import { coatOnHook } from './coat-on-hook';

const lampLit: BedroomColours = {
  wall: ['#f7c98a', '#dd9560', '#85536a', '#2e2a5c'],
  quilt: 'sitting',
  lampPower: 1,
  lit: '#ffcf8a',
  skyTop: '#0d1440',
  skyLow: '#3f5c9c',
  hill: '#16264e',
  frame: '#6d4c5c',
  curtain: '#8f4860',
  wood: '#94603f',
  floor: '#7a4c48',
  stars: 46,
  moonY: 190,
  shadow: '#2a2560',
};

/** The foot of the bed, which the quilt ends at. */
function footboard(e: Easel, { wood, lit }: BedroomColours) {
  const tone = shade(wood, 0.1);
  e.p.form(rectangle(1000, 900, 62, 330), tone, { depth: 14, lightColor: mix(wood, lit, 0.4) });
  e.p.form(rectangle(986, 878, 90, 30), tint(tone, 0.05), { depth: 8 });
  e.p.form(ellipse(1031, 852, 30, 32), tone, { depth: 10, lightColor: mix(wood, lit, 0.5) });
}

const WINDOW_SHIFT = 960;
/** The bedroom as wide as a spread: the warm lamp on the left page, the cold window on the right one. */
export const roomWide = defineStage<BedroomColours>({
  palettes: { lamp: lampLit },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: (c) => ({
    direction: [-1, -0.3],
    rim: c.lit,
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient: mix(c.wall[2], '#b0a0e0', 0.35),
    ambientAlpha: 0.55,
    shadow: c.shadow,
    lamps: [{ x: LAMP[0], y: LAMP[1], reach: 900, colour: '#ffb066', power: 0.85 }],
  }),
  back(e, c) {
    wall(e, LAMP, c.wall, c.lit);
    boards(e, 1010, c.floor, shade(c.floor, 0.1));
    fill(e, rectangle(-20, 992, 2440, 22), mix(c.wood, c.wall[2], 0.4));
    blend(e, 'multiply', () =>
      cover(
        e,
        linear(e, 500, 0, 2400, 0, [
          [0, 'rgba(255,255,255,1)'],
          [0.5, '#8a82b4'],
          [1, '#4c4a88'],
        ]),
      ),
    );
    shifted(e, WINDOW_SHIFT, (w) => {
      glow(w, 865, 320, 460, '#5f80d0', 0.3);
      casement(w, WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, {
        frame: c.frame,
        sky: (easel) => outside({ ...easel, span: PAGE_SPAN }, c),
      });
      curtain(w, 668, 70, 640, 150, -1, c.curtain, c.lit);
      curtain(w, 1064, 70, 640, 150, 1, shade(c.curtain, 0.06), '#8fb0e8');
      w.p.line(
        [
          [570, 66],
          [1160, 66],
        ],
        13,
        shade(c.wood, 0.08),
        1,
        [1, 1],
      );
      for (const x of [566, 1164]) w.p.form(ellipse(x, 66, 15), '#d9a54e', { depth: 4 });
      blend(w, 'screen', () =>
        fill(
          w,
          [
            [720, 540],
            [1020, 540],
            [760, 1200],
            [330, 1200],
          ],
          linear(w, 0, 540, 0, 1200, [
            [0, 'rgba(130,170,255,0.24)'],
            [1, 'rgba(130,170,255,0.04)'],
          ]),
        ),
      );
    });
    darkShape(e, { x: 2062, y: 1128, size: 262, colour: '#2a2c66', lit: '#a8c0ff', gaze: [-1, -0.2] });
    coatOnHook(e, 2270, 420);
    e.p.form(rectangle(28, 740, 236, 400), c.wood, { depth: 16 });
    e.p.form(rectangle(10, 716, 272, 30), tint(c.wood, 0.06), { depth: 7 });
    e.p.form(rectangle(54, 778, 184, 92), shade(c.wood, 0.04), { depth: 7 });
    e.p.form(ellipse(146, 824, 11), '#e0b060', { depth: 3 });
    e.p.form(rectangle(180, 692, 96, 24), '#4f7f86', { depth: 5 });
    e.p.form(rectangle(188, 670, 80, 22), '#c85f4a', { depth: 5 });
    bedLamp(e, 118, 716, 168, c.lampPower);
    bedBack(e, c);
  },
  over: {
    depth: 900,
    paint(e, c) {
      const hills: Knot[] = [
        [228, 968],
        [330, 930],
        [460, 910],
        [600, 888],
        [740, 838],
        [860, 812],
        [960, 850],
        [1010, 930],
        [1040, 1010],
      ];
      const cloth = quilt(e, hills, 92);
      e.p.form(
        taper(
          [
            [236, 966],
            [330, 932],
            [460, 912],
            [570, 894],
            [640, 872],
            [682, 848],
          ],
          [16, 25, 27, 26, 22, 14],
        ),
        '#f6ead4',
        { depth: 11 },
      );
      for (const [x, y, rx, ry, a] of [
        [560, 1010, 34, 170, 0.2],
        [760, 980, 36, 190, 0.06],
        [920, 990, 32, 150, -0.12],
        [400, 1060, 30, 140, 0.1],
      ] as const) {
        e.p.soft(x, y, rx, ry, '#16204a', 0.42, a);
        e.p.soft(x - 44, y - 16, rx, ry * 0.9, c.lit, 0.16, a);
      }
      blend(e, 'multiply', () =>
        fill(
          e,
          cloth,
          radial(e, LAMP[0] + 120, 700, 1150, [
            [0, '#ffffff'],
            [0.42, '#f0dcdc'],
            [1, '#5a5698'],
          ]),
        ),
      );
      blend(e, 'soft-light', () =>
        fill(
          e,
          cloth,
          radial(e, LAMP[0] + 200, 700, 800, [
            [0, 'rgba(255,176,96,0.7)'],
            [1, 'rgba(255,176,96,0)'],
          ]),
        ),
      );
      footboard(e, c);
      contactShadow(e, 905, 826, 70, c.shadow, 0.5);
      plushBunny(e.p, 905, 820, 1.2);
    },
  },
  front(e) {
    glow(e, LAMP[0], LAMP[1], 820, '#ff9d4c', 0.2);
    const r = e.random('motes');
    for (let i = 0; i < 30; i++) {
      const [x, y, size] = [40 + r() * 700, 240 + r() * 480, 4 + r() * 6];
      if (!e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r)) glow(e, x, y, size, '#ffeec0', 0.4);
    }
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 700, 560, 2000, [
          [0, '#ffffff'],
          [0.5, '#fbf0f0'],
          [1, '#6a66a8'],
        ]),
      ),
    );
  },
});
