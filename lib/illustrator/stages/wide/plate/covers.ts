import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { DUSK, NIGHT } from './colours';
import { dateFruit, pancakes, plate, plateShadow } from './dish';

/** The plate as large as the front page; a small one waits on the back. */
export const plateCover = flatStage({
  ground: '#2a5690',
  back(e) {
    glow(e, 1800, 700, 900, '#5f93d8', 0.5);
    fill(e, ellipse(1812, 1080, 604, 330, 0, 90), '#0f2850', 0.5);
    plate(e, 1800, 1030, 590, 0.52, 0.26);
    // Those who sit in it darken it.
    for (const [x, rx] of [
      [1540, 250],
      [2060, 250],
      [1800, 170],
    ] as const)
      e.p.soft(x, 1132, rx, 62, '#3a4a78', 0.5);
    fill(e, ellipse(600, 872, 250, 84), '#0f2850', 0.5);
    plate(e, 600, 850, 250, 0.34);
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
