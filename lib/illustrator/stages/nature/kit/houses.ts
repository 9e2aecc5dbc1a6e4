import { mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { type Easel, fill, glow, seen } from '../../kit/easel';
import { sideOf } from './scene';

type House = { wall?: string; roof?: string; depth?: number; flat?: boolean; snow?: boolean };

/** A far house, `w` wide, with its ground line at y: two walls, a roof, windows that are lit in the evening. */
export function farHouse(e: Easel, d: Daylight, x: number, y: number, w: number, o: House = {}) {
  if (!seen(e, x, y - w / 2, w)) return;
  const depth = o.depth ?? 0.3;
  const wall = mix(d.far(o.wall ?? '#f4e6d2', depth), d.glow, d.time === 'night' ? 0 : 0.08);
  const roof = d.far(o.roof ?? '#c06a4a', depth);
  const h = w * 0.62;
  const s = sideOf(d);
  const bend = x + s * w * 0.16 * -1;
  fill(
    e,
    [
      [x - w / 2, y],
      [x - w / 2, y - h],
      [x + w / 2, y - h],
      [x + w / 2, y],
    ],
    wall,
  );
  const dark = s < 0 ? [bend, x + w / 2] : [x - w / 2, bend];
  fill(
    e,
    [
      [dark[0] ?? 0, y],
      [dark[0] ?? 0, y - h],
      [dark[1] ?? 0, y - h],
      [dark[1] ?? 0, y],
    ],
    shade(wall, 0.06),
  );
  if (o.flat)
    fill(
      e,
      [
        [x - w * 0.53, y - h],
        [x - w * 0.53, y - h - w * 0.07],
        [x + w * 0.53, y - h - w * 0.07],
        [x + w * 0.53, y - h],
      ],
      tint(wall, 0.03),
    );
  else {
    fill(
      e,
      [
        [x - w * 0.58, y - h + 1],
        [x - w * 0.36, y - h - w * 0.42],
        [x + w * 0.36, y - h - w * 0.42],
        [x + w * 0.58, y - h + 1],
      ],
      o.snow ? d.far('#f4f8ff', depth * 0.6) : roof,
    );
    if (o.snow)
      fill(
        e,
        smooth(
          [
            [x + w * 0.14, y - h - w * 0.42, 1],
            [x + w * 0.14, y - h - w * 0.66, 1],
            [x + w * 0.27, y - h - w * 0.66, 1],
            [x + w * 0.27, y - h - w * 0.42, 1],
          ],
          true,
          2,
        ),
        shade(wall, 0.12),
      );
  }
  const pane = d.lampsLit ? '#ffd27a' : shade(wall, 0.24);
  for (const u of [-0.27, 0.24])
    fill(
      e,
      [
        [x + (u - 0.08) * w, y - h * 0.38],
        [x + (u - 0.08) * w, y - h * 0.74],
        [x + (u + 0.08) * w, y - h * 0.74],
        [x + (u + 0.08) * w, y - h * 0.38],
      ],
      pane,
    );
  fill(
    e,
    smooth(
      [
        [x - w * 0.09, y, 1],
        [x - w * 0.09, y - h * 0.42],
        [x, y - h * 0.52],
        [x + w * 0.09, y - h * 0.42],
        [x + w * 0.09, y, 1],
      ],
      true,
      3,
    ),
    d.far('#7a5a4a', depth),
  );
  if (d.lampsLit) glow(e, x, y - h * 0.5, w * 1.1, '#ffc46a', 0.5);
}
