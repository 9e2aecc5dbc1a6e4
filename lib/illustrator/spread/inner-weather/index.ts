import { freeCanvas, type Painter } from '../../paint';
import { easel } from '../../stages';
import type { InnerWeather } from './names';
import { INNER_WEATHERS } from './weathers';

/** The face of a figure, and the x of the ground below it; in stage units. */
type Body = {
  readonly face: { readonly x: number; readonly y: number; readonly r: number };
  readonly groundX: number;
  readonly grownUp: boolean;
};

/** Distances in radii of the head: from its middle to the tummy, and half the window. */
const CHILD = { below: 2.15, half: 1.55, high: 1.75 } as const;
const GROWN_UP = { below: 3, half: 2.1, high: 2.4 } as const;
const EVERYWHERE = 9000;

/** Paints the weather inside of a figure's outline: full at the tummy, gone at hands, feet and face. */
export function paintInnerWeather(layer: Painter, name: InnerWeather, { face, groundX, grownUp }: Body): void {
  const { below, half, high } = grownUp ? GROWN_UP : CHILD;
  const unit = (face.r * half) / 100;
  const [x, y] = [face.x * 0.45 + groundX * 0.55, face.y + face.r * below];
  const window = layer.newLayer();
  const view = { x0: -EVERYWHERE, y0: -EVERYWHERE, x1: EVERYWHERE, y1: EVERYWHERE };
  window.in(x, y, 0, unit, unit, () => {
    INNER_WEATHERS[name](easel(window, view, `inner-${name}`));
    const c = window.context;
    c.globalCompositeOperation = 'destination-in';
    c.scale(1, high / half);
    c.fillStyle = window.radial(0, 0, 100, [
      [0, '#000000', 1],
      [0.72, '#000000', 1],
      [1, '#000000', 0],
    ]);
    c.fillRect(-EVERYWHERE, -EVERYWHERE, 2 * EVERYWHERE, 2 * EVERYWHERE);
    c.globalCompositeOperation = 'source-over';
  });
  layer.put(window, { alpha: 0.94, op: 'source-atop' });
  freeCanvas(window.canvas);
}
