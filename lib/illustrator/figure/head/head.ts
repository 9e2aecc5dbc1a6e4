import type { Character } from '../../character';
import { lightness, mix, type Painter, shade, type Vec } from '../../paint';
import { EXPRESSION, type Expression, type ExpressionName } from '../expressions';
import type { FaceLayer, FaceSource } from '../face-layer';
import { HAIR } from '../hair';
import { HairBrush } from '../hair/brush';
import type { HairMotion } from '../hair/motion';
import type { HairDrawing } from '../hair/style';
import { drawHeadband, drawKippah } from '../headwear/caps';
import { hijab } from '../headwear/hijab';
import { skinTones } from '../skin';
import { drawBrows } from './brows';
import type { HeadContext } from './context';
import { drawEar } from './ear';
import { drawEyes } from './eyes';
import { drawGlasses } from './glasses';
import type { GrownUp } from './grown-up';
import { drawMouth } from './mouth';
import { drawNose } from './nose';
import { drawFreckles, drawHairShadow, drawSkinMass, drawSkinVolume, drawTear } from './skin-mass';
import { faceBuild, faceContour, headView } from './view';

/** How a head is held and what it shows; angles in radians. */
export type HeadPose = {
  readonly yaw: number;
  readonly pitch: number;
  readonly expression: ExpressionName;
  /** Small changes to the expression that belong to a pose. */
  readonly adjust?: Partial<Expression>;
  readonly gaze?: Vec;
  readonly face?: FaceSource;
  /** Gravity and wind on the hair, in the head's frame; by custom it hangs still. */
  readonly hairMotion?: HairMotion;
  readonly grownUp?: GrownUp;
};

/** The two passes of a head: what lies behind the body, and the rest. */
export type HeadDrawing = { readonly back: () => void; readonly front: () => void };

function headContext(painter: Painter, character: Character, pose: HeadPose): HeadContext {
  const skin = skinTones(character.skin);
  const view = headView(pose.yaw, pose.pitch);
  const expression = { ...EXPRESSION[pose.expression], ...pose.adjust };
  const hair = character.hairColor;
  const fair = lightness(hair) > 0.6;
  const adult = pose.grownUp ? 1 : 0;
  return {
    painter,
    character,
    skin,
    view,
    expression,
    gaze: pose.gaze ?? expression.gaze,
    contour: faceContour(faceBuild(character, adult), view),
    longLashes: pose.grownUp?.lashes ?? character.gender === 'girl',
    grownUp: pose.grownUp ?? null,
    adult,
    elder: pose.grownUp?.elder ?? false,
    lashColor: mix(shade(hair, 0.2, 0.03), '#1d1013', 0.72),
    browColor: fair
      ? mix(shade(hair, 0.2, 0.02), '#5a3a1c', 0.3)
      : mix(shade(hair, 0.06), '#1d1013', skin.dark ? 0.55 : 0.3),
  };
}

function drawnFace(head: HeadContext, hair: HairDrawing): void {
  drawSkinMass(head, hair.shadow);
  if (head.character.freckles) drawFreckles(head);
  drawEyes(head);
  drawNose(head);
  drawMouth(head);
  if (head.expression.tear) drawTear(head);
}

/** The face of the advanced model over the drawn skin, so that gaps in the photo show skin. */
function paintedFace(head: HeadContext, { canvas, pxPerUnit, originPx }: FaceLayer, hair: HairDrawing | null): void {
  const { context } = head.painter;
  const k = 1 / pxPerUnit;
  drawSkinVolume(head);
  context.drawImage(canvas, -originPx[0] * k, -originPx[1] * k, canvas.width * k, canvas.height * k);
  if (hair?.shadow) drawHairShadow(head, hair.shadow);
}

/** Prepares a head in the frame that is current when its passes run: 100 units high, chin at +52, crown at -52. */
export function head(painter: Painter, character: Character, pose: HeadPose): HeadDrawing {
  const context = headContext(painter, character, pose);
  const { turn } = context.view;
  const covered = character.headwear === 'hijab';
  const { hairColor, hairStyle } = character;
  const brush = new HairBrush(painter, context.view, context.contour, hairColor, hairStyle, pose.hairMotion);
  const hair = covered
    ? hijab(brush, character.headwearColor)
    : HAIR[character.hairStyle](brush, character, context.skin);
  const face = pose.face?.({ yaw: context.view.yaw, pitch: pose.pitch, expression: pose.expression }) ?? null;
  const ownHair = face?.coversHair === true && !covered;
  const farSide = turn > 0 ? 1 : -1;
  const nearSide = turn > 0 ? -1 : 1;
  // Seen from the front both ears lie under the hair; turned, the near ear lies over it.
  const nearEarOver = Math.abs(turn) > 0.12;
  const ears = !hair.coversEars && !ownHair;
  return {
    back: () => {
      if (!ownHair) hair.back();
    },
    front: () => {
      if (ears) drawEar(context, farSide);
      if (face) paintedFace(context, face, ownHair ? null : hair);
      else drawnFace(context, hair);
      if (ears && !nearEarOver) drawEar(context, nearSide);
      if (!ownHair) hair.front();
      if (ears && nearEarOver) drawEar(context, nearSide);
      if (character.headwear === 'headband') drawHeadband(brush, character.hairStyle, character.headwearColor);
      if (character.headwear === 'kippah') {
        drawKippah(brush, character.hairStyle, character.headwearColor, ownHair ? null : hair.shadow);
      }
      if (!face) {
        drawBrows(context, hair.fringe);
        drawGlasses(context);
      }
      if (!ownHair) hair.over?.();
    },
  };
}
