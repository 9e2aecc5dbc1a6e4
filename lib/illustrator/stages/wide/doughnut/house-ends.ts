import { cover, type Easel, glow } from '../../kit/easel';
import { defineStage } from '../../model';
import { FLAME, NIGHT } from './colours';
import { darkWindow, litWindow, wall } from './house';
import { TENANTS } from './tenants';

type Ends = { readonly isLit: boolean };
const [COLUMNS, ROWS] = [10, 5];
const EYES = ['#7a5a3c', '#4f7aa0', '#c98a2c', '#7f9a5a', '#a0607a'] as const;
/** The one flame of the beginning. */
const FIRST = { column: 7, row: 4 } as const;

function facade(e: Easel, isLit: boolean) {
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const f = { x: 70 + column * 240 - (column > 4 ? 0 : 30), y: 60 + row * 232, w: 116, h: 142 };
      const n = (column * 7 + row * 3) % 10;
      if (isLit || (column === FIRST.column && row === FIRST.row))
        litWindow(e, f, { who: TENANTS[(column + row * 2) % 5] });
      else darkWindow(e, f, n < 3 ? EYES[(column + row) % 5] : undefined);
    }
}

/** Endpapers: one flame and many eyes in the dark windows of the house; in the end all of them are lit. */
export const houseEnds = defineStage<Ends>({
  palettes: { dark: { isLit: false }, lit: { isLit: true } },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0, -1],
    rim: '#ffd890',
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#4a5298',
    ambientAlpha: 0.5,
    shadow: '#04061a',
    lamps: [],
  }),
  back(e, { isLit }) {
    cover(e, NIGHT.wall);
    wall(e, { x: -60, y: 14, w: 2520, h: 1160, floors: 5, tone: isLit ? '#3a3062' : NIGHT.wall });
    facade(e, isLit);
    if (isLit) glow(e, 1200, 600, 1500, FLAME.amber, 0.12);
  },
});
