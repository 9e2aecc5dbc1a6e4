import { clamp, shade, tint } from '../../../paint';
import type { HeadContext } from '../context';
import { PROFILE } from '../outlines';
import { drawLens } from './glasses-shape';

/** Glasses of a head that looks right: one narrow pane before the eye, the temple hooked over the ear. */
export function drawProfileGlasses(head: HeadContext): void {
  const { painter: p, character, view, nose, places } = head;
  const kind = character.glasses;
  if (kind === 'none') return;
  const color = character.glassesColor;
  const off = clamp(Math.abs(view.yaw) - Math.PI / 2, -0.6, 0.5);
  const lens = {
    x: PROFILE.eye[0] + 4.5 + off * 3,
    y: places.eyeY + 0.7 - head.adult * 2,
    squeeze: -(0.44 - off * 0.22),
    size: 1,
  };
  const [earX, earY] = PROFILE.ear;
  const hinge = [lens.x - 14 * Math.abs(lens.squeeze), lens.y - (kind === 'cat' ? 8 : 3.4)] as const;
  const temple = [
    hinge,
    [(hinge[0] + earX) / 2, hinge[1] + 0.4],
    [earX + 6, earY - 9],
    [earX - 1, earY - 8.4],
  ] as const;
  const width = head.goggles ? 7 : kind === 'sport' ? 4 : 2.7;
  p.line(
    temple.map(([x, y]) => [x, y + 2.2] as const),
    width,
    head.skin.deep,
    0.3,
    [1, 1, 1, 0.6],
  );
  drawLens(head, kind, lens);
  p.line(temple, width, shade(color, 0.06), 1, [1, 1, 1, 0.6]);
  p.line(
    temple.map(([x, y]) => [x, y - 0.7] as const),
    0.9,
    tint(color, 0.1),
    0.7,
  );
  // The bridge and a little of the far pane stand out before the root of the nose.
  p.line(
    [
      [lens.x + 14 * Math.abs(lens.squeeze) - 1, lens.y - 3],
      [nose.root + 3.4, lens.y - 5],
    ],
    width,
    shade(color, 0.08),
    1,
    [1, 1],
  );
}
