import { ellipse, shade, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { solid } from './shapes';

/** A toothed wheel with spokes. */
export function gear(e: Easel, d: RoomLight, x: number, y: number, r: number, teeth: number, metal: string, turn = 0) {
  if (!seen(e, x, y, r * 1.2)) return;
  const c = d.tone(metal);
  e.p.soft(x + r * 0.12, y + r * 0.16, r * 1.2, r * 1.2, d.shadow, 0.24);
  const rim = Array.from({ length: teeth * 4 }, (_, i): Vec => {
    const a = turn + (i / (teeth * 4)) * Math.PI * 2;
    const out = i % 4 === 1 || i % 4 === 2 ? r : r * 0.84;
    return [x + Math.cos(a) * out, y + Math.sin(a) * out];
  });
  e.p.form(rim, c, { depth: r * 0.12 });
  fill(e, ellipse(x, y, r * 0.66), shade(c, 0.1));
  for (let i = 0; i < 5; i++) {
    const a = turn + (i / 5) * Math.PI * 2;
    fill(e, ellipse(x + Math.cos(a) * r * 0.42, y + Math.sin(a) * r * 0.42, r * 0.17, r * 0.17, 0, 18), shade(c, 0.24));
  }
  solid(e, ellipse(x, y, r * 0.19), shade(c, 0.02), { turn: 0.14 });
  fill(e, ellipse(x, y, r * 0.07), shade(c, 0.26));
}
