import { ellipse, mix, rectangle, shade } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, linear, radial, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { blob, poly, solid } from './shapes';

/** A lamp that hangs from the ceiling. */
export function pendant(e: Easel, d: RoomLight, x: number, y: number, r: number, colour: string) {
  if (!seen(e, x, y, r * 3)) return;
  fill(e, rectangle(x - 2, -20, 4, y - r * 0.7 + 20), d.tone('#5a4a46'));
  const dome = blob(
    x - r,
    y + r * 0.34,
    x - r * 0.86,
    y - r * 0.2,
    x - r * 0.36,
    y - r * 0.66,
    x,
    y - r * 0.76,
    x + r * 0.36,
    y - r * 0.66,
    x + r * 0.86,
    y - r * 0.2,
    x + r,
    y + r * 0.34,
    x,
    y + r * 0.42,
  );
  if (d.lampsLit) glow(e, x, y + r * 0.4, r * 3.4, '#ffb25e', 0.42);
  e.p.form(dome, d.tone(colour), { depth: r * 0.14 });
  if (d.lampsLit)
    fill(
      e,
      dome,
      linear(e, 0, y - r * 0.7, 0, y + r * 0.4, [
        [0, 'rgba(255,190,110,0)'],
        [1, 'rgba(255,206,130,0.75)'],
      ]),
    );
  fill(e, ellipse(x, y + r * 0.36, r * 0.94, r * 0.13), d.lampsLit ? '#fff1c4' : d.tone(shade(colour, 0.2)));
  fill(e, ellipse(x, y + r * 0.4, r * 0.2, r * 0.16), d.lampsLit ? '#fffbe8' : d.tone('#f4ead4'));
}

/** A lamp on a tall foot, with a cloth shade. */
export function floorLamp(e: Easel, d: RoomLight, x: number, y: number, h: number, colour: string) {
  if (!seen(e, x, y - h / 2, h)) return;
  const w = h * 0.17;
  e.p.soft(x, y, w, h * 0.03, d.shadow, 0.45);
  solid(e, rectangle(x - 6, y - h * 0.8, 12, h * 0.8), d.tone('#8a6244'));
  solid(e, ellipse(x, y - 4, w * 0.7, h * 0.022), d.tone('#7a5438'));
  const lampShade = poly(x - w * 0.62, y - h, x + w * 0.62, y - h, x + w, y - h * 0.74, x - w, y - h * 0.74);
  if (d.lampsLit) {
    glow(e, x, y - h * 0.85, h * 0.75, '#ffac58', 0.45);
    fill(
      e,
      lampShade,
      radial(e, x, y - h * 0.84, w * 1.3, [
        [0, '#fffbe4'],
        [0.5, '#ffe5a4'],
        [1, mix('#f2b060', colour, 0.35)],
      ]),
    );
    glow(e, x, y - h * 0.86, h * 0.3, '#fff0c8', 0.5);
  } else e.p.form(lampShade, d.tone(colour), { depth: w * 0.2 });
  for (let i = -4; i <= 4; i++)
    fill(
      e,
      poly(
        x + i * w * 0.13,
        y - h,
        x + i * w * 0.13 + 2,
        y - h,
        x + i * w * 0.21 + 2,
        y - h * 0.74,
        x + i * w * 0.21,
        y - h * 0.74,
      ),
      shade(d.tone(colour), 0.1),
      0.22,
    );
  solid(e, rectangle(x - w, y - h * 0.75, w * 2, 7), shade(d.tone(colour), 0.06));
}
