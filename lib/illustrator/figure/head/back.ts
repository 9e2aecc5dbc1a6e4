import { smooth } from '../../paint';
import type { HeadContext } from './context';
import { drawSkinVolume } from './skin-mass';

/** An ear from behind: its back, the rim curling forward. */
function ear({ painter: p, skin, character }: HeadContext, x: number, g: 1 | -1, squeeze: number): void {
  const size = character.earSize;
  p.in(x, 8, g * 0.1, g * size * squeeze, size, () => {
    const shape = smooth([
      [-4, -9],
      [2, -12],
      [7, -9.5],
      [8.4, -3],
      [6.6, 4],
      [3.4, 10.5],
      [-1, 11.5],
      [-4, 6],
    ]);
    p.form(shape, skin.base, { depth: 3, shadowColor: skin.shadow, lightColor: skin.light });
    p.soft(-1, 0, 5, 10, skin.deep, 0.5);
    p.soft(6, -5, 2.4, 5, skin.blush, 0.35);
    if (character.hearingAid && g > 0) {
      p.form(
        smooth([
          [-3, -9],
          [2.6, -9.6],
          [4.2, -2],
          [2.4, 5],
          [-1.4, 4.4],
        ]),
        '#4f86c6',
        { depth: 2 },
      );
      p.line(
        [
          [0.6, -9.6],
          [2.6, -12.4],
          [5.4, -11.4],
        ],
        1.3,
        '#dfe9f2',
        0.95,
        [1, 1],
      );
    }
  });
}

/** The head from behind, drawn looking away and a little right: ears, skull and the hollow of the nape. */
export function drawBackOfHead(head: HeadContext, showEars: boolean): void {
  const { painter: p, skin, view } = head;
  const away = Math.abs(view.yaw);
  if (showEars) {
    const near = Math.min(49, -55 * Math.cos(away));
    if (near > 46) ear(head, near, 1, 1);
    if (away > 2.7) ear(head, -49, -1, away > 2.95 ? 1 : 0.6);
  }
  drawSkinVolume(head);
  p.clip(head.contour, () => {
    p.soft(-2, 44, 14, 16, skin.shadow, 0.55);
    p.soft(-14, 40, 8, 12, skin.light, 0.5);
    p.soft(14, 40, 8, 12, skin.light, 0.35);
  });
}

/** The near ear lies over the hair when the head is turned by half. */
export function drawBackEar(head: HeadContext): void {
  const near = Math.min(49, -55 * Math.cos(Math.abs(head.view.yaw)));
  if (near <= 46) ear(head, near, 1, 0.85);
}
