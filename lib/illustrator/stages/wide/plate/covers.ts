import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { DUSK, NIGHT } from './colours';
import { dateFruit, pancakes, plate, plateShadow } from './dish';
import { arch, youngMoon } from './parts';

/** Roofs at night with a light in some of the windows. */
function roofsBelow(e: Easel) {
  for (const [x, top, width] of [
    [-90, 1010, 420],
    [300, 1060, 330],
    [600, 1020, 380],
    [950, 1066, 300],
    [1220, 1030, 330],
    [1520, 1066, 420],
    [1900, 1050, 320],
  ] as const) {
    fill(e, rectangle(x, top, width, 400), '#14294f');
    fill(e, rectangle(x - 10, top - 6, width + 20, 18), '#223f70');
    for (const share of [0.28, 0.7]) fill(e, arch(x + width * share, top + 112, 50, 84), '#ffcf6a');
  }
}

/** Lines in the air behind whoever flies to the right. */
function wake(e: Easel, x: number, y: number, k: number) {
  for (const [u, v, long] of [
    [0, -70, 190],
    [-40, 0, 260],
    [10, 70, 170],
  ] as const)
    fill(e, stroke(`${x + (u - long) * k},${y + (v + 40) * k} ${x + u * k},${y + v * k}`, 1, 5 * k), '#cfe0ff', 0.65);
}

/** The crescent at the start of Ramadan, to which whoever rides may point. */
const MOON = { x: 2270, y: 462 } as const;
/** The house that the plate flies to, and its one lit window. */
const GOAL = { left: 2190, top: 590, window: 2300, sill: 840 } as const;

function houseOfGoal(e: Easel) {
  const { left, top, window, sill } = GOAL;
  fill(e, rectangle(left, top, 400, 800), '#14294f');
  fill(e, rectangle(left - 14, top - 8, 430, 22), '#223f70');
  fill(e, arch(window, sill, 78, 206), '#c98a3c');
  fill(e, arch(window, sill, 66, 190), '#ffcf6a');
  e.p.soft(window, sill - 80, 50, 80, '#fff0b8', 0.8);
}

/** The wall below the sill hides who stands in the window from the waist down. */
function wallBelow(e: Easel) {
  const { left, window, sill } = GOAL;
  fill(e, rectangle(left, sill, 400, 500), '#14294f');
  fill(e, rectangle(window - 92, sill - 8, 184, 20), '#3a5a90');
}

/** The plate as large as the front page flies over the roofs to a lit window; a small one follows it on the back. */
export const plateCover = flatStage({
  ground: '#2a5690',
  back(e) {
    glow(e, 1800, 760, 1000, '#6f9fe0', 0.6);
    const r = e.random('stars');
    for (let i = 0; i < 46; i++) {
      const [x, y, size, light] = [r() * 2400, r() * 900, 4 + r() * 6, 0.35 + r() * 0.5];
      // No star is beside the crescent: it would be a flag.
      if (Math.hypot(x - MOON.x, y - MOON.y) > 120) fill(e, star(x, y, size, 0.4), '#fff0c8', light);
    }
    youngMoon(e, MOON.x, MOON.y, 56);
    houseOfGoal(e);
    wake(e, 350, 690, 0.7);
    e.p.in(600, 660, -0.06, 1, 1, () => plate(e, 0, 0, 250, 0.36));
  },
  over: {
    depth: 150,
    paint(e) {
      wallBelow(e);
      roofsBelow(e);
      wake(e, 1210, 930, 1);
      e.p.in(1800, 926, -0.06, 1, 1, () => {
        plate(e, 0, 0, 540, 0.38, 0.26);
        e.p.soft(-50, 76, 300, 60, '#3a4a78', 0.5);
      });
    },
  },
});

type Filling = (e: Easel, x: number, y: number, r: number) => void;

const datesOn: Filling = (e, x, y, r) => {
  for (const [u, v, t] of [
    [-0.3, -0.2, 0.3],
    [0.2, -0.32, -0.4],
    [0.34, 0.1, 1],
    [-0.2, 0.28, -0.2],
    [0.06, 0, 0.6],
  ] as const)
    dateFruit(e, x + u * r, y + v * r, r * 0.14, t);
};
const qatayefOn: Filling = (e, x, y, r) => pancakes(e, x, y, r * 0.54);
const breadOn: Filling = (e, x, y, r) => {
  fill(e, ellipse(x + 4, y + 6, r * 0.55), '#8a5a2a', 0.4);
  fill(e, ellipse(x, y, r * 0.55), '#e2b066');
  fill(e, ellipse(x - 5, y - 5, r * 0.44), '#f0cb8a');
  for (const [u, v] of [
    [-0.2, -0.1],
    [0.16, -0.2],
    [0.1, 0.2],
    [-0.14, 0.24],
  ] as const)
    fill(e, ellipse(x + u * r, y + v * r, r * 0.06), '#b8783a');
};
const soupOn: Filling = (e, x, y, r) => {
  fill(e, ellipse(x, y, r * 0.54), '#2f6f9f');
  fill(e, ellipse(x, y, r * 0.46), '#e0a03c');
  for (const [u, v] of [
    [-0.16, -0.1],
    [0.14, -0.04],
    [-0.02, 0.18],
  ] as const)
    fill(e, ellipse(x + u * r, y + v * r, r * 0.04), '#5f8f3c');
};
const orangeOn: Filling = (e, x, y, r) => {
  fill(e, ellipse(x + 4, y + 6, r * 0.34), '#7a4a1c', 0.4);
  fill(e, ellipse(x, y, r * 0.34), '#f08a2c');
  fill(e, ellipse(x - r * 0.1, y - r * 0.12, r * 0.1), '#ffc27a');
  fill(e, ellipse(x + r * 0.04, y - r * 0.3, r * 0.1, r * 0.05), '#5f8f3c');
};

const FILLINGS = [qatayefOn, datesOn, breadOn, soupOn, orangeOn];

/** Plates on a dark cloth, empty or each with something else on it. */
const ends = (ground: string, full: boolean) =>
  flatStage({
    ground,
    back(e) {
      fill(e, rectangle(-80, -80, 2560, 1400), ground);
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 6; i++) {
          const [x, y] = [230 + i * 388, 210 + row * 390];
          plateShadow(e, x, y, 150, '#08142e', 0.5);
          plate(e, x, y, 150);
          if (full) FILLINGS[(i + row * 2) % FILLINGS.length]?.(e, x, y, 150);
        }
    },
  });

/** Before the book the plates are empty, after it none is. */
export const platesEmpty = ends(NIGHT, false);
export const platesFull = ends(DUSK, true);
