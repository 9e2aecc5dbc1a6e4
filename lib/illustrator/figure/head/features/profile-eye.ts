import { clamp, type Knot, mix, type Polygon, smooth } from '../../../paint';
import type { HeadContext } from '../context';
import { PROFILE } from '../outlines';
import { eyeBuild } from './eye-shape';
import { drawIris } from './iris';

/** Lashes of a closed or open eye stand out in front of the face. */
function lash({ painter: p, lashColor }: HeadContext, from: Knot, dx: number, dy: number): void {
  p.line(
    [from, [from[0] + dx * 0.6, from[1] + dy * 0.4], [from[0] + dx, from[1] + dy]],
    1.7,
    lashColor,
    1,
    [1, 0.7, 0.15],
  );
}

function closed(head: HeadContext, w: number, asleep: boolean): void {
  const { painter: p, skin, lashColor, longLashes } = head;
  const line: Knot[] = asleep
    ? [
        [-w * 1.1, 0.6],
        [-w * 0.4, 5.2],
        [w * 0.6, 5.4],
      ]
    : [
        [-w * 1.1, 4.6],
        [-w * 0.5, -1],
        [w * 0.2, -2],
        [w * 0.7, 2.4],
      ];
  p.line(line, 3.1, lashColor, 1, [0.3, 0.9, 1, 0.5]);
  if (!asleep) {
    p.line(
      [
        [-w, 9.4],
        [-w * 0.2, 7.6],
        [w * 0.6, 8.6],
      ],
      1.5,
      skin.shadow,
      0.9,
    );
    return;
  }
  const long = longLashes ? 1 : 0.65;
  lash(head, [w * 0.55, 5.5], 3.6 * long, 2.4 * long);
  lash(head, [w * 0.1, 5.9], 2.6 * long, 3.2 * long);
  lash(head, [-w * 0.35, 5.4], 1.2 * long, 3.2 * long);
}

/** The one eye of a head that looks right: a wedge whose cornea bulges to the front. */
export function drawProfileEye(head: HeadContext): void {
  const { painter: p, character, view, skin, expression, gaze, longLashes, lashColor, places } = head;
  const eye = eyeBuild(character, head.grownUp ? 0.8 : 1);
  const w = eye.w * 0.74;
  // Turned a little to us the eye is further back, turned away it nears the edge.
  const off = clamp(Math.abs(view.yaw) - Math.PI / 2, -0.6, 0.5);
  const [x, y] = [PROFILE.eye[0] + off * 4, places.eyeY - head.adult * 2];
  p.soft(x, y - 1, w * 2.2, eye.h * 1.4, skin.shadow, 0.4);
  p.in(x, y, character.eyeTilt, 1, 1, () => {
    if (typeof expression.eye !== 'number') {
      closed(head, w, expression.eye === 'sleep');
      return;
    }
    const nod = 1 - Math.max(0, view.pitch) * 0.75;
    const open = clamp(expression.eye * nod, 0.3, 1.16);
    const [top, bottom] = [eye.upper[2][1] * eye.h, eye.lower[2][1] * eye.h];
    const low = bottom * (1 - expression.lowerLid * 0.4) * Math.max(1, open);
    const high = low + (top * Math.max(1, open) - low) * Math.min(1, open);
    // Back corner where the lids of this child meet outside.
    const corner: Knot = [-w * 1.12, clamp(eye.upper[4][1] * eye.h * 0.8, high + 2, low - 1.4), 1];
    const visible: Polygon = smooth(
      [
        corner,
        [-w * 0.35, high + (0.12 + Math.max(0, eye.upper[3][1] - eye.upper[2][1]) * 0.3) * eye.h],
        [w * 0.42, high],
        [w * 0.78, high * 0.42 + low * 0.1],
        [w * 0.72, low * 0.5],
        [w * 0.42, low],
        [-w * 0.3, low * 0.86],
      ],
      true,
      7,
    );
    p.clip(visible, () => {
      p.fill(visible, skin.dark ? '#f4ebe2' : '#fdf8f1');
      const size = eye.iris * expression.iris;
      const middle = (high + low) / 2;
      const ahead = gaze[0] * view.side;
      const iy = Math.max(middle * 0.6, high + eye.h * 0.45) + gaze[1] * 2;
      drawIris(p, character.eyeColor, w * 0.36 + ahead * 1.2, iy, {
        rx: eye.w * 0.52 * size,
        ry: eye.h * 0.8 * size,
        sparkling: open > 1.05 && expression.iris >= 1,
        wet: expression.tear,
      });
      p.line(
        [corner, [w * 0.4, high + 0.8], [w, high + 2]],
        eye.h * 0.3,
        mix(skin.shadow, '#6a5a80', 0.55),
        0.4,
        [1, 1, 1],
      );
    });
    const lid: Knot[] = [
      [corner[0] - 0.8, corner[1]],
      [-w * 0.35, high + 0.12 * eye.h],
      [w * 0.42, high - 0.2],
      [w * 0.86, high * 0.6],
    ];
    p.line(lid, (longLashes ? 3.2 : 2.7) * eye.liner, lashColor, 1, [0.3, 0.9, 1, 0.7]);
    if (longLashes) {
      lash(head, [w * 0.8, high * 0.72], 5.2, -2.6);
      lash(head, [w * 0.5, high - 0.2], 4.2, -3.8);
    } else lash(head, [w * 0.78, high * 0.7], 2.8, -0.8);
    if (eye.fold === 'crease')
      p.line(
        lid.slice(0, 3).map(([u, v]): Knot => [u, v - eye.h * 0.2]),
        1,
        skin.deep,
        0.45,
      );
    if (eye.fold === 'hood')
      p.line(
        lid.map(([u, v]): Knot => [u - 0.6, v - eye.h * 0.16]),
        1.6,
        skin.line,
        0.6,
      );
    const bag = expression.lowerLid > 0.05 ? 0.6 : 0.35;
    p.line(
      [
        [-w * 0.8, low * 0.8 + 1],
        [0, low + 1],
        [w * 0.6, low * 0.9 + 0.6],
      ],
      1.1,
      skin.deep,
      bag,
    );
  });
}
