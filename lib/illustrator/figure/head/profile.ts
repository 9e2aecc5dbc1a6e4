import { ellipse, type Knot, type Shape, seededRandom, smooth } from '../../paint';
import { faceTones } from '../own-face/face-tones';
import type { HeadContext } from './context';
import { drawProfileBeard } from './features/beard';
import { drawBrowLine } from './features/brows';
import { drawProfileEye } from './features/profile-eye';
import { drawProfileMouth } from './features/profile-mouth';
import { PROFILE } from './outlines';
import { drawSkinMass } from './skin-mass';

/** Shadow beside the wing, the wing itself, a light on the tip. */
function nose({ painter: p, skin, character, nose: n, face }: HeadContext): void {
  const kind = character.nose === 'broad' || character.nose === 'round' ? 1.25 : character.nose === 'small' ? 0.75 : 1;
  const wide = kind * (1 + 0.2 * face.noseWidth);
  const [x, y] = [n.tip - 6.4, n.baseY - 2.6];
  p.soft(x + 2, y + 1, 7, 5, skin.blush, 0.36);
  p.soft(x - 3, y, 4, 5, skin.deep, 0.28);
  p.line(
    [
      [x + 1.4 * wide, y - 2.6 * wide],
      [x - 2 * wide, y - 1.4],
      [x - 2.2 * wide, y + 1.6],
      [x + 0.6, y + 2.2],
    ],
    1.5,
    skin.line,
    0.6,
    [0.15, 0.9, 1, 0.3],
  );
  p.fill(ellipse(x + 3.2, n.baseY - 0.6, 1.5, 0.8, -0.3), skin.line, {
    alpha: (character.nose === 'up' || character.nose === 'broad' ? 0.75 : 0.45) + 0.2 * Math.max(0, face.noseTip),
  });
  p.fill(ellipse(n.tip - 2.6, n.tipY - 1.2, 1.5, 1.3), skin.highlight, { alpha: 0.8, blur: 0.4 });
}

/** Blush, the dark skin's sheen and the turn of the jaw. */
function bloom({ painter: p, skin, expression, own, character }: HeadContext): void {
  const lift = (expression.cheek - 1) * 3;
  // The cheek of a child's own face is as soft as it is from the front.
  if (own) p.soft(25, 24 - lift, 19, 14.5, faceTones(character.skin).blush, 0.6);
  else p.soft(25, 24 - lift, 14, 11, skin.blush, skin.blushAlpha * (0.72 + 0.3 * expression.cheek));
  if (skin.dark) {
    p.soft(27, 18 - lift, 8, 4, skin.highlight, 0.34);
    p.soft(38, -20, 9, 13, skin.highlight, 0.26);
  } else p.soft(27, 20 - lift, 5.5, 2.6, skin.highlight, 0.45);
  p.soft(4, 48, 26, 8, skin.shadow, 0.6);
  p.soft(-6, 34, 10, 12, skin.shadow, 0.4);
}

function freckles({ painter: p, skin }: HeadContext): void {
  const random = seededRandom(5);
  for (let i = 0; i < 13; i++) {
    const [x, y] = [19 + random() * 24, 18 + random.bell() * 7];
    p.fill(ellipse(x, y, 0.75 + random() * 0.6), skin.deep, { alpha: skin.dark ? 0.7 : 0.5 });
  }
}

function tear({ painter: p }: HeadContext): void {
  const [x, y] = [PROFILE.eye[0] - 1, 18];
  const drop: Knot[] = [
    [x, y - 4, 1],
    [x + 2.5, y + 1.5],
    [x, y + 4.2],
    [x - 2.5, y + 1.5],
  ];
  p.fill(smooth(drop), '#cfe8f5', { alpha: 0.88 });
  p.fill(ellipse(x - 0.6, y + 1.4, 0.8), '#ffffff');
}

/** The face of a head seen from the side, drawn looking right. */
export function drawProfileFace(head: HeadContext, hair: Shape | null): void {
  const p = head.painter;
  drawSkinMass(head, hair, bloom);
  p.clip(head.contour, () => {
    if (head.character.freckles) freckles(head);
    nose(head);
  });
  if (head.grownUp) drawProfileBeard(head, head.grownUp);
  drawProfileEye(head);
  drawProfileMouth(head);
  if (head.expression.tear) tear(head);
}

/** The one brow, from the front of the face backwards. */
export function drawProfileBrow(head: HeadContext, overFringe: boolean): void {
  drawBrowLine(head, overFringe, 1, ([u, v]) => [
    PROFILE.eye[0] + 1.5 - u * 0.82,
    head.places.browY + v - head.adult * 1,
  ]);
}
