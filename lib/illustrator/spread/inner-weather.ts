import type { DrawThing } from '../figure';
import { easel, INNER_WEATHERS, type InnerWeather } from '../stages';

const EVERYWHERE = { x0: -9000, y0: -9000, x1: 9000, y1: 9000 } as const;

/** Paints a weather around the middle of a tummy, for `FigureLook.inside`. */
export const innerWeather =
  (name: InnerWeather): DrawThing =>
  (painter) =>
    INNER_WEATHERS[name](easel(painter, EVERYWHERE, `inner-${name}`));
