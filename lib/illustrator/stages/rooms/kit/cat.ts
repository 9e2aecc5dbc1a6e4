import { ellipse, shade, taper } from '@/lib/illustrator/paint';
import { dab, type Easel, fill } from '../../kit/easel';
import type { RoomLight } from './light';
import { bend, blob, poly } from './shapes';

/** A cat that sits and looks out, seen from behind. */
export function sittingCat(e: Easel, d: RoomLight, x: number, y: number, size: number, colour: string) {
  const c = d.tone(colour);
  fill(
    e,
    taper(bend(x + size * 0.2, y - size * 0.06, x + size * 0.5, y + size * 0.04, x + size * 0.56, y + size * 0.34), [
      size * 0.06,
      size * 0.06,
      size * 0.035,
    ]),
    shade(c, 0.04),
  );
  e.p.form(
    blob(
      x - size * 0.3,
      y,
      x - size * 0.27,
      y - size * 0.34,
      x - size * 0.12,
      y - size * 0.62,
      x + size * 0.12,
      y - size * 0.62,
      x + size * 0.27,
      y - size * 0.34,
      x + size * 0.3,
      y,
    ),
    c,
    { depth: size * 0.09 },
  );
  e.p.form([...ellipse(x, y - size * 0.74, size * 0.23, size * 0.2)], c, { depth: size * 0.06 });
  for (const s of [-1, 1])
    fill(
      e,
      poly(
        x + s * size * 0.06,
        y - size * 0.88,
        x + s * size * 0.2,
        y - size * 1.08,
        x + s * size * 0.22,
        y - size * 0.8,
      ),
      c,
    );
  for (let i = 0; i < 4; i++)
    dab(e, 'dry', x, y - size * (0.2 + i * 0.12), size * 0.14, size * 0.03, shade(c, 0.12), { alpha: 0.7, variant: i });
}
