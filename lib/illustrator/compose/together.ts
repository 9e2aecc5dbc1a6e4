import type { Character } from '../character/character';
import { type Companion, getCompanion } from '../companions';
import { type FigureLook, type FigurePlace, measureFigure, POSES } from '../figure';
import { type Box, clamp, type Painter, type Vec } from '../paint';
import { getProp } from '../props';
import type { Slot } from '../stages';
import type { FramedScene } from './camera';
import { companionLook, propLook } from './look';

/** Slots in the hero's own drawing: in the arms, or below the rider. */
export const TOGETHER_SLOTS = ['@arms', '@mount'] as const;

export const isTogether = (slot: string): boolean => TOGETHER_SLOTS.some((name) => name === slot);

type Task = {
  readonly page: Painter;
  readonly scene: FramedScene;
  readonly slot: Slot;
  readonly character: Character;
  readonly toStage: (p: Vec) => Vec;
  readonly look: FigureLook;
  readonly place: FigurePlace;
};

/** Actors drawn within the hero's limbs: the hero's new place and pose, the covered area, shadows on the ground. */
export type Held = {
  readonly place: FigurePlace;
  readonly look: Partial<FigureLook>;
  readonly box: Box;
  readonly shadows: readonly { readonly x: number; readonly half: number }[];
};

/** The box of a drawing whose origin is at (x, y). */
export function boxAt({ box }: Pick<Companion, 'box'>, x: number, y: number, scale: number, facing: 1 | -1): Box {
  const left = facing > 0 ? box.x : -box.x - box.width;
  return { x: x + left * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

/** How far a large friend stands aside when hugged, and how high a small one is held; figure units. */
const CHEEK_TO_CHEEK = 62;
const SMALL = 74;

/** An actor in the slot `@arms`: hugged on the ground, or lifted up. */
export function placeHugged({ page, scene, slot, character, toStage, look, place }: Task): Held | null {
  const actor = scene.companions.find((companion) => companion.slot === '@arms');
  const kind = actor && getCompanion(actor.kind);
  if (!actor || !kind) return null;
  const hold = kind.hold ?? [0, kind.box.y * 0.5];
  const scale = slot.scale * scene.hero.scale * actor.scale;
  const embraceHeight = (-hold[1] * scale) / place.scale;
  const reaching: FigureLook = { ...look, embraceHeight };
  const measured = measureFigure(page, character, reaching, place).embrace;
  if (!measured) return null;
  const [x, contactY] = toStage(measured);
  const { facing } = actor;
  const lifted = POSES[look.pose].embrace?.lifted ?? false;
  // Puts the heads cheek to cheek, so that no face covers the other; the larger one moves further aside.
  const wide = clamp((-hold[1] - SMALL) * 1.3, 0, CHEEK_TO_CHEEK);
  const aside = lifted ? 0 : wide * scale * scene.hero.facing;
  const left = x - hold[0] * scale * facing + aside;
  // On the ground next to the hero, unless the arms lift it.
  const y = lifted ? contactY - hold[1] * scale : slot.y;
  return {
    place,
    look: {
      embraceHeight,
      embrace: (p) =>
        p.in(left, y, 0, scale * facing, scale, () => kind.draw(p, companionLook(actor, character, scene.place))),
    },
    box: boxAt(kind, left, y, scale, facing),
    shadows: [
      { x: slot.x, half: 44 * place.scale },
      ...(lifted || !kind.shadow ? [] : [{ x: left, half: kind.shadow * scale }]),
    ],
  };
}

type Mount = {
  readonly kind: Pick<Companion, 'box' | 'shadow'>;
  readonly saddle: Vec;
  readonly scale: number;
  readonly draw: (p: Painter) => void;
};

/** The animal or vehicle in the slot `@mount`. Without a seat of its own it is ridden at half its height. */
function mountOf(scene: FramedScene, character: Character): Mount | null {
  const actor = scene.companions.find((companion) => companion.slot === '@mount');
  const animal = actor && getCompanion(actor.kind);
  if (animal)
    return {
      kind: animal,
      saddle: animal.saddle ?? [0, animal.box.y * 0.5],
      scale: actor.scale,
      draw: (p) => animal.draw(p, companionLook(actor, character, scene.place)),
    };
  const thing = scene.props.find((prop) => prop.slot === '@mount');
  const vehicle = thing && getProp(thing.kind);
  if (!vehicle) return null;
  return {
    kind: vehicle,
    saddle: vehicle.seat ?? [0, vehicle.box.y * 0.5],
    scale: thing.scale,
    draw: (p) => vehicle.draw(p, propLook(thing)),
  };
}

/** An animal or a thing in the slot `@mount` stands on the hero's place, and the hero sits on it. */
export function placeMounted({ page, scene, slot, character, toStage, look, place }: Task): Held | null {
  const steed = mountOf(scene, character);
  if (!steed) return null;
  const { saddle, kind: drawn } = steed;
  const scale = slot.scale * scene.hero.scale * steed.scale;
  const facing = scene.hero.facing;
  const [seatX, seatY] = toStage(measureFigure(page, character, look, place).seat);
  const x = slot.x + saddle[0] * scale * facing;
  const y = slot.y + saddle[1] * scale;
  return {
    place: { ...place, x: place.x + x - seatX, y: place.y + y - seatY },
    look: {
      mount: (p) => p.in(slot.x, slot.y, 0, scale * facing, scale, () => steed.draw(p)),
    },
    box: boxAt(drawn, slot.x, slot.y, scale, facing),
    shadows: drawn.shadow ? [{ x: slot.x, half: drawn.shadow * scale }] : [],
  };
}
