import { describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import {
  applyFinish,
  ellipse,
  hexToRgb,
  mix,
  Painter,
  rectangle,
  relight,
  rgbToLab,
  shade,
  smooth,
  tint,
  toLch,
  toPath,
} from '.';
import { rgbToHex } from './color';

const pixels = (p: Painter) => Buffer.from(p.context.getImageData(0, 0, p.canvas.width, p.canvas.height).data);

function picture(sizePx: number): Painter {
  const p = Painter.page(sizePx);
  p.fill(rectangle(0, 0, 1200, 1200), '#f2e4cc');
  p.form(ellipse(600, 600, 300, 260), '#c84f44', { depth: 60 });
  const layer = p.newLayer({ x: 300, y: 300, width: 400, height: 400 });
  layer.form(ellipse(500, 500, 150), '#46739f', { depth: 20 });
  relight(layer, {});
  p.put(layer);
  return p;
}

describe('painter', () => {
  it('paints the same bytes for the same input', () => {
    const [a, b] = [picture(200), picture(200)];
    applyFinish(a.canvas);
    applyFinish(b.canvas);
    expect(pixels(a).equals(pixels(b))).toBe(true);
  });

  it('keeps places and tones at every size', () => {
    const sample = (sizePx: number) => {
      const p = picture(sizePx);
      const at = (v: number) => Math.round((v / 1200) * sizePx);
      const [r = 0, g = 0, b = 0] = p.context.getImageData(at(700), at(760), 1, 1).data;
      return rgbToLab([r / 255, g / 255, b / 255]);
    };
    const [small, large] = [sample(150), sample(600)];
    small.forEach((v, i) => {
      expect(Math.abs(v - itemAt(large, i))).toBeLessThan(0.06);
    });
  });

  it('keeps the shadow of a form away from the light', () => {
    const p = Painter.page(200, [-1, 0]);
    p.form(ellipse(600, 600, 400), '#80a060', { depth: 120 });
    const lightness = (x: number) => {
      const [r = 0, g = 0, b = 0] = p.context.getImageData(Math.round(x / 6), 100, 1, 1).data;
      return rgbToLab([r / 255, g / 255, b / 255])[0];
    };
    expect(lightness(960)).toBeLessThan(lightness(600) - 0.04);
    expect(lightness(230)).toBeGreaterThan(lightness(960) + 0.06);
  });

  it('reports points of a frame in page units', () => {
    const p = Painter.page(300);
    const at = p.in(600, 400, Math.PI / 2, 2, 2, () => p.toPage([10, 0]));
    expect(at[0]).toBeCloseTo(600, 3);
    expect(at[1]).toBeCloseTo(420, 3);
  });

  it.each([0, 0.4])('blurs a shape, in a frame turned by %s, as far as the canvas would', (turn) => {
    const shape = ellipse(40, -60, 150, 90);
    const [blur, moved] = [30, 12];
    const [own, canvas] = [Painter.page(300), Painter.page(300)];
    for (const page of [own, canvas]) page.fill(rectangle(0, 0, 1200, 1200), '#ffffff');
    own.in(600, 600, turn, 1.4, 1.4, () => own.fill(shape, '#204060', { blur, dx: moved }));
    canvas.in(600, 600, turn, 1.4, 1.4, () => {
      canvas.context.translate(moved, 0);
      canvas.context.filter = `blur(${(blur * canvas.scale()).toFixed(2)}px)`;
      canvas.context.fillStyle = '#204060';
      canvas.context.fill(toPath(shape));
    });
    const [as, is] = [pixels(canvas), pixels(own)];
    expect(as.some((value) => value > 250 && value < 255)).toBe(true);
    // A turned blur rounds otherwise.
    expect(as.every((value, at) => Math.abs(value - itemAt(is, at)) <= 1)).toBe(true);
  });

  it('smooths flat noise and keeps a hard edge in the finish', () => {
    const p = Painter.page(200);
    p.fill(rectangle(0, 0, 600, 1200), '#ffffff');
    p.fill(rectangle(600, 0, 600, 1200), '#202020');
    applyFinish(p.canvas);
    const grey = (x: number) => itemAt(p.context.getImageData(x, 100, 1, 1).data, 0);
    expect(grey(96) - grey(103)).toBeGreaterThan(140);
  });
});

describe('colour', () => {
  it('goes to OKLab and back', () => {
    for (const hex of ['#5d3a2b', '#fbe1d2', '#4f8fc0', '#000000', '#ffffff'])
      expect(rgbToHex(hexToRgb(hex))).toBe(hex);
    expect(mix('#112233', '#445566', 0)).toBe('#112233');
  });

  it('shades darker and tints lighter', () => {
    expect(toLch(shade('#80a060'))[0]).toBeLessThan(toLch('#80a060')[0]);
    expect(toLch(tint('#80a060'))[0]).toBeGreaterThan(toLch('#80a060')[0]);
  });
});

describe('curves', () => {
  it('passes through its points and keeps sharp corners', () => {
    const curve = smooth([
      [0, 0, 1],
      [10, 0],
      [10, 10, 1],
      [0, 10],
    ]);
    for (const corner of [
      [0, 0],
      [10, 10],
    ] as const) {
      expect(curve.some(([x, y]) => Math.hypot(x - corner[0], y - corner[1]) < 1e-9)).toBe(true);
    }
  });
});

describe('light on a figure', () => {
  const rimOf = (color: string, ownRim: boolean) => {
    const layer = Painter.page(300, [-0.55, -0.8], [1200, 1200]);
    layer.fill(rectangle(300, 300, 600, 600), color);
    relight(layer, { ambientAlpha: 0, warmAlpha: 0, rimAlpha: 0.9, rimWidth: 24, ownRim });
    const [r = 0, g = 0, b = 0] = layer.context.getImageData(77, 110, 1, 1).data;
    return rgbToLab([r / 255, g / 255, b / 255])[0];
  };

  it('gives black hair no grey rim where the figure makes its own, and bright cloth still a bright one', () => {
    const [black, cloth] = ['#161311', '#c84f44'];
    expect(rimOf(black, true)).toBeLessThan(toLch(black)[0] + 0.12);
    expect(rimOf(black, false)).toBeGreaterThan(toLch(black)[0] + 0.3);
    expect(rimOf(cloth, true)).toBeGreaterThan(toLch(cloth)[0] + 0.06);
  });
});
