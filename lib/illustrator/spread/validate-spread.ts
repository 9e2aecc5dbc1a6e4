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
  const everybody = [...heroes, ...[...picture.companions, ...picture.props].map(({ id, kind }) => id ?? kind)];
  const checkHands = (hands: PictureScene['heroes'][number]['hands']) => {
    for (const touch of [hands?.left, hands?.right])
      if (touch && 'actor' in touch.at) check('touched', touch.at.actor, everybody);
  };
  const checkLook = (lookAt: PictureScene['heroes'][number]['lookAt']) => {
    if (lookAt && 'actor' in lookAt) check('looked-at', lookAt.actor, everybody);
  };
  const checkPlace = (at: PictureScene['companions'][number]['at']) => {
    if ('of' in at) check('hero', at.of, heroes);
    else if ('slot' in at) check('slot', at.slot, Object.keys(stage.slots));
  };
  check('palette', picture.palette, stage.palettes);
  for (const { at, pose, outfit, holds, hands, lookAt } of picture.heroes) {
    checkPlace(at);
    checkHands(hands);
    checkLook(lookAt);
    check('pose', pose, Object.keys(POSES));
    check('outfit', outfit, Object.keys(OUTFITS));
    if (holds !== null) check('holds', holds, HELD_KINDS);
  }
  for (const { kind, at, pose, outfit, hands, lookAt } of picture.companions) {
    checkPlace(at);
    checkHands(hands);
    checkLook(lookAt);
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
  pictures.flatMap(({ scene, wheelchairScene, smallChildScene }) => [
    ...validatePicture(scene),
    ...(wheelchairScene ? validatePicture(wheelchairScene) : []),
    ...(smallChildScene ? validatePicture(smallChildScene) : []),
  ]);
