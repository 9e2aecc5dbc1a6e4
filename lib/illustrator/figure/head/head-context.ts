import type { Character } from '../../character/character';
import { USUAL_FACE } from '../../character/face';
import { mix, type Painter, type Polygon, shade, toLch } from '../../paint';
import { EXPRESSION, type Expression, type ExpressionName } from '../expressions';
import { FEELINGS } from '../feelings';
import { adjustMood } from '../own-face/adjust-mood';
import { ownContour } from '../own-face/contour';
import { moodOf } from '../own-face/mood';
import { framedPlaces, offsetsOf } from '../own-face/offsets';
import { createOwnFace } from '../own-face/shape/own-face';
import { type Skin, skinTones } from '../skin';
import type { HeadContext } from './context';
import { featurePlaces } from './face-offsets';
import type { HeadPose } from './head-pose';
import { jawDrop, noseProfile } from './outlines';
import { computeSkullHeight } from './skull';
import { faceBuild, faceContour, type HeadView, headView } from './view';

/** Brows are a little darker than the hair; on fair hair browner, on grey hair grey. */
function usualBrowColor(hair: string, darkSkin: boolean): string {
  const [L, chroma] = toLch(hair);
  if (L > 0.5 && chroma < 0.025) return shade(hair, 0.2, 0.02);
  if (L > 0.6) return mix(shade(hair, 0.2, 0.02), '#5a3a1c', 0.3);
  return mix(shade(hair, 0.06), '#1d1013', darkSkin ? 0.55 : 0.3);
}

/** Faint brows let the skin through; dark ones are darker than the hair. */
function browColorOf(hair: string, skin: Skin, darkness: number): string {
  const color = usualBrowColor(hair, skin.dark);
  if (darkness === 0) return color;
  return darkness < 0 ? mix(color, skin.deep, -darkness * 0.6) : mix(color, '#1d1013', darkness * 0.7);
}

/** Brows of the house's drawn heads move further than those of own faces, from an arch of their own. */
const [DRAWN_BROW, DRAWN_ARCH] = [1.25, 1.2];

/** The drawn expression with the brows and eyes of the story's feeling, for all who are no hero of the first edition. */
function feelingOf(name: ExpressionName): Expression {
  const { brow, knit, gaze } = FEELINGS[name];
  const [inner, outer, arch] = brow;
  return {
    ...EXPRESSION[name],
    brow: [inner * DRAWN_BROW + 0.4, outer * DRAWN_BROW + 0.3, arch + DRAWN_ARCH],
    knit,
    gaze,
  };
}

/** Seen from the side, an eye is open at least this share of what the feeling opens it from the front. */
const AWAKE = 0.9;

/** The feeling of a child with a face of its own, whose gentle eyes are awake from the side, too. */
function ownFeelingOf(name: ExpressionName): Expression {
  const [drawn, told] = [feelingOf(name), FEELINGS[name].eye];
  if (typeof drawn.eye !== 'number' || typeof told !== 'number') return drawn;
  return { ...drawn, eye: Math.max(drawn.eye, told * AWAKE) };
}

/** The child's own face in the mood that its pose asks for. */
function ownFaceOf(
  { faceShape, age }: Character,
  { grownUp, ownMood, expression, adjust, closer = false }: HeadPose,
): HeadContext['own'] {
  if (!faceShape || (grownUp && !grownUp.ownFace)) return null;
  const face = createOwnFace(faceShape, age, closer);
  return { face, mood: adjustMood(moodOf(ownMood ? 'own' : expression, face.lines, faceShape), adjust) };
}

/** The feeling of a pose in place of the wanted expression. */
function withFeeling({ adjust, ...pose }: HeadPose): HeadPose {
  if (pose.feeling) return { ...pose, expression: pose.feeling };
  return adjust ? { ...pose, adjust } : pose;
}

function usualExpression({ expression, grownUp }: HeadPose, own: boolean): Expression {
  if (own) return ownFeelingOf(expression);
  return grownUp ? feelingOf(expression) : EXPRESSION[expression];
}

/** Gathers what the parts of one head share. */
export function headContext(painter: Painter, character: Character, wanted: HeadPose): HeadContext {
  const pose = character.faceShape || wanted.grownUp ? withFeeling(wanted) : wanted;
  const skin = skinTones(character.skin);
  const view = headView(pose.yaw, pose.pitch);
  const own = ownFaceOf(character, pose);
  const usual = usualExpression(pose, own !== null);
  const expression = { ...usual, ...pose.adjust };
  const hair = character.hairColor;
  const adult = pose.grownUp ? 1 : 0;
  const face = own && character.faceShape ? offsetsOf(character.faceShape) : (character.face ?? USUAL_FACE);
  const build = {
    ...faceBuild(character.cheeks, character.age, character.nose, adult, face),
    jawDrop: jawDrop(expression),
    softJaw: pose.pictureBook ?? false,
    ownFace: own !== null,
    skull: computeSkullHeight(character.hairShape, own !== null),
  };
  const contour = (side: HeadView): Polygon =>
    own && view.aspect === 'face'
      ? ownContour(own.face.lines, build.skull, side, own.mood.mouth.jaw)
      : faceContour(build, side);
  return {
    painter,
    character,
    skin,
    view,
    expression,
    gaze: pose.gaze ?? own?.mood.gaze ?? expression.gaze,
    contour: contour({ ...view, side: 1 }),
    outline: contour(view),
    nose: noseProfile(character.nose, face),
    face,
    places: own ? framedPlaces(own.face) : featurePlaces(face, view.turn),
    own,
    // A child's own face has the same fine lashes whatever its gender.
    longLashes: pose.grownUp?.lashes ?? (own === null && character.gender === 'girl'),
    grownUp: pose.grownUp ?? null,
    adult,
    elder: pose.grownUp?.elder ?? false,
    pictureBook: pose.pictureBook ?? false,
    goggles: pose.goggles ?? false,
    lashColor: mix(shade(hair, 0.2, 0.03), '#1d1013', 0.72),
    browColor: browColorOf(hair, skin, face.browDarkness),
  };
}
