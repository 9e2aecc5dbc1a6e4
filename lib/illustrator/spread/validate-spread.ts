import { COMPANION_KINDS } from '../companions';
import { OUTFITS, POSES } from '../figure';
import { HELD_KINDS, PROP_KINDS } from '../props';
import { getStage } from '../stages';
import type { PictureScene, SpreadScene } from './schema';

function validatePicture(picture: PictureScene): readonly string[] {
  const stage = getStage(picture.stage);
  if (!stage) return [`stage:${picture.stage}`];
  const unknown: string[] = [];
  const check = (part: string, name: string, known: readonly string[]) => {
    if (!known.includes(name)) unknown.push(`${part}:${name}`);
  };
  const heroes = picture.heroes.map(({ id }) => id);
  const checkPlace = (at: PictureScene['companions'][number]['at']) => {
    if ('of' in at) check('hero', at.of, heroes);
    else if ('slot' in at) check('slot', at.slot, Object.keys(stage.slots));
  };
  check('palette', picture.palette, stage.palettes);
  for (const { at, pose, outfit, holds } of picture.heroes) {
    checkPlace(at);
    check('pose', pose, Object.keys(POSES));
    check('outfit', outfit, Object.keys(OUTFITS));
    if (holds !== null) check('holds', holds, HELD_KINDS);
  }
  for (const { kind, at, pose, outfit } of picture.companions) {
    checkPlace(at);
    check('companion', kind, COMPANION_KINDS);
    if (pose !== undefined) check('pose', pose, Object.keys(POSES));
    if (outfit !== undefined) check('outfit', outfit, Object.keys(OUTFITS));
  }
  for (const { kind, at } of picture.props) {
    checkPlace(at);
    check('prop', kind, PROP_KINDS);
  }
  return unknown;
}

/** Unknown names in the pictures of a spread as `part:name`; empty if it can be painted. */
export const validateSpread = ({ pictures }: SpreadScene): readonly string[] =>
  pictures.flatMap(({ scene, wheelchairScene }) => [
    ...validatePicture(scene),
    ...(wheelchairScene ? validatePicture(wheelchairScene) : []),
  ]);
