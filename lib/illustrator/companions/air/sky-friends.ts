import { ellipse, mix, type Painter, shade, smooth, tint, union } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import type { Companion, CompanionLook } from '../model';

const PUFFS = [
  [-78, 20, 44, 36],
  [-42, -18, 50, 46],
  [14, -38, 58, 52],
  [66, -6, 48, 42],
  [96, 26, 34, 28],
  [0, 26, 92, 36],
] as const;

function cloud(p: Painter, { mood, colour = '#f4f4fa' }: CompanionLook) {
  const low = mood.ears === 'low';
  const shadow = mix(shade(colour, 0.1), '#9fb0d8', 0.35);
  p.in(0, 0, low ? -0.03 : 0.04, 1, low ? 0.95 : 1, () => {
    const mass = union(...PUFFS.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)));
    p.fill(mass, tint(colour, 0.2), { alpha: 0.5, blur: 7 });
    p.form(mass, colour, { depth: 16, softness: 14, shadowColor: shadow });
    p.clip(mass, () => {
      p.soft(0, 66, 130, 34, shadow, 0.6);
      for (const [x, y, rx, ry] of PUFFS.slice(0, 5))
        p.soft(x - rx * 0.25, y - ry * 0.35, rx * 0.8, ry * 0.7, '#ffffff', 0.75);
      for (const [x, y, r] of [
        [-70, 34, 30],
        [74, 26, 26],
      ] as const)
        p.soft(x, y, r, r * 0.6, shadow, 0.35);
    });
    for (const side of [-1, 1]) p.soft(10 + side * 45, 22, 16, 10, '#f48a94', 0.5);
    eyes(
      p,
      10,
      mood,
      {
        y: -2,
        gap: 27,
        size: 14,
        coat: mix(colour, '#8a96b8', 0.4),
        iris: '#5a7ab0',
        brow: shade(mix(colour, '#6a7aa8', 0.6), 0.1),
      },
      0.35,
    );
    mouth(p, 13, 14, 1.3, mood, false);
  });
}

/** A star with rounded tips. */
function roundStar(r: number) {
  return smooth(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      const reach = i % 2 ? r * 0.62 : r * (1 + (i === 2 ? 0.05 : 0));
      return [Math.cos(a) * reach, Math.sin(a) * reach * 0.97] as const;
    }),
    true,
    9,
  );
}

function starFriend(p: Painter, { mood, colour = '#ffd45e' }: CompanionLook) {
  const tones = tonesOf(colour);
  const asleep = mood.eyes === 'closed';
  p.soft(0, 0, 128, 128, tint(colour, 0.3), asleep ? 0.3 : 0.5);
  p.in(0, 0, mood.ears === 'low' ? -0.08 : 0.12, 1, 1, () => {
    const shape = roundStar(80);
    p.form(shape, colour, { depth: 12, softness: 9, light: 0.12 });
    p.clip(shape, () => {
      p.soft(-8, -12, 58, 52, '#fff6cc', 0.75);
      p.soft(6, 62, 60, 22, mix(tones.dark, '#f09a4a', 0.6), 0.4);
    });
    p.line(
      [
        [-22, -40],
        [-8, -64],
        [-2, -70],
      ],
      5,
      '#fffdf0',
      0.7,
    );
    for (const side of [-1, 1]) p.soft(4 + side * 33, 12, 12, 8, '#f0785a', 0.55);
    eyes(p, 4, mood, { y: -6, gap: 19, size: 11.4, coat: shade(colour, 0.05), iris: '#8a5a2a' }, 0.35);
    mouth(p, 7, 6, 1.1, mood, false);
  });
  for (const [x, y, r] of [
    [88, -64, 6],
    [-92, -40, 5],
    [74, 74, 4.4],
    [-70, 80, 5],
  ] as const) {
    p.soft(x, y, r * 2.6, r * 2.6, '#fff2b8', 0.6);
    p.fill(union(ellipse(x, y, r * 0.3, r), ellipse(x, y, r, r * 0.3)), '#fffbe0');
  }
}

export const SKY_FRIENDS: Readonly<Record<string, Companion>> = {
  cloudFriend: { draw: cloud, box: { x: -145, y: -115, width: 300, height: 200 }, shadow: 0 },
  starFriend: {
    draw: starFriend,
    box: { x: -135, y: -135, width: 270, height: 270 },
    shadow: 0,
    light: { y: 0, reach: 420, colour: '#ffdf8a' },
  },
};
