import { COMPANION_KINDS } from './companions';
import type { FramedScene } from './compose/camera';
import { TOGETHER_SLOTS } from './compose/together';
import { OUTFITS, POSES } from './figure';
import { HELD_KINDS, PROP_KINDS } from './props';
import type { Scene } from './scene';
import { getStage } from './stages';

/** Slots relative to the hero instead of the stage. */
const HERO_SLOTS = ['@hand', '@shoulder', '@head', ...TOGETHER_SLOTS] as const;

/** Unknown names in the scene as `part:name`; empty if the scene can be drawn. */
export function validateScene(scene: Scene | FramedScene): readonly string[] {
  const stage = getStage(scene.stage);
  if (!stage) return [`stage:${scene.stage}`];
  const unknown: string[] = [];
  const check = (part: string, name: string, known: readonly string[]) => {
    if (!known.includes(name)) unknown.push(`${part}:${name}`);
  };
  const slots = Object.keys(stage.slots);
  check('palette', scene.palette, stage.palettes);
  check('slot', scene.hero.slot, slots);
  check('pose', scene.hero.pose, Object.keys(POSES));
  check('outfit', scene.hero.outfit, Object.keys(OUTFITS));
  if (scene.hero.holds !== null) check('holds', scene.hero.holds, HELD_KINDS);
  for (const actor of scene.companions) {
    check('companion', actor.kind, COMPANION_KINDS);
    check('slot', actor.slot, [...slots, ...HERO_SLOTS]);
  }
  for (const prop of scene.props) {
    check('prop', prop.kind, PROP_KINDS);
    check('slot', prop.slot, [...slots, '@mount']);
  }
  return unknown;
}
