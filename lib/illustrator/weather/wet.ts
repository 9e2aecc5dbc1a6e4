import { ellipse, rgba } from '../paint';
import { across, along, blend, cover, dab, type Easel, fill, linear } from '../stages';
import { drift } from './drift';

const SLANT = 0.2;

/** Grey light over the place, painted before the actors, because it would darken their faces. */
export const rainBehind = (e: Easel) => blend(e, 'multiply', () => cover(e, '#b3c0d6'));

/** A breath of grey over everybody, then three depths of slanting strokes and rings on the ground. */
export function rainBefore(e: Easel) {
  blend(e, 'multiply', () => cover(e, '#e9edf4'));
  const { c } = e;
  c.save();
  c.lineCap = 'round';
  drift(e, 'rain', 620, ({ x, y, near, random }) => {
    const long = 26 + near * 62 + random() * 14;
    c.strokeStyle = rgba('#eaf3ff', 0.22 + near * 0.34);
    c.lineWidth = 1.1 + near * 2.2;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x - long * SLANT, y + long);
    c.stroke();
  });
  const random = e.random('weather-rings');
  for (let i = 0; i < 46 * across(e); i++) {
    const y = 930 + random() ** 0.8 * 270;
    const half = 6 + ((y - 900) / 300) * 22 * (0.5 + random());
    c.strokeStyle = rgba('#f2f8ff', 0.18 + random() * 0.24);
    c.lineWidth = 1.6;
    c.beginPath();
    c.ellipse(along(e, random(), 0), y, half, half * 0.26, 0, 0, Math.PI * 2);
    c.stroke();
  }
  c.restore();
}

/** Soft flakes, blurred where they are near. */
export function snow(e: Easel) {
  drift(e, 'snow', 340, ({ x, y, near, random }) => {
    const r = 2.2 + near * 13 + random() * 1.6;
    if (near > 0.3) dab(e, 'soft', x, y, r * 1.5, r * 1.5, '#ffffff', { alpha: 0.5 });
    else fill(e, ellipse(x, y, r, r, 0, 9), '#ffffff', 0.55 + random() * 0.4);
  });
}

/** Fog that hides the distance: painted before the actors, with a thin bank in front of their feet. */
export function fogBehind(e: Easel) {
  cover(
    e,
    linear(e, 0, 120, 0, 1200, [
      [0, rgba('#e6ebf2', 0.34)],
      [0.5, rgba('#e6ebf2', 0.58)],
      [1, rgba('#e6ebf2', 0.12)],
    ]),
  );
  banks(e, 'far', 640, 0.42);
}

export const fogBefore = (e: Easel) => banks(e, 'near', 1150, 0.34);

function banks(e: Easel, name: string, level: number, alpha: number) {
  const random = e.random(`weather-fog-${name}`);
  for (let i = 0; i < 22 * across(e); i++) {
    dab(
      e,
      'mist',
      random.between(e.span[0] - 60, e.span[1] + 60),
      level + random.bell() * 110,
      random.between(220, 420),
      random.between(60, 120),
      '#f2f5fa',
      { alpha: alpha * (0.4 + random() * 0.6), variant: i },
    );
  }
}

/** Rising bubbles with a bright rim and a window of light. */
export function bubbles(e: Easel) {
  drift(e, 'bubbles', 90, ({ x, y, near, random }) => {
    const r = 4 + near * 20 + random() * 3;
    fill(e, ellipse(x, y, r, r, 0, 22), '#e6fbff', 0.14);
    e.p.edge(ellipse(x, y, r, r, 0, 26), '#f4ffff', 1 + r * 0.07, 0.6);
    fill(e, ellipse(x - r * 0.36, y - r * 0.38, r * 0.24, r * 0.14, -0.7, 10), '#ffffff', 0.85);
  });
}
