import type { Character } from '../character/character';
import type { CompanionLook } from '../companions';
import type { FramedScene } from '../compose/camera';
import { WHOLE_STAGE } from '../compose/camera';
import { companionLook } from '../compose/look';
import { isTogether } from '../compose/together';
import type { Slot, Stage } from '../stages';
import type { PictureScene } from './schema';

export type PictureHero = PictureScene['heroes'][number];
export type PictureCompanion = PictureScene['companions'][number];
type At = PictureHero['at'];

/** The place of a figure on its stage; `null` for a slot that the stage does not have. */
export function findSlot(at: At, stage: Stage): Slot | null {
  if ('slot' in at) {
    const slot = stage.slots[at.slot];
    return slot ? { ...slot, scale: slot.scale * at.scale } : null;
  }
  const { x, y, scale, depth, afloat } = at;
  return { x, y, scale, ...(depth !== undefined && { depth }), ...(afloat && { afloat }) };
}

/** The features of a hero; in place of one whom nobody described the first one is seen again. */
export const childOf = ({ who }: Pick<PictureHero, 'who'>, character: Character): Character =>
  (who === 'first' ? null : character[who]) ?? character;

/** The hero whom a companion is with. */
const isWith = ({ at }: PictureCompanion, hero: PictureHero) => 'of' in at && at.of === hero.id;

/** A companion in the form that the hero's drawing expects, with a slot's name of its own. */
export function asActor(companion: PictureCompanion, slot: string): FramedScene['companions'][number] {
  const { kind, expression, facing, colour, pose, outfit, headwear, at } = companion;
  return { kind, slot, expression, facing, colour, pose, outfit, headwear, scale: 'of' in at ? at.scale : 1 };
}

/** The look of a companion of a picture. */
export const lookOf = (companion: PictureCompanion, hero: Character, place: PictureScene['place']): CompanionLook => ({
  ...companionLook(asActor(companion, ''), hero, place),
  pictureBook: true,
  ...(companion.ownFace && { ownFace: true }),
});

/** The scene and the stage around one hero of a picture, as they are drawn on a page of one hero. */
export function sceneAround(hero: PictureHero, picture: PictureScene, stage: Stage, slot: Slot) {
  const {
    at,
    id: _id,
    who: _who,
    liftSeated: _liftSeated,
    liftSmall: _liftSmall,
    lightsGround: _lightsGround,
    hands: _hands,
    rightHanded: _rightHanded,
    lookAt: _lookAt,
    ...figure
  } = hero;
  const name = 'slot' in at ? at.slot : 'own';
  const slots: Record<string, Slot> = { ...stage.slots, [name]: slot };
  const companions = picture.companions.flatMap((companion, index) => {
    if ('of' in companion.at) {
      return isWith(companion, hero) && isTogether(companion.at.slot) ? [asActor(companion, companion.at.slot)] : [];
    }
    const place = findSlot(companion.at, stage);
    if (!place) return [];
    slots[`beside${index}`] = place;
    return [asActor(companion, `beside${index}`)];
  });
  const scene: FramedScene = {
    stage: picture.stage,
    palette: picture.palette,
    camera: WHOLE_STAGE,
    hero: { ...figure, slot: name, scale: 1 },
    companions,
    props: [],
    weather: picture.weather,
    place: picture.place,
    quietZone: 'none',
    mirrored: false,
  };
  return { scene, stage: { ...stage, slots }, pictureBook: true };
}
