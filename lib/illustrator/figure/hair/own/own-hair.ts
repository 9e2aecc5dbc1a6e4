import type { HairShape } from '@/lib/photos';
import type { HairStyle } from '../../../character/trait-values';
import { type HairStyleDrawing, ribbonColor } from '../style';
import { tied } from '../ties/ties';
import { backHair } from '../turned/back';
import { TURNED } from '../turned/plan';
import { profileHair } from '../turned/profile';
import { computeCloseness, lieClose } from './close-coils';
import { croppedHair } from './cropped';
import { isCurlMass } from './curl';
import { curlyHair } from './curly';
import { gatherHair } from './gathered';
import { scalpHair } from './scalp';
import { sleekHair } from './sleek';
import { pressShape, smoothShape } from './smooth-shape';
import { findTies, turnedPlan } from './turned-plan';

/** Coils closer than this to the head are drawn as a grain that lets the scalp through. */
const CROPPED_FROM = 0.6;

/** The child's own hair as its photo shows it, `pressed` under a hat; from the side and from behind it continues as the nearest plan. */
export function ownHair(measured: HairShape, style: HairStyle, pressed: boolean): HairStyleDrawing {
  const closeness = computeCloseness(measured);
  const smoothed = lieClose(smoothShape(measured), closeness);
  const ties = findTies(smoothed, TURNED[style]);
  const gathered = ties.length > 0 && smoothed.cover === 'hair';
  const free = gathered ? gatherHair(smoothed) : smoothed;
  const shape = pressed ? pressShape(free) : free;
  const plan = turnedPlan(shape, ties, closeness);
  return (h, character, skin) => {
    if (h.view.aspect === 'profile') return profileHair(plan)(h, character, skin);
    if (h.view.aspect === 'back') return backHair(plan)(h, character, skin);
    if (shape.cover === 'scalp') return scalpHair(h, shape, skin);
    if (closeness > CROPPED_FROM) return croppedHair(h, shape, skin);
    const loose = isCurlMass(shape) ? curlyHair(h, shape, closeness) : sleekHair(h, shape, gathered);
    const tail = tied(h, ties, ribbonColor(character));
    const back = () => {
      loose.back();
      tail.back();
    };
    return { ...loose, back, over: tail.over };
  };
}
