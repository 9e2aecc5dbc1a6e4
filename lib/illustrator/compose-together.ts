import type { Character } from './character';
import { type Companion, companionOf } from './companions';
import type { FramedScene } from './compose-camera';
import { lookOf, thingLook } from './compose-look';
import { type FigureLook, type FigurePlace, measureFigure, POSES } from './figure';
import { type Box, clamp, type Painter, type Vec } from './paint';
import { propOf } from './props';
import type { Slot } from './stages';

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

/** Who is drawn within the hero's limbs: the hero's new place and look, what is covered, shadows on the ground. */
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

/** Somebody in the slot `@arms`: hugged where they stand, or lifted off the ground. */
export function embraced({ page, scene, slot, character, toStage, look, place }: Task): Held | null {
  const actor = scene.companions.find((companion) => companion.slot === '@arms');
  const kind = actor && companionOf(actor.kind);
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
  // Cheek to cheek, not one face before the other: who is larger stands further aside.
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
        p.in(left, y, 0, scale * facing, scale, () => kind.draw(p, lookOf(actor, character, scene.place))),
    },
    box: boxAt(kind, left, y, scale, facing),
    shadows: [
      { x: slot.x, half: 44 * place.scale },
      ...(lifted || !kind.shadow ? [] : [{ x: left, half: kind.shadow * scale }]),
    ],
  };
}

type Steed = {
  readonly kind: Pick<Companion, 'box' | 'shadow'>;
  readonly saddle: Vec;
  readonly scale: number;
  readonly draw: (p: Painter) => void;
};

/** The animal or vehicle in the slot `@mount`; without a saddle of its own it is ridden half way up. */
function steedOf(scene: FramedScene, character: Character): Steed | null {
  const actor = scene.companions.find((companion) => companion.slot === '@mount');
  const animal = actor && companionOf(actor.kind);
  if (animal)
    return {
      kind: animal,
      saddle: animal.saddle ?? [0, animal.box.y * 0.5],
      scale: actor.scale,
      draw: (p) => animal.draw(p, lookOf(actor, character, scene.place)),
    };
  const thing = scene.props.find((prop) => prop.slot === '@mount');
  const vehicle = thing && propOf(thing.kind);
  if (!vehicle) return null;
  return {
    kind: vehicle,
    saddle: vehicle.seat ?? [0, vehicle.box.y * 0.5],
    scale: thing.scale,
    draw: (p) => vehicle.draw(p, thingLook(thing)),
  };
}

/** An animal or a thing in the slot `@mount` stands on the hero's place, and the hero sits on it. */
export function mounted({ page, scene, slot, character, toStage, look, place }: Task): Held | null {
  const steed = steedOf(scene, character);
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
