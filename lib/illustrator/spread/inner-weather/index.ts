import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Character } from '../../character/character';
import { freeCanvas, type Painter } from '../../paint';
import { easel } from '../../stages';
import type { InnerWeather } from './names';
import { INNER_WEATHERS } from './weathers';

/** Distances in radii of the head: from its middle to the tummy, and half the window. */
const BUILDS = {
  child: { below: 2.3, half: 1.55, high: 1.75 },
  /** Up to two years: mostly head. */
  small: { below: 1.75, half: 1.25, high: 1.2 },
  /** Above the wheels of a wheelchair. */
  onWheels: { below: 2, half: 1.3, high: 1.15 },
  grownUp: { below: 2.55, half: 2, high: 2.3 },
  // The middle of the whole animal, and its half height.
  animal: { below: 0.3, half: 0.7, high: 0.6 },
} as const;

/** The face of a figure, and the x of the ground below it; in stage units. */
type Body = {
  readonly face: { readonly x: number; readonly y: number; readonly r: number };
  readonly groundX: number;
  readonly build: keyof typeof BUILDS;
};

const EVERYWHERE = 9000;
/** Of the radius of the head, with the chin. */
const FACE = 1.34;
/** Width of a fold, in hundredths of the window. */
const FOLD = 9;
const FOLD_STRENGTH = 0.85;

/** The build of a hero. */
export const innerBuild = ({ wheelchair, age }: Pick<Character, 'wheelchair' | 'age'>): Body['build'] =>
  wheelchair ? 'onWheels' : age <= 2 ? 'small' : 'child';

/** Paints the weather inside of a figure's outline: full at the tummy, gone at hands, feet and face. */
export function paintInnerWeather(layer: Painter, name: InnerWeather, { face, groundX, build }: Body): void {
  const { below, half, high } = BUILDS[build];
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
  });
  keepFace(window, face);
  const clothes = createCanvas(layer.canvas.width, layer.canvas.height);
  clothes.getContext('2d').drawImage(layer.canvas, 0, 0);
  layer.put(window, { alpha: 0.96, op: 'source-atop' });
  layFolds(layer, clothes, window.canvas, unit * layer.scale());
  freeCanvas(window.canvas, clothes);
}

/** No weather on a chin. */
function keepFace(window: Painter, { x, y, r }: Body['face']): void {
  const c = window.context;
  const reach = r * FACE;
  c.save();
  c.globalCompositeOperation = 'destination-out';
  c.fillStyle = window.radial(x, y, reach, [
    [0, '#000000', 1],
    [0.86, '#000000', 1],
    [1, '#000000', 0],
  ]);
  c.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  c.restore();
}

/** Folds of the cloth and the edges of arms still show in the weather, as under thin glass. */
function layFolds({ canvas, context: c }: Painter, clothes: Canvas, window: Canvas, pxPerUnit: number): void {
  const folds = createCanvas(canvas.width, canvas.height);
  const f = folds.getContext('2d');
  // Grey, lighter or darker only where the cloth is lighter or darker than what is around.
  f.filter = 'grayscale(1)';
  f.drawImage(clothes, 0, 0);
  f.filter = `blur(${(FOLD * pxPerUnit).toFixed(1)}px) grayscale(1) invert(1)`;
  f.globalAlpha = 0.5;
  f.globalCompositeOperation = 'source-atop';
  f.drawImage(clothes, 0, 0);
  f.filter = 'none';
  f.globalAlpha = 1;
  f.globalCompositeOperation = 'destination-in';
  f.drawImage(window, 0, 0);
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'hard-light';
  c.globalAlpha = FOLD_STRENGTH;
  c.drawImage(folds, 0, 0);
  c.restore();
  freeCanvas(folds);
}
