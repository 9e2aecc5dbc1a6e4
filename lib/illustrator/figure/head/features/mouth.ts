import { clamp, ellipse, type Knot, mix, smooth } from '../../../paint';
import type { HeadContext } from '../context';
import { drawClosedLips, drawOpenLips, type LipLine, openMouthShare, smileRise, smileWidth } from './lips';
import { drawUnhappyMouth } from './unhappy-mouth';

type Mouth = {
  readonly width: number;
  readonly slant: number;
  readonly lineColor: string;
  readonly inside: string;
  /** How far it can open above the chin. */
  readonly room: number;
};

const DEEP_INSIDE = '#35101a';
/** Least skin below an open mouth. */
const ABOVE_CHIN = 5;

function teeth(head: HeadContext, { width: w, inside }: Mouth, height: number, wide: boolean): void {
  const p = head.painter;
  const t = 1.6 + height * 0.26;
  const outline: Knot[] = [
    [-w * 0.86, -3, 1],
    [-w * 0.86, t * 0.55],
    [-w * 0.4, t * 1.05 + 0.7],
    [0, t * 1.1 + 1],
    [w * 0.4, t * 1.05 + 0.7],
    [w * 0.86, t * 0.55],
    [w * 0.86, -3, 1],
  ];
  p.fill(smooth(outline, true, 6), '#fffaf2');
  const between = (x: number, width: number, color: string, alpha: number) =>
    p.line(
      [
        [x, -1],
        [x, t + 1.2],
      ],
      width,
      color,
      alpha,
      [1, 0.8],
    );
  const { age, gapTooth } = head.character;
  // Milk teeth are many and small; the first big incisors come at seven.
  const tooth = age < 7 ? w * 0.27 : w * 0.36;
  if (wide || age >= 7) for (const x of [-tooth, tooth]) between(x, 0.6, '#d9cfc6', 0.8);
  if (wide && age < 7) for (const x of [-tooth * 2, tooth * 2]) between(x, 0.5, '#d9cfc6', 0.7);
  if (gapTooth) between(0, 2.6, mix(inside, DEEP_INSIDE, 0.5), 0.95);
  else if (wide || age >= 7) between(0, 0.6, '#d9cfc6', 0.8);
}

/** A dent with a lit far edge. */
function dimple({ painter: p, skin }: HeadContext, x: number, y: number, g: number): void {
  p.soft(x, y, 2.6, 3.2, skin.deep, 0.55);
  p.line(
    [
      [x - g * 0.6, y - 2.6],
      [x + g * 0.8, y],
      [x - g * 0.6, y + 2.6],
    ],
    1.4,
    skin.deep,
    0.75,
  );
  p.soft(x + g * 2.4, y, 1.4, 2.4, skin.light, 0.6);
}

function openMouth(head: HeadContext, mouth: Mouth): void {
  const { painter: p, skin, expression } = head;
  const { width: w, slant, inside } = mouth;
  const h = Math.min(5 + expression.mouthOpen * 9.5 * openMouthShare(head), mouth.room);
  const corner = -2.6 * smileRise(head.face);
  const left: Knot = [-w * 1.08, corner - slant * 0.4];
  const right: Knot = [w * 1.08, corner - slant * 1.5];
  const top: LipLine = [left, [-w * 0.55, 0.7], [0, 1.5], [w * 0.55, 0.5], right];
  const bottom: Knot[] = [
    right,
    [w * 0.98, h * 0.28],
    [w * 0.62, h * 0.86],
    [slant, h + 0.6],
    [-w * 0.62, h * 0.9],
    [-w * 0.98, h * 0.3],
    left,
  ];
  const outline = [...smooth(top, false, 7), ...smooth(bottom, false, 7)];
  p.fill(
    outline,
    p.linear(0, -2, 0, h, [
      [0, mix(inside, DEEP_INSIDE, 0.45)],
      [1, inside],
    ]),
  );
  p.clip(outline, () => {
    p.fill(ellipse(slant, h, w * 0.66, h * 0.46), '#e27d7b');
    p.fill(ellipse(slant - 1, h * 0.92, w * 0.4, h * 0.22), '#f2a49c', { alpha: 0.7, blur: 1 });
    // A baby of one shows its first two teeth.
    if (head.character.age > 1) teeth(head, mouth, h, expression.mouthOpen > 0.8);
    else
      p.fill(
        smooth(
          [
            [-3.6, -2, 1],
            [-3.4, 3],
            [-1.7, 3.9],
            [0, 2.6],
            [1.7, 3.9],
            [3.4, 3],
            [3.6, -2, 1],
          ],
          true,
          5,
        ),
        '#fffaf2',
      );
  });
  drawOpenLips(head, top, [...bottom].slice(1, -1).reverse());
  p.line(top, 1.7, mouth.lineColor, 1, [0.3, 0.8, 0.8, 0.8, 0.3]);
  p.line(
    [
      [-w * 0.5, h * 0.96 + 1],
      [0, h + 1.6],
      [w * 0.5, h * 0.94 + 1],
    ],
    1.5,
    skin.lip,
    0.75,
  );
  for (const g of [-1, 1]) {
    const y = -slant * (g > 0 ? 1.2 : 0.3);
    const x = w * 1.08;
    p.line(
      [
        [g * (x + 0.6), y - 4.6],
        [g * (x + 1.9), y - 2.4],
        [g * (x + 0.9), 0.2],
      ],
      1.2,
      skin.deep,
      0.75,
    );
    if (head.character.dimples) dimple(head, g * (x + 5), y - 1.4, g);
  }
  p.soft(0, h + 4, 7, 1.8, skin.shadow, 0.5);
}

function roundMouth({ painter: p, skin, expression, character }: HeadContext, { inside }: Mouth): void {
  const w = (4.2 * character.mouthWidth + expression.mouthOpen * 1.6) * expression.mouthWidth;
  const h = 4.5 + expression.mouthOpen * 4.2;
  const outline = smooth([
    [-w, 1],
    [-w * 0.62, -h * 0.62],
    [0, -h * 0.76],
    [w * 0.62, -h * 0.62],
    [w, 1],
    [w * 0.7, h * 0.72],
    [0, h],
    [-w * 0.7, h * 0.72],
  ]);
  p.fill(
    outline,
    p.linear(0, -h, 0, h, [
      [0, '#4a1620'],
      [1, inside],
    ]),
  );
  p.clip(outline, () => p.fill(ellipse(0, h * 0.95, w * 0.75, h * 0.42), '#df7a78'));
  p.edge(outline, skin.lip, 1.5, 0.8);
  p.soft(0, h + 3, 6, 2, skin.shadow, 0.6);
}

function unhappyMouth(head: HeadContext, { width, inside, lineColor, room }: Mouth): void {
  const { mouth, mouthOpen } = head.expression;
  const h = Math.min(3.6 + mouthOpen * 6.4, room);
  drawUnhappyMouth(head, { w: width, h, inside, lineColor }, mouth === 'shout');
}

function closedLine({ face, expression }: HeadContext, w: number, slant: number): LipLine {
  const corner = -2.6 * smileRise(face);
  switch (expression.mouth) {
    case 'wobble':
      return [
        [-w, 1.6],
        [-w * 0.5, -0.9],
        [0, 0.7],
        [w * 0.45, -0.8],
        [w, 1.4],
      ];
    case 'frown':
      return [
        [-w, 2.6],
        [-w * 0.5, -0.6],
        [0, -1.7],
        [w * 0.5, -0.7],
        [w, 2.4],
      ];
    case 'firm':
      return [
        [-w, 0.2],
        [-w * 0.4, 0.9],
        [0, 0.8],
        [w * 0.5, 0.1],
        [w * 1.05, -2.6],
      ];
    case 'sleep':
      return [
        [-w, -1.2],
        [-w * 0.4, 0.8],
        [0, 1.1],
        [w * 0.4, 0.8],
        [w, -1.2],
      ];
    default:
      return [
        [-w, corner],
        [-w * 0.5, 0.9],
        [0, 2.1],
        [w * 0.5, 1.2 - slant * 0.4],
        [w, corner - slant * 1.7],
      ];
  }
}

function closedMouth(head: HeadContext, { width: w, slant, lineColor }: Mouth): void {
  const { painter: p, skin, expression, character } = head;
  const line = closedLine(head, w, slant);
  drawClosedLips(head, line);
  p.line(line, 2.3, lineColor, 1, [0.35, 0.85, 1, 0.85, 0.35]);
  const [left, , middle, , right] = line;
  if (expression.mouth === 'smile' || expression.mouth === 'firm') {
    p.line(
      [
        [right[0] + 0.3, right[1] - 1.7],
        [right[0] + 1.6, right[1] - 0.1],
        [right[0] + 0.7, right[1] + 1.8],
      ],
      1.1,
      skin.deep,
      0.8,
    );
  }
  if (expression.mouth === 'smile') {
    p.line(
      [
        [left[0] - 0.3, left[1] - 1.5],
        [left[0] - 1.5, left[1] - 0.1],
        [left[0] - 0.7, left[1] + 1.5],
      ],
      1.1,
      skin.deep,
      0.7,
    );
    if (character.dimples) {
      dimple(head, right[0] + 4.6, right[1], 1);
      dimple(head, left[0] - 4.6, left[1], -1);
    }
  }
  p.soft(0, middle[1] + 4, 7.5, 1.9, skin.lip, 0.42);
  if (expression.mouth === 'frown')
    p.line(
      [
        [-4, 5],
        [0, 4],
        [4, 5],
      ],
      1,
      skin.deep,
      0.5,
    );
}

export function drawMouth(head: HeadContext): void {
  const { painter: p, view, expression, skin, character, contour, places } = head;
  const lift = expression.mouth === 'open' ? (expression.mouthOpen > 0.8 ? 5.5 : 3) : 0;
  const at = view.project(0, places.mouthY - lift + head.adult * 3);
  const mouth: Mouth = {
    width: 11 * expression.mouthWidth * character.mouthWidth * smileWidth(head.face),
    slant: expression.asymmetry,
    lineColor: mix(skin.line, skin.lip, 0.35),
    inside: skin.dark ? '#4a1219' : '#7a2430',
    room: character.face ? Math.max(...contour.map(([, y]) => y)) - ABOVE_CHIN - at.y : Number.POSITIVE_INFINITY,
  };
  p.clip(contour, () =>
    p.in(at.x, at.y, 0, clamp(0.3 + 0.7 * at.squeeze, 0.5, 1), 1, () => {
      if (expression.mouth === 'open') openMouth(head, mouth);
      else if (expression.mouth === 'shout' || expression.mouth === 'gasp') unhappyMouth(head, mouth);
      else if (expression.mouth === 'round') roundMouth(head, mouth);
      else closedMouth(head, mouth);
    }),
  );
}
