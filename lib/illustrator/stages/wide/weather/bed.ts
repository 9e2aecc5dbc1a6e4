import { type Knot, rectangle, taper } from '@/lib/illustrator/paint';
import { plushBunny } from '../../../props/plush';
import type { BedroomColours } from '../../bedroom-colours';
import { bedBack, outside, WINDOW } from '../../bedroom-set';
import { quilt } from '../../kit/bedding';
import { dab, type Easel, fill, glow, linear, PAGE_SPAN, shifted } from '../../kit/easel';
import { contactShadow } from '../../kit/ground';
import { boards, casement, curtain, wall } from '../../kit/room';
import { defineStage } from '../../model';
import { kitchenDoor, kitchenLight } from './bed-kitchen-door';
import { fogGuesses } from './fog-guesses';

/** A grey pencil and a little morning. */
const fog: BedroomColours = {
  wall: ['#efe9e2', '#e4ddd6', '#d6d0cc', '#c6c1c2'],
  quilt: 'sitting',
  lampPower: 1,
  lit: '#fff3e2',
  skyTop: '#dfe2ea',
  skyLow: '#f6efe6',
  hill: '#c9cbd4',
  frame: '#b9b0aa',
  curtain: '#cfc5bf',
  wood: '#b8aba0',
  floor: '#c9beb4',
  stars: 0,
  moonY: -400,
  shadow: '#6a6470',
};

/** From the stage with one page to the right one of two. */
const RIGHT = 1150;

const HILLS: readonly Knot[] = [
  [228, 968],
  [330, 930],
  [460, 910],
  [566, 896],
  [622, 838],
  [676, 772],
  [724, 762],
  [770, 800],
  [808, 792],
  [846, 762],
  [892, 782],
  [936, 838],
  [1010, 852],
  [1090, 850],
  [1280, 862],
];
const HEM: readonly Knot[] = [
  [236, 966],
  [330, 932],
  [460, 912],
  [540, 902],
  [596, 872],
  [632, 830],
];

/** The middle of the sill of the kitchen door. */
const DOOR = [1212, 1070] as const;

/** Banks of fog that come in over the left page, where nothing can be seen yet. */
function paintFog(e: Easel) {
  const veil = linear(e, 200, 0, 1420, 0, [
    [0, 'rgba(246,243,242,0.96)'],
    [0.62, 'rgba(246,243,242,0.82)'],
    [1, 'rgba(246,243,242,0)'],
  ]);
  fill(e, rectangle(-40, -40, 1500, 1280), veil);
  const r = e.random('fog');
  for (let i = 0; i < 40; i++)
    dab(e, 'mist', 250 + r() * 1250, 120 + r() * 1080, 240 + r() * 260, 30 + r() * 54, '#ffffff', {
      alpha: 0.4 + r() * 0.3,
      variant: i,
    });
}

/** A bed in the morning on the right page; all else is fog. */
export const bedWide = defineStage<BedroomColours>({
  palettes: { fog },
  slots: { bed: { x: 440 + RIGHT, y: 900, scale: 2.65, afloat: true, depth: 850 } },
  span: [0, 2400],
  indoors: true,
  light: (c) => ({
    direction: [0.6, -0.7],
    rim: c.lit,
    rimAlpha: 0.4,
    rimWidth: 4,
    ambient: '#ffffff',
    ambientAlpha: 0.05,
    shadow: c.shadow,
    lamps: [],
  }),
  back(e, c) {
    wall(e, [2000, 300], c.wall, '#ffffff');
    boards(e, 1010, c.floor, '#b5a99f');
    fill(e, rectangle(-20, 992, 2440, 22), '#ece5dc');
    shifted(e, RIGHT, (w) => {
      casement(w, WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, {
        frame: c.frame,
        sky: (easel) => outside({ ...easel, span: PAGE_SPAN }, c),
      });
      glow(w, 865, 330, 420, '#fff6e0', 0.5);
      curtain(w, 668, 70, 640, 150, -1, c.curtain, c.lit);
      curtain(w, 1064, 70, 640, 150, 1, c.curtain, c.lit);
      bedBack(w, c);
    });
    paintFog(e);
    fogGuesses(e);
    kitchenDoor(e, ...DOOR);
  },
  over: {
    depth: 900,
    paint(e, c) {
      shifted(e, RIGHT, (w) => {
        quilt(w, HILLS, 92);
        w.p.form(taper(HEM, [16, 25, 27, 26, 22, 14]), '#f6f0e6', { depth: 11 });
        for (const [x, y, rx, ry, a] of [
          [560, 1010, 34, 170, 0.2],
          [760, 980, 36, 190, 0.06],
          [920, 990, 32, 150, -0.12],
        ] as const)
          w.p.soft(x, y, rx, ry, '#4a4654', 0.3, a);
        contactShadow(w, 1000, 856, 66, c.shadow, 0.5);
        plushBunny(w.p, 1000, 850, 1.15);
      });
    },
  },
  front: (e) => kitchenLight(e, ...DOOR),
});
