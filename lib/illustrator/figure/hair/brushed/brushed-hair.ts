import type { HairShape } from '@/lib/photos';
import type { HairStyle } from '../../../character/character';
import { computeCloseness, lieClose } from '../own/close-coils';
import { gatherHair } from '../own/gathered';
import { pressShape, smoothShape } from '../own/smooth-shape';
import { findTies, turnedPlan } from '../own/turned-plan';
import { type HairStyleDrawing, ribbonColor } from '../style';
import { tied } from '../ties/ties';
import { backHair } from '../turned/back';
import { TURNED } from '../turned/plan';
import { profileHair } from '../turned/profile';
import { croppedCoils, shornHair } from './cropped';
import { frontHair } from './front-hair';

/** Coils closer than this to the head are a grain that lets the scalp through. */
const CROPPED_FROM = 0.6;

/** The own hair of a child whose face is drawn from its photo: painted strand by strand, with a soft edge. */
export function brushedHair(measured: HairShape, style: HairStyle, pressed: boolean): HairStyleDrawing {
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
    if (shape.cover === 'scalp') return shornHair(h, shape, skin, character.hairColor);
    if (closeness > CROPPED_FROM) return croppedCoils(h, shape, skin, character.hairColor);
    const loose = frontHair(h, shape, character, closeness);
    const tail = tied(h, ties, ribbonColor(character));
    const back = () => {
      loose.back();
      tail.back();
    };
    return { ...loose, back, over: tail.over };
  };
}
