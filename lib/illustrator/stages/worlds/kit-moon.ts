import { ellipse, mix, rectangle, shade, star, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear, radial, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';

type Tone = (colour: string) => string;

/** The earth in the sky: seas, lands, clouds and its thin blue air. */
export function earth(e: Easel, x: number, y: number, r: number, tone: Tone, dark: string) {
  if (!seen(e, x, y, r * 1.8)) return;
  const disc = ellipse(x, y, r, r, 0, 72);
  glow(e, x, y, r * 2, '#8fc8ff', 0.5);
  fill(
    e,
    disc,
    radial(e, x - r * 0.3, y - r * 0.35, r * 1.5, [
      [0, tone('#8fd4f4')],
      [0.5, tone('#4a9ad8')],
      [1, tone('#2f62b0')],
    ]),
  );
  clipTo(e, disc, () => {
    const land = tone('#7fbc6c');
    fill(
      e,
      outline([
        x - r * 0.7,
        y - r * 0.5,
        x - r * 0.3,
        y - r * 0.78,
        x + r * 0.06,
        y - r * 0.66,
        x - r * 0.02,
        y - r * 0.36,
        x - r * 0.22,
        y - r * 0.3,
        x - r * 0.3,
        y - r * 0.02,
        x - r * 0.6,
        y - r * 0.12,
      ]),
      land,
    );
    fill(
      e,
      outline([
        x - r * 0.14,
        y + r * 0.02,
        x + r * 0.2,
        y - r * 0.1,
        x + r * 0.4,
        y + r * 0.12,
        x + r * 0.26,
        y + r * 0.46,
        x + r * 0.08,
        y + r * 0.74,
        x - r * 0.06,
        y + r * 0.44,
      ]),
      land,
    );
    fill(
      e,
      outline([
        x + r * 0.44,
        y - r * 0.6,
        x + r * 0.8,
        y - r * 0.44,
        x + r * 0.96,
        y - r * 0.06,
        x + r * 0.66,
        y - r * 0.02,
        x + r * 0.5,
        y - r * 0.3,
      ]),
      land,
    );
    fill(e, ellipse(x, y - r * 0.98, r * 0.5, r * 0.13), '#ffffff', 0.9);
    fill(
      e,
      outline([
        x + r * 0.04,
        y + r * 0.06,
        x + r * 0.26,
        y + r * 0.02,
        x + r * 0.22,
        y + r * 0.26,
        x + r * 0.06,
        y + r * 0.24,
      ]),
      tone('#e0c07c'),
      0.7,
    );
    const g = e.random('earth');
    for (let i = 0; i < 22; i++)
      dab(e, i % 2 ? 'mist' : 'dry', x + g.bell() * r * 0.9, y + g.bell() * r * 0.8, r * 0.34, r * 0.07, '#ffffff', {
        alpha: 0.55,
        rotate: -0.25 + g.bell() * 0.2,
        variant: i,
      });
    fill(
      e,
      disc,
      radial(e, x - r * 0.4, y - r * 0.45, r * 1.7, [
        [0, 'rgba(255,255,255,0.3)'],
        [0.45, 'rgba(255,255,255,0)'],
        [0.46, 'rgba(0,0,0,0)'],
        [1, dark],
      ]),
    );
    e.p.edge(disc, '#d4f0ff', r * 0.06, 0.6);
  });
}

/** The lander: a round cabin on four legs, with a ladder and a flag of a star. */
export function lander(e: Easel, x: number, y: number, k: number, tone: Tone, lit: boolean, dark: string) {
  if (!seen(e, x, y - 150 * k, 300 * k)) return;
  const [white, red, gold, iron] = [tone('#f6efe6'), tone('#e0604f'), tone('#ecbc58'), tone('#6a6c84')];
  e.p.in(x, y, 0, k, k, () => {
    contactShadow(e, 0, 0, 190, dark, 0.45);
    for (const s of [-1, 1]) {
      e.p.line(points([s * 62, -110, s * 128, -6]), 13, iron, 1, [1, 0.9]);
      e.p.line(points([s * 30, -84, s * 116, -30]), 7, shade(iron, 0.04), 1, [1, 1]);
      e.p.form(outline([s * 128 - 30, -8, s * 128, -18, s * 128 + 30, -8, s * 128 + 24, 4, s * 128 - 24, 4]), gold, {
        depth: 5,
      });
    }
    e.p.form(points([-86, -132, 86, -132, 70, -78, -70, -78]), gold, { depth: 12 });
    for (let i = 0; i < 7; i++)
      e.p.line(
        points([-72 + i * 24, -130, -60 + i * 20, -80]),
        3,
        i % 2 ? tint(gold, 0.1) : shade(gold, 0.1),
        0.7,
        [1, 1],
      );
    e.p.form(outline([-88, -130, -104, -200, -74, -282, 0, -316, 74, -282, 104, -200, 88, -130, 0, -122]), white, {
      depth: 26,
      softness: 18,
    });
    e.p.form(outline([-72, -284, -38, -330, 0, -352, 38, -330, 72, -284, 0, -300]), red, { depth: 10 });
    e.p.line(points([0, -350, 0, -404]), 6, iron, 1, [1, 1]);
    fill(e, ellipse(0, -408, 9), gold);
    if (lit) glow(e, 0, -408, 50, '#ff9a70', 0.7);
    e.p.form(ellipse(0, -214, 46), iron, { depth: 8 });
    fill(
      e,
      ellipse(0, -214, 36),
      lit
        ? radial(e, 0, -214, 40, [
            [0, '#fff3c8'],
            [1, '#f8b45c'],
          ])
        : linear(e, -30, -240, 30, -180, [
            [0, tone('#b8e4f4')],
            [1, tone('#5f9ac4')],
          ]),
    );
    e.p.soft(-12, -228, 14, 10, '#ffffff', 0.7);
    if (lit) glow(e, 0, -214, 120, '#ffc070', 0.5);
    for (const s of [-1, 1]) fill(e, ellipse(s * 70, -190, 10, 13), lit ? '#ffdf98' : tone('#7fb0cc'));
    fill(e, rectangle(-92, -152, 184, 10), red, 0.9);
    for (const s of [-12, 12]) e.p.line(points([s, -80, s * 1.2, -2]), 4, iron, 1, [1, 1]);
    for (let i = 0; i < 5; i++) fill(e, rectangle(-14, -70 + i * 15, 28, 4), iron);
  });
}

/** A flag with a star that stands stiff. */
export function starFlag(e: Easel, x: number, y: number, h: number, tone: Tone, dark: string) {
  contactShadow(e, x, y, h * 0.12, dark, 0.4);
  e.p.line(points([x, y, x, y - h]), h * 0.03, tone('#e8e4f0'), 1, [1, 1]);
  const cloth = tone('#5f8fe0');
  const shape = outline([
    x,
    y - h,
    x + h * 0.3,
    y - h * 1.03,
    x + h * 0.6,
    y - h * 0.98,
    x + h * 0.6,
    y - h * 0.62,
    x + h * 0.3,
    y - h * 0.66,
    x,
    y - h * 0.62,
  ]);
  e.p.form(shape, cloth, { depth: h * 0.05 });
  fill(e, star(x + h * 0.3, y - h * 0.82, h * 0.12), tone('#ffdf84'));
}

/** A little rover with a camera on its neck, which looks about like a pet. */
export function rover(e: Easel, x: number, y: number, k: number, tone: Tone, dark: string) {
  const [body, iron] = [tone('#f0a850'), tone('#5a5c74')];
  e.p.in(x, y, 0, k, k, () => {
    contactShadow(e, 0, 0, 76, dark, 0.45);
    e.p.form(outline([-62, -34, -56, -66, 0, -72, 56, -66, 62, -34, 0, -28]), body, { depth: 8 });
    fill(e, points([-70, -74, 20, -84, 26, -76, -64, -66]), tone('#4f7fc0'));
    for (let i = 0; i < 4; i++)
      e.p.line(points([-52 + i * 20, -76 - i * 2, -47 + i * 20, -68 - i * 2]), 2, tone('#bcd8f4'), 0.8, [1, 1]);
    e.p.line(curve([38, -64, 44, -92, 40, -112]), 8, iron, 1, [1, 1, 1]);
    e.p.form(outline([16, -110, 20, -138, 62, -140, 68, -112]), tone('#fbf2e4'), { depth: 5 });
    for (const u of [32, 54]) {
      fill(e, ellipse(u, -125, 8), '#33334a');
      fill(e, ellipse(u - 2, -128, 2.6), '#ffffff');
    }
    for (const u of [-46, 0, 46]) {
      fill(e, ellipse(u, -16, 19), iron);
      fill(e, ellipse(u, -16, 9), mix(body, '#fff4d8', 0.5));
    }
  });
}
