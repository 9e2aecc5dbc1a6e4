import type { Clump, HairBrush } from './brush';
import { type CurlyCap, curlyCap } from './curly-base';

/** A cap of soft, large curls. */
export const softCurls = (h: HairBrush): CurlyCap =>
  curlyCap(h, {
    hairline: -24,
    front: { count: 11, radius: 8, vary: 2.2, lift: 3 },
    outline: { count: 15, radius: 8.5, vary: 2.5, rx: 55, ry: 52 },
  });

/** Two spirals in each clump: one dark, one bright. */
export function paintCurls(h: HairBrush, clumps: readonly Clump[]): void {
  for (const [x, y, r] of clumps) {
    h.curl(x, y, r * 0.82, h.random() * 6.3, h.tones.deep, 2.2, h.tones.dark ? 0.5 : 0.36);
    h.curl(x - 1, y - 1.2, r * 0.55, h.random() * 6.3, h.tones.shine, 1.7, h.tones.dark ? 0.5 : 0.34);
  }
}

function topCurls(h: HairBrush, { front, outline }: CurlyCap): Clump[] {
  const scattered = Array.from({ length: 26 }, (): Clump => {
    const a = Math.PI * (1.06 + 0.88 * h.random());
    const d = 0.45 + h.random() * 0.42;
    const [x, y] = h.skull([Math.cos(a) * 55 * d, -14 + Math.sin(a) * 46 * d]);
    return [x, y, 7.5 + h.random() * 2];
  });
  return [
    ...front.map(([x, y, r]): Clump => [x, y, r * 0.92]),
    ...outline.map(([x, y, r]): Clump => [x * 0.94, y * 0.96, r * 0.9]),
    ...scattered,
  ];
}

export function paintCurlyCap(h: HairBrush, curls: CurlyCap): void {
  h.mass(curls.cap, { depth: 9, softness: 6 });
  h.crownLight(curls.cap, -16, -46, 26, 13, 7);
  h.painter.clip(curls.cap, () => paintCurls(h, topCurls(h, curls)));
}
