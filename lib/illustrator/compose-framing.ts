import type { Character } from './character';
import { companionOf } from './companions';
import { type Camera, EDGE, type FramedScene, WHOLE_STAGE } from './compose-camera';
import { HEAD_RADIUS, heroExtent } from './compose-hero';
import { PERCHED_SIZE } from './compose-perch';
import { isTogether } from './compose-together';
import { around, type Box, clamp } from './paint';
import type { Scene } from './scene';
import type { Stage } from './stages';

/** Nearer, brush marks of a stage turn into spots. */
const NEAREST = { medium: 1.7, close: 2.3 } as const;
/** Shares of the picture: what is shown of everybody on a medium shot, and the head on a close one. */
const CAST_SHARE = 0.84;
const HEAD_SHARE = 0.44;
/** How high hair stands, radii of the head above its middle. */
const HAIR = 1.25;

/** Where the camera moves, in shares of the view, so that the hero leaves the quiet zone. */
const ROOM_FOR_TEXT: Readonly<Record<Scene['quietZone'], readonly [x: number, y: number]>> = {
  none: [0, 0],
  top: [0, -0.12],
  bottom: [0, 0.12],
  start: [-0.18, 0],
  end: [0.18, 0],
};

/** Boxes have room for every gesture: who stands is seldom wider than this share of their height. */
const USUAL_WIDTH = 0.75;

/** About where those are who stand on the stage beside the hero. */
function besides(scene: Scene, stage: Stage): readonly Box[] {
  return scene.companions.flatMap((actor) => {
    const slot = stage.slots[actor.slot];
    const kind = companionOf(actor.kind);
    if (!slot || !kind || isTogether(actor.slot)) return [];
    const s = slot.scale * actor.scale;
    const [width, height] = [Math.min(kind.box.width, kind.box.height * USUAL_WIDTH) * s, -kind.box.y * s];
    return [{ x: slot.x - width / 2, y: slot.y - height, width, height }];
  });
}

/** About where those are who sit on the hero's head. */
function onHead({ companions }: Scene, head: { readonly x: number; readonly y: number; readonly r: number }) {
  return companions.flatMap((actor): readonly Box[] => {
    const kind = actor.slot === '@head' ? companionOf(actor.kind) : undefined;
    if (!kind) return [];
    const s = (head.r / HEAD_RADIUS) * PERCHED_SIZE * actor.scale;
    const [width, height] = [kind.box.width * s, -kind.box.y * s];
    return [{ x: head.x - width / 2, y: head.y - head.r * HAIR - height, width, height }];
  });
}

function cameraFor(scene: Scene, shot: 'medium' | 'close', stage: Stage, character: Character): Camera {
  const slot = stage.slots[scene.hero.slot];
  if (!slot) return WHOLE_STAGE;
  const { head, box } = heroExtent({ ...scene, camera: WHOLE_STAGE }, stage, slot, character);
  if (shot === 'close') {
    const zoom = clamp((EDGE * HEAD_SHARE) / (head.r * 2), 1, NEAREST.close);
    return { x: head.x + scene.hero.facing * head.r * 0.4, y: head.y + head.r * 0.7, zoom };
  }
  const all = [...besides(scene, stage), ...onHead(scene, head)].reduce(around, box);
  const zoom = clamp((EDGE * CAST_SHARE) / Math.max(all.width, all.height), 1, NEAREST.medium);
  return { x: all.x + all.width / 2, y: all.y + all.height / 2, zoom };
}

/** Decides the camera of a scene that only says how near the hero is: nobody's head is cut off. */
export function framed(scene: Scene, stage: Stage, character: Character | null): FramedScene {
  const { camera } = scene;
  if ('zoom' in camera) return { ...scene, camera };
  if (camera.shot === 'wide' || !character) return { ...scene, camera: WHOLE_STAGE };
  const { x, y, zoom } = cameraFor(scene, camera.shot, stage, character);
  const [left, up] = ROOM_FOR_TEXT[scene.quietZone];
  const step = EDGE / zoom;
  return { ...scene, camera: { x: x + left * step, y: y + up * step, zoom } };
}
