import type { Character } from '../../character/character';
import { USUAL_FACE } from '../../character/face';
import { mix, type Painter, shade, toLch } from '../../paint';
import { EXPRESSION } from '../expressions';
import { type Skin, skinTones } from '../skin';
import type { HeadContext } from './context';
import { featurePlaces } from './face-offsets';
import type { HeadPose } from './head-pose';
import { jawDrop, noseProfile } from './outlines';
import { computeSkullHeight } from './skull';
import { faceBuild, faceContour, headView } from './view';

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

/** Gathers what the parts of one head share. */
export function headContext(painter: Painter, character: Character, pose: HeadPose): HeadContext {
  const skin = skinTones(character.skin);
  const view = headView(pose.yaw, pose.pitch);
  const expression = { ...EXPRESSION[pose.expression], ...pose.adjust };
  const hair = character.hairColor;
  const adult = pose.grownUp ? 1 : 0;
  const { face = USUAL_FACE } = character;
  const build = {
    ...faceBuild(character.cheeks, character.age, character.nose, adult, face),
    jawDrop: jawDrop(expression),
    skull: computeSkullHeight(character.hairShape),
  };
  return {
    painter,
    character,
    skin,
    view,
    expression,
    gaze: pose.gaze ?? expression.gaze,
    contour: faceContour(build, { ...view, side: 1 }),
    outline: faceContour(build, view),
    nose: noseProfile(character.nose, face),
    face,
    places: featurePlaces(face, view.turn),
    longLashes: pose.grownUp?.lashes ?? character.gender === 'girl',
    grownUp: pose.grownUp ?? null,
    adult,
    elder: pose.grownUp?.elder ?? false,
    lashColor: mix(shade(hair, 0.2, 0.03), '#1d1013', 0.72),
    browColor: browColorOf(hair, skin, face.browDarkness),
  };
}
