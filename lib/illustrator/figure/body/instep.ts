import { type Knot, type Painter, shade, smooth } from '../../paint';
import type { Shoes } from '../outfit';
import type { Skin } from '../skin';

/** The ankle of a leg that kneels is this much above the ground. */
export const INSTEP_HEIGHT = 10;

/** What goes on from the ankle to the shin: a sock, or the shaft of a boot with its rim. */
function shaft(p: Painter, colour: string, boot: boolean): void {
  const end = boot ? 24 : 14;
  const [narrow, wide] = boot ? [10, 11.4] : [7, 7.4];
  p.form(
    smooth([
      [-6, -narrow],
      [4, -narrow + 0.6],
      [end, -wide, 1],
      [end, wide - 1, 1],
      [4, 9],
      [-6, 9],
    ]),
    colour,
    { depth: 5 },
  );
  if (!boot) return;
  const rim: Knot[] = [
    [end - 4, -wide - 1.6, 1],
    [end + 3, -wide - 1.6, 1],
    [end + 4.4, 0],
    [end + 3, wide + 0.4, 1],
    [end - 4, wide + 0.4, 1],
    [end - 2.6, 0],
  ];
  p.form(smooth(rim), shade(colour, 0.05), { depth: 2.4 });
}

/** The sole from the heel, which is up, to the toes: a band with its treads. */
function sole(p: Painter, colour: string): void {
  const band = smooth([
    [-1.6, -13, 1],
    [-6.4, -14.6],
    [-10, -12.4],
    [-17, -5.6],
    [-26.6, -1.4],
    [-29.4, 3],
    [-27.6, 7.4, 1],
    [-24.4, 4.4],
    [-16, 0.4],
    [-8.6, -6.2],
    [-2.4, -9.4, 1],
  ]);
  p.form(band, colour, { depth: 2.4, softness: 1.4 });
  p.clip(band, () => {
    for (let i = 0; i < 4; i++)
      p.line(
        [
          [-12 - i * 4, -11 + i * 2.6],
          [-10 - i * 4, -3 + i * 2.6],
        ],
        1.3,
        shade(colour, 0.14),
        0.6,
        [1, 1],
      );
  });
}

/**
 * The foot of a leg that kneels, in its frame: ankle at the origin, the shin goes on to +x along the ground. It lies on
 * its instep, toes to -x, heel and sole up.
 */
export function drawInstep(p: Painter, skin: Skin, shoes: Shoes | undefined, sock: string | undefined): void {
  const colour = shoes?.color ?? sock ?? skin.base;
  const boot = shoes?.kind === 'boot';
  shaft(p, boot ? colour : (sock ?? skin.base), boot);
  const foot = smooth([
    [7, -6],
    [1, -10.6],
    [-5, -11.6],
    [-9.6, -9],
    [-17, -2.6],
    [-26, 2],
    [-28.4, 6.6],
    [-24, 9.6],
    [-12, 9.8],
    [3, 9.4],
    [8, 5],
  ]);
  p.form(foot, colour, {
    depth: 5,
    ...(colour === skin.base && { shadowColor: skin.shadow, lightColor: skin.light }),
  });
  if (shoes) sole(p, shoes.sole ?? (boot ? shade(colour, 0.14) : '#fbf4e6'));
}

/** The same foot in a knitted sock with stripes. */
export function stripedInstep(p: Painter, skin: Skin, [color, stripe]: readonly [string, string]): void {
  drawInstep(p, skin, undefined, color);
  for (const x of [-22, -14, -5, 4, 12])
    p.line(
      [
        [x, x < -10 ? 1 + (-22 - x) * 0.5 : -8],
        [x + 1, 8],
      ],
      3.4,
      stripe,
      0.9,
      [1, 1],
    );
}
