import type { Character } from './character';
import type { FramedScene } from './compose-camera';
import { drawFigure, type FaceSource, type OutfitName, POSES, type PoseName } from './figure';
import type { Painter, Vec } from './paint';
import { heldOf } from './props';
import type { Lamp, Slot } from './stages';

/** The hero's own pictures: what lies under a quilt (or behind a sill), and what lies over it. */
export type Hero = {
  readonly under: Painter;
  readonly over: Painter | null;
  readonly centre: Vec;
  readonly head: { readonly x: number; readonly y: number; readonly r: number };
  readonly hand: Vec;
  readonly scale: number;
  /** The light that the hero carries. */
  readonly lamp: Lamp | null;
};

/** Gestures that close around a thing. */
const GRIPPING = new Set<string | undefined>(['hold', 'grip', 'cup']);

const USUAL_HEADS = 3.295;
const heads = (age: number) => 2.62 + 0.135 * age;

/** Older children are taller, but a page is composed for one of five: the difference is shown, not all of it. */
const ageScale = (age: number) => (USUAL_HEADS / heads(age)) ** 0.7;

/**
 * Draws the hero on layers of their own. `toStage` turns page units into stage units (the painter's current frame).
 */
export function drawHero(
  page: Painter,
  scene: FramedScene,
  slot: Slot,
  character: Character,
  toStage: (p: Vec) => Vec,
  face?: FaceSource,
): Hero {
  const { hero } = scene;
  const scale = slot.scale * hero.scale * ageScale(character.age);
  const lying = hero.pose === 'sleep';
  const box = lying
    ? { x: slot.x - 420 * scale, y: slot.y - 150 * scale, width: 640 * scale, height: 260 * scale }
    : { x: slot.x - 230 * scale, y: slot.y - 460 * scale, width: 460 * scale, height: 540 * scale };
  const layer = page.newLayer(box);
  let under: Painter | null = null;
  const held = hero.holds === null ? undefined : heldOf(hero.holds);
  const facing = hero.facing;
  const pose = POSES[hero.pose as PoseName];
  const grips = pose.holdHand === 'both' || GRIPPING.has(pose.arms[pose.holdHand].gesture);
  const anchors = drawFigure(
    layer,
    character,
    {
      pose: hero.pose as PoseName,
      expression: hero.expression,
      outfit: hero.outfit as OutfitName,
      facing,
      ...(hero.yaw !== undefined && { yaw: hero.yaw }),
      ...(hero.gaze && { gaze: hero.gaze }),
      ...(held && grips && { holds: (p) => held.draw(p, {}) }),
      ...(hero.pitch !== undefined && { pitch: hero.pitch }),
      ...(hero.tilt !== undefined && { tilt: hero.tilt }),
      ...(face && { face }),
      // What has been drawn so far is set aside, so that the stage can paint between it and the rest.
      cover: () => {
        under = page.newLayer(box);
        under.put(layer);
        const c = layer.context;
        c.save();
        c.setTransform(1, 0, 0, 1, 0, 0);
        c.clearRect(0, 0, layer.canvas.width, layer.canvas.height);
        c.restore();
      },
    },
    { x: slot.x, y: slot.y, scale },
  );
  const headCentre = toStage(anchors.headCentre);
  const hand = toStage(anchors.palm);
  // A hand that does not close around things still carries them, hanging from its fingers.
  if (held && !grips) layer.in(hand[0], hand[1], 0.1 * facing, scale, scale, () => held.draw(layer, {}));
  const lamp = held?.light
    ? {
        x: hand[0],
        y: hand[1] + held.light.y * scale,
        reach: held.light.reach * scale * 0.9,
        colour: held.light.colour,
        power: 0.95,
      }
    : null;
  return {
    under: under ?? layer,
    over: under ? layer : null,
    centre: [(headCentre[0] + slot.x) / 2, (headCentre[1] * 2 + slot.y) / 3],
    head: { x: headCentre[0], y: headCentre[1], r: 60 * scale },
    hand,
    scale,
    lamp,
  };
}
