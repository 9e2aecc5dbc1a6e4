import { ellipse, type Knot, mix, smooth } from '../../../paint';
import { faceTones } from '../../own-face/face-tones';
import type { HeadContext } from '../context';
import { PROFILE } from '../outlines';
import { openMouthShare, smileRise } from './lips';

const DEEP_INSIDE = '#35101a';

/**
 * The mouth of a child with a face of its own: a fine line, hardly longer than the lips, whose corner turns up a little; its
 * length against the drawn one, the corner's height and the line's width in head units, and how far it opens against the
 * drawn one.
 */
const OWN = { long: 0.82, corner: -1.3, line: 1.3, open: 0.8 } as const;

/** The line of closed lips from the front of the face to the corner, `w` long. */
function closedLine(head: HeadContext, w: number): readonly [Knot, ...Knot[]] {
  switch (head.expression.mouth) {
    case 'wobble':
      return [
        [0, 0],
        [-w * 0.35, -1.6],
        [-w * 0.65, 0.9],
        [-w, 2.2],
      ];
    case 'frown':
      return [
        [0, -1],
        [-w * 0.5, -0.2],
        [-w, 4.2],
      ];
    case 'firm':
      return [
        [0, 0.4],
        [-w * 0.6, 0.9],
        [-w * 1.1, -0.8],
      ];
    case 'sleep':
      return [
        [0, 0],
        [-w * 0.6, 1.2],
        [-w, -0.6],
      ];
    default: {
      const rise = smileRise(head.face);
      if (head.own)
        return [
          [0, 0.3],
          [-w * 0.45, 0.9],
          [-w * OWN.long, OWN.corner * rise],
        ];
      return [
        [0, 0.6],
        [-w * 0.5, 1.7],
        [-w, -2.4 * rise],
        [-w * 1.1, -3.6 * rise],
      ];
    }
  }
}

function corner({ painter: p, skin, character }: HeadContext, x: number, y: number): void {
  p.line(
    [
      [x + 0.4, y - 2.2],
      [x - 1.4, y - 0.2],
      [x - 0.4, y + 2],
    ],
    1.3,
    skin.deep,
    0.75,
  );
  if (character.dimples) p.soft(x - 5, y, 1.8, 2.6, skin.deep, 0.65);
}

/** The jaw drops: an opening between the lips, open to the front. */
function open(head: HeadContext, length: number): void {
  const { painter: p, skin, expression, character, own } = head;
  const t = faceTones(character.skin);
  const w = own ? length * OWN.long : length;
  const round = expression.mouth === 'round' || expression.mouth === 'gasp';
  const drawn = (round ? 4.4 : 5) + expression.mouthOpen * (round ? 6 : 8 * openMouthShare(head));
  const h = head.own ? drawn * OWN.open : drawn;
  const reach = round ? w * 0.62 : w * 1.16;
  const back: Knot = round ? [-reach, h * 0.35] : [-reach, expression.mouth === 'shout' ? h * 0.4 : -3.4];
  const shape = smooth(
    [[5, -1.6, 1], [-reach * 0.4, -0.8], back, [-reach * 0.72, h * 0.56], [-reach * 0.2, h * 0.98], [4, h * 0.96, 1]],
    true,
    6,
  );
  const drawnInside = skin.dark ? '#4a1219' : '#7a2430';
  const inside = own ? mix(drawnInside, t.lipDark, 0.4) : drawnInside;
  p.fill(
    shape,
    p.linear(0, -2, 0, h, [
      [0, mix(inside, DEEP_INSIDE, 0.45)],
      [1, inside],
    ]),
  );
  p.clip(shape, () => {
    p.fill(ellipse(-reach * 0.15, h, reach * 0.6, h * 0.42), '#e27d7b');
    if (round) return;
    const baby = character.age <= 1;
    const to = baby ? -3 : -reach * 0.78;
    const t = baby ? 2.4 : 2.2 + h * 0.16;
    p.fill(
      smooth(
        [
          [5, -3, 1],
          [3.4, t],
          [to * 0.5, t * 0.9 - 0.4],
          [to, -2, 1],
        ],
        true,
        5,
      ),
      own ? '#f6ecdd' : '#fffaf2',
    );
    if (!baby) {
      const gap = character.gapTooth;
      p.line(
        [
          [0.4, -1.4],
          [0.2, t],
        ],
        gap ? 2.2 : 0.6,
        gap ? DEEP_INSIDE : '#d9cfc6',
        gap ? 0.9 : 0.8,
        [1, 1],
      );
    }
  });
  const [edge, width] = own ? [t.lipLine, 1.1] : [mix(skin.line, skin.lip, 0.35), 1.7];
  p.line([[4.4, -1.6], [-reach * 0.4, -0.8], back], width, edge, own ? 0.7 : 0.95, [0.8, 0.9, own ? 0.1 : 0.4]);
  p.line(
    [
      [3.6, h * 0.98],
      [-reach * 0.2, h + 0.4],
      [-reach * 0.66, h * 0.66],
    ],
    1.6,
    own ? t.lip : skin.lip,
    0.8,
  );
  if (!round) corner(head, back[0], back[1]);
}

/** Closed lips of a child with a face of its own: a tint that fades back into the cheek, and the fine line between them. */
function softLips({ painter: p, character }: HeadContext, line: readonly Knot[]): void {
  const t = faceTones(character.skin);
  p.soft(1.6, -1.7, 5.6, 2.4, t.lip, 0.85);
  p.soft(1.4, 2.5, 5.4, 2.9, t.lipLight, 0.95);
  p.soft(0, 6.4, 5, 2, t.shadow, 0.4);
  const [first] = line;
  const front: Knot = [4, (first?.[1] ?? 0) - 0.3];
  p.line([front, ...line], OWN.line, t.lipLine, 0.78, [0.5, 1, 0.7, 0.1]);
  const [x, y] = line.at(-1) ?? front;
  p.soft(x - 0.3, y, 2, 1.8, t.deep, 0.26);
  if (character.dimples) p.soft(x - 5, y, 1.8, 2.6, t.deep, 0.5);
}

/** Half a mouth, seen from the side. */
export function drawProfileMouth(head: HeadContext): void {
  const { painter: p, expression, skin, character, contour, places } = head;
  const { mouth, mouthWidth } = expression;
  const w = 10.2 * mouthWidth * character.mouthWidth;
  const [x, y] = [PROFILE.mouth[0], places.mouthY + head.adult * 3];
  p.clip(contour, () =>
    p.in(x, y, 0, 1, 1, () => {
      const isOpen = mouth === 'open' || mouth === 'round' || mouth === 'shout' || mouth === 'gasp';
      if (head.own && !isOpen) {
        softLips(head, closedLine(head, w));
        return;
      }
      p.soft(0.6, 3, 4, 2.4, skin.lip, 0.55);
      p.soft(0.6, -2, 3.6, 1.8, skin.lip, 0.4);
      if (isOpen) {
        open(head, w);
        return;
      }
      const line = closedLine(head, w);
      p.line([[4, line[0][1] - 0.4], ...line], 2.3, mix(skin.line, skin.lip, 0.35), 1, [0.8, 1, 0.9, 0.3]);
      if (mouth === 'smile' || mouth === 'firm') {
        const [endX, endY] = line.at(-1) ?? line[0];
        corner(head, endX, endY);
      }
    }),
  );
}
