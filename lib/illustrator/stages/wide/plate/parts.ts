import { ellipse, type Polygon, rectangle, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, unmirrored } from '../../kit/easel';
import { LIGHTS } from './colours';

/** The crescent of an evening at the start of a month: thin, its lit side low towards the sun, never mirrored. */
export function youngMoon(e: Easel, x: number, y: number, r: number, colour = '#fff3cf') {
  glow(e, x, y, r * 2.6, '#ffe9b0', 0.35);
  unmirrored(e, x, () =>
    e.p.in(x, y, 0.75, r / 100, r / 100, () => {
      const arc = (inner: boolean) =>
        Array.from({ length: 25 }, (_, i) => {
          const a = -Math.PI / 2 + ((inner ? 24 - i : i) / 24) * Math.PI;
          return `${Math.cos(a) * (inner ? 76 : 100)},${Math.sin(a) * 100}`;
        });
      fill(e, blob([...arc(false), ...arc(true)].join(' '), 1), colour);
    }),
  );
}

/** A lantern of brass and glass that hangs from its ring at the point. */
export function lantern(e: Easel, x: number, y: number, k: number, glass = 0) {
  e.p.in(x, y, 0, k, k, () => {
    glow(e, 0, 92, 150, '#ffb84a', 0.4);
    fill(e, stroke('-12,12 -12,-8 0,-16 12,-8 12,12', 3, 3, 3, 3, 3), '#b97f2c');
    fill(e, blob('-8,10! 8,10! 18,28 40,50! -40,50! -18,28', 5), '#c98f35');
    fill(e, blob('-40,50! 40,50! 50,92! 32,136! -32,136! -50,92!', 1), '#a8701f');
    for (const [i, shape] of [
      '-36,56! -18,56! -22,92! -17,130! -29,130! -44,92!',
      '-14,56! 14,56! 18,92! 13,130! -13,130! -18,92!',
      '18,56! 36,56! 44,92! 29,130! 17,130! 22,92!',
    ].entries())
      fill(e, blob(shape, 1), LIGHTS[(i + glass) % 3] ?? LIGHTS[0]);
    glow(e, 0, 94, 44, '#fff0b8', 0.85);
    fill(e, rectangle(-40, 134, 80, 12), '#c98f35');
    fill(e, rectangle(-30, 146, 60, 10), '#a8701f');
    for (const u of [-26, 0, 26]) fill(e, ellipse(u, 40, 4, 5), '#ffe9a8');
  });
}

/** A round arch as in old houses, its foot at y. */
export const arch = (x: number, y: number, w: number, h: number): Polygon => [
  [x - w, y],
  ...Array.from({ length: 33 }, (_, i): Vec => {
    const a = Math.PI * (1 + i / 32);
    return [x + Math.cos(a) * w, y - h * 0.55 + Math.sin(a) * h * 0.45];
  }),
  [x + w, y],
];

/** A floor of large tiles from y down, seen towards a point far off. */
export function tiles(e: Easel, y: number, ground: string, joint: string, middle = 1200) {
  fill(e, rectangle(-80, y, 2560, 1400 - y), ground);
  for (const v of [y + 60, y + 150, y + 280, y + 450]) fill(e, stroke(`-80,${v} 2480,${v}`, 2.5, 2.5), joint, 0.6);
  for (let x = -2400; x < 5000; x += 300)
    fill(e, stroke(`${middle + (x - middle) * 0.45},${y} ${x},1400`, 2, 4), joint, 0.6);
}
