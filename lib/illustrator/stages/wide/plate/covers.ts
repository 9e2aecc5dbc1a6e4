import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { DUSK, NIGHT } from './colours';
import { dateFruit, pancakes, plate, plateShadow } from './dish';
import { arch } from './parts';

/** Roofs at night with a light in some of the windows. */
function roofsBelow(e: Easel) {
  for (const [x, top, width] of [
    [-90, 1010, 420],
    [300, 1090, 330],
    [600, 1030, 380],
    [950, 1100, 300],
    [1220, 1050, 330],
    [1520, 1120, 420],
    [1900, 1090, 260],
    [2130, 1010, 360],
  ] as const) {
    fill(e, rectangle(x, top, width, 400), '#14294f');
    fill(e, rectangle(x - 10, top - 6, width + 20, 18), '#223f70');
    for (const share of [0.28, 0.7]) fill(e, arch(x + width * share, top + 130, 50, 84), '#ffcf6a');
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

/** The plate as large as the front page flies over the roofs; a small one follows it on the back. */
export const plateCover = flatStage({
  ground: '#2a5690',
  back(e) {
    glow(e, 1800, 760, 1000, '#6f9fe0', 0.6);
    const r = e.random('stars');
    for (let i = 0; i < 46; i++) fill(e, star(r() * 2400, r() * 900, 4 + r() * 6, 0.4), '#fff0c8', 0.35 + r() * 0.5);
    roofsBelow(e);
    wake(e, 1210, 930, 1);
    e.p.in(1800, 926, -0.06, 1, 1, () => {
      plate(e, 0, 0, 540, 0.38, 0.26);
      e.p.soft(-50, 76, 300, 60, '#3a4a78', 0.5);
    });
    wake(e, 350, 690, 0.7);
    e.p.in(600, 660, -0.06, 1, 1, () => plate(e, 0, 0, 250, 0.36));
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
