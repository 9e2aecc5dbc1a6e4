import { mix, rgba } from '@/lib/illustrator/paint';
import { dab, type Easel, radial, seen } from './easel';

type Tones = { readonly lit: string; readonly body: string; readonly under: string };

/** A heap of cloud `w` wide and `h` high on a flat foot at y: round puffs, lit from (lx, -1), dark underneath. */
export function cumulus(
  e: Easel,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  c: Tones,
  o: { side?: number; alpha?: number; puffs?: number; soft?: number } = {},
) {
  if (!seen(e, x, y - h / 2, Math.max(w, h))) return;
  const r = e.random(name);
  const side = o.side ?? -0.5;
  const count = o.puffs ?? 34;
  e.c.save();
  e.c.globalAlpha *= o.alpha ?? 1;
  for (let i = 0; i < 7; i++)
    dab(e, 'mist', x + r.bell() * w * 0.5, y - h * 0.06, w * 0.34, h * 0.22, c.under, { alpha: 0.75, variant: i });
  const puffs = Array.from({ length: count }, () => {
    const u = (r() - 0.5) * 2;
    const crest = Math.sqrt(Math.max(0, 1 - u * u)) * (0.7 + 0.3 * Math.cos(u * 7 + w));
    const v = r() ** 0.7 * crest;
    return { u, v, size: h * (0.2 + 0.24 * crest * (0.3 + r())) * (1.15 - v * 0.35) };
  }).sort((a, b) => b.v - a.v);
  for (const { u, v, size } of puffs)
    puff(e, x + u * w * 0.5, y - v * h * 0.74 - size * 0.35, size, v, side, c, o.soft ?? 0.72);
  for (let i = 0; i < 9; i++)
    dab(
      e,
      'mist',
      x + r.bell() * w * 0.56,
      y - h * 0.02,
      w * (0.16 + r() * 0.16),
      h * 0.14,
      mix(c.body, c.under, 0.5),
      { alpha: 0.7, variant: i },
    );
  e.c.restore();
}

/** One soft ball of cloud: its skin melts into the air, its crown is lit. */
function puff(e: Easel, x: number, y: number, size: number, height: number, side: number, c: Tones, soft: number) {
  const body = mix(c.under, c.body, 0.45 + height * 0.55);
  e.c.fillStyle = radial(e, x, y, size, [
    [0, body],
    [soft, body],
    [1, rgba(body, 0)],
  ]);
  e.c.fillRect(x - size, y - size, size * 2, size * 2);
  dab(e, 'soft', x - side * size * 0.3, y + size * 0.5, size * 0.9, size * 0.55, mix(body, c.under, 0.5), {
    alpha: 0.34,
    variant: 1,
  });
  dab(e, 'soft', x + side * size * 0.3, y - size * 0.34, size * 0.72, size * 0.66, c.lit, { alpha: 0.85 });
  dab(e, 'dry', x + side * size * 0.2, y - size * 0.5, size * 0.5, size * 0.16, c.lit, {
    alpha: 0.4,
    rotate: side * 0.5,
  });
}
