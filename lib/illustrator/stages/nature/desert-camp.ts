import { ellipse, mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { type Easel, fill, glow } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { points } from '../kit/outline';
import { farAnimal } from './kit/creatures';

/** Five camels on a far crest, with their loads. */
export function caravan(e: Easel, d: Daylight) {
  const colour = mix(d.tone('#8a5a48'), d.haze, 0.22);
  for (const [x, y, h] of [
    [216, 640, 50],
    [292, 650, 52],
    [368, 659, 50],
    [438, 664, 54],
    [500, 662, 36],
  ] as const) {
    farAnimal(e, 'camel', x, y, h, colour, 1);
    e.p.soft(x - 30, y + 3, h * 0.9, 4, d.shadow, 0.3);
    if (h > 40)
      fill(
        e,
        smooth(
          points([x - h * 0.22, y - h * 0.7, x - h * 0.04, y - h * 0.96, x + h * 0.14, y - h * 0.7, x, y - h * 0.56]),
          true,
          5,
        ),
        mix(d.tone(x % 3 ? '#c9523f' : '#4f86a0'), d.haze, 0.2),
      );
  }
}

/** A striped tent with an open door and a lamp inside. */
export function tent(e: Easel, d: Daylight, x: number, y: number) {
  contactShadow(e, x, y + 4, 140, d.shadow, 0.5);
  const cloth = d.tone('#efe0c4');
  const shape = smooth(
    [
      [x - 140, y + 4, 1],
      [x - 70, y - 84],
      [x, y - 168, 1],
      [x + 70, y - 84],
      [x + 150, y + 4, 1],
    ],
    true,
    6,
  );
  e.p.form(shape, cloth, { depth: 18 });
  e.p.clip(shape, () => {
    for (const u of [-2, -1, 1, 2])
      fill(
        e,
        taper(
          [
            [x, y - 172],
            [x + u * 30, y - 84],
            [x + u * 64, y + 10],
          ],
          [2, 7, 12],
        ),
        d.tone(u % 2 ? '#c4583f' : '#3f7f92'),
        0.85,
      );
  });
  fill(
    e,
    smooth(
      [
        [x - 34, y + 4, 1],
        [x - 8, y - 74],
        [x, y - 104, 1],
        [x + 10, y - 74],
        [x + 36, y + 4, 1],
      ],
      true,
      5,
    ),
    d.lampsLit ? '#ffc46a' : shade(cloth, 0.32),
  );
  e.p.line(
    [
      [x, y - 168],
      [x, y - 196],
    ],
    4,
    d.tone('#6b4a38'),
  );
  fill(
    e,
    smooth(
      [
        [x, y - 196, 1],
        [x + 34, y - 188],
        [x, y - 178, 1],
      ],
      true,
      4,
    ),
    d.tone('#e2a03c'),
  );
  if (d.lampsLit) glow(e, x, y - 40, 170, '#ffb45c', 0.7);
}

export function lizard(e: Easel, d: Daylight, x: number, y: number) {
  const tone = d.tone('#7f9a6a');
  e.p.soft(x, y + 5, 50, 7, d.shadow, 0.35);
  for (const [u, v] of [
    [-14, 8],
    [-8, -8],
    [14, 8],
    [18, -7],
  ] as const)
    e.p.line(
      [
        [x + u * 0.7, y],
        [x + u, y + v],
        [x + u + 5, y + v + 2],
      ],
      4,
      shade(tone, 0.05),
    );
  fill(
    e,
    taper(points([x + 34, y - 4, x + 16, y, x - 14, y + 1, x - 40, y - 6, x - 58, y + 4]), [6, 8, 7, 3, 0.6]),
    tone,
  );
  fill(e, ellipse(x + 34, y - 6, 2, 2, 0, 8), '#1e2420');
  for (let i = 0; i < 5; i++) fill(e, ellipse(x + 16 - i * 10, y - 3, 2.4, 1.6, 0, 8), tint(tone, 0.12));
}
