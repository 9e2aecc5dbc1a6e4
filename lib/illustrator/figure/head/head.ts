import type { Character } from '../../character/character';
import { mapShape, type Painter, type Shape, type Vec } from '../../paint';
import { hairDrawing } from '../hair';
import { baldHead } from '../hair/bald';
import { HairBrush } from '../hair/brush';
import type { HairDrawing } from '../hair/style';
import { withHat } from '../headwear/hats';
import { drawHeadband } from '../headwear/headband';
import { hijab } from '../headwear/hijab';
import { drawKippah } from '../headwear/kippah';
import { ownFaceDrawing } from '../own-face/draw-face';
import { inHead } from '../own-face/frame';
import { drawBackEar, drawBackOfHead } from './back';
import type { HeadContext } from './context';
import { headStretch } from './face-offsets';
import { drawBeard, drawLaughLines } from './features/beard';
import { drawBrows } from './features/brows';
import { drawEar, drawProfileEar } from './features/ear';
import { drawEyes } from './features/eyes';
import { drawGlasses } from './features/glasses';
import { drawMouth } from './features/mouth';
import { drawNose } from './features/nose';
import { drawProfileGlasses } from './features/profile-glasses';
import { drawPuffedCheeks } from './features/puffed-cheeks';
import { headContext } from './head-context';
import type { HeadDrawing, HeadPose } from './head-pose';
import { facingViewer, paintedParts } from './painted-head';
import { drawProfileBrow, drawProfileFace } from './profile';
import { drawFreckles, drawSkinMass, drawTear } from './skin-mass';

type Parts = {
  readonly head: HeadContext;
  readonly hair: HairDrawing;
  readonly ears: boolean;
  readonly wear: () => void;
};

function drawnFace(head: HeadContext, hair: HairDrawing): void {
  drawSkinMass(head, hair.shadow);
  if (head.character.freckles) drawFreckles(head);
  if (head.grownUp) drawBeard(head, head.grownUp);
  if (head.elder) drawLaughLines(head);
  drawEyes(head);
  if (head.expression.puffed) drawPuffedCheeks(head);
  drawNose(head);
  drawMouth(head);
  if (head.expression.tear) drawTear(head);
}

type FaceDrawing = {
  readonly ear: (side: 1 | -1) => void;
  readonly face: () => void;
  readonly brows: () => void;
  readonly glasses: () => void;
};

/** The face that traits draw, or the child's own. */
function faceDrawing({ head, hair }: Parts): FaceDrawing {
  if (head.own) {
    const own = ownFaceDrawing(head, head.own);
    return {
      ...own,
      face: () => {
        own.face(hair.shadow);
        const { grownUp } = head;
        // A moustache of the house's drawn heads is broader than this face.
        if (grownUp) head.painter.clip(head.contour, () => drawBeard(head, grownUp));
      },
      brows: () => own.brows(hair.fringe),
    };
  }
  return {
    ear: (side) => drawEar(head, side),
    face: () => drawnFace(head, hair),
    brows: () => drawBrows(head, hair.fringe),
    glasses: () => drawGlasses(head),
  };
}

/** Turned further than this (sine) the far ear is behind the cheek. */
const FAR_EAR_OVER = 0.2;

function faceParts(parts: Parts): HeadDrawing {
  const { head, hair, ears, wear } = parts;
  const drawing = faceDrawing(parts);
  const { turn } = head.view;
  const farSide = turn > 0 ? 1 : -1;
  const nearSide = turn > 0 ? -1 : 1;
  // Seen from the front both ears lie under the hair; turned, the near ear lies over it.
  const behindEars = head.own !== null && hair.behindEars === true;
  const nearEarOver = behindEars || Math.abs(turn) > 0.12;
  const farEarOver = behindEars && Math.abs(turn) < FAR_EAR_OVER;
  return {
    back: hair.back,
    front: () => {
      if (ears && !farEarOver) drawing.ear(farSide);
      if (ears && !nearEarOver) drawing.ear(nearSide);
      drawing.face();
      hair.front();
      if (ears && nearEarOver) drawing.ear(nearSide);
      if (ears && farEarOver) drawing.ear(farSide);
      wear();
      drawing.brows();
      drawing.glasses();
      hair.over?.();
    },
  };
}

/** Where a nodding profile turns: the top of the neck, for a head that looks right. */
const NECK: Vec = [-12, 30];

/** Side and back are drawn looking right and mirrored; hair and headwear are drawn as they are seen. */
function turnedParts({ head, hair, ears, wear }: Parts): HeadDrawing {
  const { painter: p, view } = head;
  const { side, aspect, pitch } = view;
  const facing = (draw: () => void) => p.in(0, 0, 0, side, 1, draw);
  const nodding = (draw: () => void) =>
    aspect === 'profile'
      ? p.in(NECK[0] * side, NECK[1], pitch * side, 1, 1, () => p.in(-NECK[0] * side, -NECK[1], 0, 1, 1, draw))
      : p.in(0, -pitch * 6, 0, 1, 1 - Math.abs(pitch) * 0.06, draw);
  const shadow: Shape | null = hair.shadow && (side > 0 ? hair.shadow : mapShape(hair.shadow, ([x, y]) => [-x, y]));
  const profile = () => {
    facing(() => drawProfileFace(head, shadow));
    hair.front();
    facing(() => {
      if (ears) drawProfileEar(head);
    });
    wear();
    facing(() => {
      drawProfileBrow(head, hair.fringe);
      drawProfileGlasses(head);
    });
  };
  const back = () => {
    facing(() => drawBackOfHead(head, ears));
    hair.front();
    facing(() => {
      if (ears) drawBackEar(head);
    });
    wear();
  };
  return {
    back: () => nodding(hair.back),
    front: () =>
      nodding(() => {
        if (aspect === 'profile') profile();
        else back();
        hair.over?.();
      }),
  };
}

function stretched(p: Painter, [x, y]: Vec, { back, front }: HeadDrawing): HeadDrawing {
  if (x === 1 && y === 1) return { back, front };
  return { back: () => p.in(0, 0, 0, x, y, back), front: () => p.in(0, 0, 0, x, y, front) };
}

/** The whole head with all that it wears, as tall and as broad as the child's own. */
function inOwnHead(p: Painter, { own, view }: HeadContext, { back, front }: HeadDrawing): HeadDrawing {
  const breadth = own?.face.breadth ?? 1;
  return {
    back: () => inHead(p, breadth, view.aspect, back),
    front: () => inHead(p, breadth, view.aspect, front),
  };
}

/** Prepares a head in the frame that is current when its passes run: 100 units high, chin at +52, crown at -52. */
export function head(painter: Painter, character: Character, wanted: HeadPose): HeadDrawing {
  const pose = facingViewer(wanted);
  const context = headContext(painter, character, pose);
  const { view, skin } = context;
  const { hairColor, hairStyle, headwear, headwearColor } = character;
  const brush = new HairBrush(painter, view, context.outline, hairColor, hairStyle, pose.hairMotion);
  const bald = pose.grownUp?.bald;
  const uncovered = bald ? baldHead(bald) : hairDrawing(character, pose.hat);
  const hair = headwear === 'hijab' ? hijab(brush, headwearColor) : uncovered(brush, character, skin);
  const wear = () => {
    if (headwear === 'headband') drawHeadband(brush, character, headwearColor);
    if (headwear === 'kippah') drawKippah(brush, character, headwearColor, pose.face ? null : hair.shadow);
  };
  const parts: Parts = { head: context, hair, ears: !hair.coversEars, wear };
  const drawn = view.aspect === 'face' ? faceParts(parts) : turnedParts(parts);
  const drawing =
    pose.face && view.aspect === 'face' ? paintedParts({ head: context, pose, hair, wear }, drawn) : drawn;
  const whole = pose.hat ? withHat(brush, character, pose.hat, drawing) : drawing;
  // A photo's face keeps its own proportions.
  if (pose.face) return whole;
  if (context.own) return inOwnHead(painter, context, whole);
  return stretched(painter, headStretch(context.face, character.hairShape !== undefined), whole);
}
