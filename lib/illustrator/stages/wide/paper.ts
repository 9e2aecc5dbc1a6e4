import { ellipse, mix, shade, tint } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { cover, type Easel, fill, glow, wash } from '../kit/easel';
import { ferns, fir } from '../kit/foliage';
import { spark } from '../kit/sparks';
import { defineStage, type StageLight } from '../model';

type EndColours = { readonly ground: string; readonly shape: string; readonly isLit: boolean };
type Cell = { readonly x: number; readonly y: number; readonly column: number; readonly row: number };

const COLUMNS = 17;
const ROWS = 9;
/** The only light of the night pattern. */
const FIRST_LIGHT = { column: 11, row: 4 } as const;

const CELLS: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
  const [column, row] = [n % COLUMNS, Math.floor(n / COLUMNS)];
  // Nothing stands in a row as on cloth.
  const [aside, down] = [((n * 37) % 11) - 5, ((n * 53) % 13) - 6];
  return { column, row, x: column * 150 + (row % 2) * 75 - 20 + aside * 5, y: row * 146 + 20 + down * 4 };
});

/** The dark itself, again and again, of several sizes: at night all of it looks at the one light, at dawn it smiles. */
function manyDark(e: Easel, x: number, y: number, n: number, { shape, isLit }: EndColours) {
  const first = CELLS.find(({ column, row }) => column === FIRST_LIGHT.column && row === FIRST_LIGHT.row);
  const [dx, dy] = [(first?.x ?? x) - x, (first?.y ?? y) - y];
  const far = Math.max(1, Math.hypot(dx, dy));
  darkShape(e, {
    x,
    y,
    size: 88 + ((n * 29) % 7) * 11,
    colour: shape,
    lit: tint(shape, 0.06),
    pose: n % 3 === 0 ? 'stand' : n % 3 === 1 ? 'sit' : isLit ? 'wave' : 'sit',
    gaze: [dx / far, dy / far],
    smiling: isLit,
    crescents: shade(shape, 0.26),
    alpha: isLit ? 0.9 : 0.85,
  });
}

/** Endpapers: the wood, the dark and one light among them; at dawn all lights are lit. */
export const woodEndpaper = defineStage<EndColours>({
  palettes: {
    night: { ground: '#121a46', shape: '#1d2961', isLit: false },
    dawn: { ground: '#f2bf9c', shape: '#e6a98c', isLit: true },
  },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0, -1],
    rim: '#ffffff',
    rimAlpha: 0,
    rimWidth: 1,
    ambient: '#ffffff',
    ambientAlpha: 0,
    shadow: '#000000',
    lamps: [],
  }),
  back(e, { ground, shape, isLit }) {
    cover(e, ground);
    const { x0, y0, x1, y1 } = e.view;
    wash(e, 'paper', [x0 - 40, y0 - 40, x1 + 40, y1 + 40], [tint(ground, 0.03), shade(ground, 0.03)], {
      count: 120,
      alpha: 0.25,
      long: 300,
      tall: 60,
      slant: -0.3,
    });
    CELLS.forEach(({ x, y, column, row }, n) => {
      const kind = (column * 2 + row * 3) % 5;
      const isFirst = column === FIRST_LIGHT.column && row === FIRST_LIGHT.row;
      if (kind === 0 || kind === 3) {
        const height = 108 + ((column * 7 + row * 5) % 3) * 14;
        fir(e, `fir${n}`, x, y + 54, height, shape, { warmth: 0, lit: tint(shape, 0.03) });
      } else if (kind === 1) manyDark(e, x, y + 52, n, { ground, shape, isLit });
      else if (kind === 2) ferns(e, `fern${n}`, x, y + 40, 44, shape, { count: 5 });
      else if (isLit || isFirst) {
        if (!isLit) glow(e, x, y, 190, '#d8862a', 0.5);
        spark(e, x, y, isLit ? 9 : 10, isLit ? '#fff0b0' : '#ffd76a');
      } else fill(e, ellipse(x, y, 8, 10), shape);
    });
  },
});

const LIT = '#ffb86a';
/** The lamp of the room is on the left, as in the first spread. */
const lampLight: StageLight = {
  direction: [-0.6, -0.7],
  rim: '#ffe2a8',
  rimAlpha: 0.55,
  rimWidth: 4,
  ambient: '#ffd9a4',
  ambientAlpha: 0.16,
  shadow: '#5a3a50',
  lamps: [{ x: 240, y: 560, reach: 1300, colour: LIT, power: 1.2 }],
};

/** A wash of colour on paper, under a single thing in the light of a lamp. */
export const paperWash = defineStage<string>({
  palettes: { lamplit: '#f3c88e' },
  slots: {},
  light: () => lampLight,
  back(e, colour) {
    cover(e, mix(colour, '#fff6e6', 0.35));
    wash(e, 'wash', [-60, -60, 1260, 1260], [mix(colour, '#ffffff', 0.5), colour], {
      count: 90,
      alpha: 0.2,
      long: 260,
      tall: 70,
      slant: -0.4,
    });
    glow(e, 300, 420, 900, LIT, 0.3);
    e.p.soft(600, 900, 620, 130, mix(colour, '#3a3560', 0.5), 0.45);
  },
});
