import type { HairShape } from '@/lib/photos';
import type { HairStyle } from '../../../character/character';
import { type HairStyleDrawing, ribbonColor } from '../style';
import { tied } from '../ties/ties';
import { backHair } from '../turned/back';
import { TURNED } from '../turned/plan';
import { profileHair } from '../turned/profile';
import { computeCloseness, lieClose } from './close-coils';
import { isCurlMass } from './curl';
import { curlyHair } from './curly';
import { scalpHair } from './scalp';
import { sleekHair } from './sleek';
import { pressShape, smoothShape } from './smooth-shape';
import { findTies, turnedPlan } from './turned-plan';

/** The child's own hair as its photo shows it, `pressed` under a hat; from the side and from behind it continues as the nearest plan. */
export function ownHair(measured: HairShape, style: HairStyle, pressed: boolean): HairStyleDrawing {
  const closeness = computeCloseness(measured);
  const smoothed = lieClose(smoothShape(measured), closeness);
  const shape = pressed ? pressShape(smoothed) : smoothed;
  const plan = turnedPlan(shape, TURNED[style], closeness);
  return (h, character, skin) => {
    if (h.view.aspect === 'profile') return profileHair(plan)(h, character, skin);
    if (h.view.aspect === 'back') return backHair(plan)(h, character, skin);
    if (shape.cover === 'scalp') return scalpHair(h, shape, skin);
    const loose = isCurlMass(shape) ? curlyHair(h, shape, closeness) : sleekHair(h, shape);
    const ties = tied(h, findTies(shape, TURNED[style]), ribbonColor(character));
    const back = () => {
      loose.back();
      ties.back();
    };
    return { ...loose, back, over: ties.over };
  };
}
