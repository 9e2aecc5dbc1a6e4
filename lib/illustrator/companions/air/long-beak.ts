import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob } from '../kit/outline';
import type { Mood } from '../mood';

type LongBeak = {
  readonly length: number;
  readonly height: number;
  readonly colour: string;
  /** Downward bend of the tip, as a share of the length. */
  readonly bend?: number;
  /** Colour of the tip. */
  readonly tip?: string;
};

/** A long beak from the face at 0,0 to the right; its lower half opens, its corner smiles. */
export function longBeak(p: Painter, mood: Mood, { length: l, height: h, colour, bend = 0, tip }: LongBeak): void {
  // The thinner or the more hooked a beak, the less it opens.
  const most = Math.min(0.24, 0.05 + h * 0.01) * (1 - bend);
  const gape = mood.mouth === 'open' ? most : mood.mouth === 'round' ? most * 0.6 : 0.01;
  const drop = l * bend;
  if (gape > 0.05)
    p.fill(blob(`-4,1! ${l * 0.6},${drop * 0.4}! ${l * 0.55},${drop * 0.4 + l * gape * 0.6} 2,${h * 0.7}`), '#8a2f38');
  p.in(-2, 2, gape, 1, 1, () =>
    p.form(
      blob(`-6,-2 ${l * 0.4},${drop * 0.3 - 1} ${l * 0.92},${drop}! ${l * 0.5},${drop * 0.5 + h * 0.36} 0,${h * 0.6}`),
      shade(colour, 0.06),
      { depth: h * 0.18 },
    ),
  );
  const upper = blob(
    `-9,2 -6,${-h * 0.62} 3,${-h * 0.74} ${l * 0.45},${-h * 0.4 + drop * 0.18} ${l},${drop}! ${l * 0.5},${drop * 0.46 + h * 0.16} 4,${h * 0.26}`,
  );
  p.form(upper, colour, { depth: h * 0.24 });
  p.clip(upper, () => {
    if (tip) p.soft(l, drop, l * 0.5, h * 1.1, tip, 0.95, 0, 0.75);
    p.soft(l * 0.2, -h * 0.4, l * 0.3, h * 0.2, tint(colour, 0.25), 0.6, 0.1);
  });
  p.fill(ellipse(h * 0.5, -h * 0.2, h * 0.16, h * 0.08), shade(colour, 0.26));
  const corner = mood.mouth === 'down' ? 6 : -5;
  p.line(
    [
      [-5, 2],
      [-10, 2 + corner * 0.4],
      [-14, 2 + corner],
    ],
    2.6,
    shade(colour, 0.26),
    0.8,
    [1, 0.8, 0.3],
  );
}
