import type { Character } from '../character/character';
import { getCompanion } from '../companions';
import { type Box, clamp, unionBox } from '../paint';
import type { Scene } from '../scene';
import type { Stage } from '../stages';
import { type Camera, type FramedScene, STAGE_EDGE, WHOLE_STAGE } from './camera';
import { HEAD_RADIUS, heroExtent } from './hero';
import { PERCHED_SIZE } from './perch';
import { isTogether } from './together';

/** At a higher zoom the brush marks of a stage look like spots. */
const MAX_ZOOM = { medium: 1.7, close: 2.3 } as const;
/** Shares of the picture: everybody on a medium shot, the head on a close one. */
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

/** Boxes leave room for every gesture; a standing figure is rarely wider than this share of its height. */
const USUAL_WIDTH = 0.75;

/** Approximate boxes of the actors beside the hero. */
function besides(scene: Scene, stage: Stage): readonly Box[] {
  return scene.companions.flatMap((actor) => {
    const slot = stage.slots[actor.slot];
    const kind = getCompanion(actor.kind);
    if (!slot || !kind || isTogether(actor.slot)) return [];
    const s = slot.scale * actor.scale;
    const [width, height] = [Math.min(kind.box.width, kind.box.height * USUAL_WIDTH) * s, -kind.box.y * s];
    return [{ x: slot.x - width / 2, y: slot.y - height, width, height }];
  });
}

/** Approximate boxes of the actors on the hero's head. */
function onHead({ companions }: Scene, head: { readonly x: number; readonly y: number; readonly r: number }) {
  return companions.flatMap((actor): readonly Box[] => {
    const kind = actor.slot === '@head' ? getCompanion(actor.kind) : undefined;
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
    const zoom = clamp((STAGE_EDGE * HEAD_SHARE) / (head.r * 2), 1, MAX_ZOOM.close);
    return { x: head.x + scene.hero.facing * head.r * 0.4, y: head.y + head.r * 0.7, zoom };
  }
  const all = [...besides(scene, stage), ...onHead(scene, head)].reduce(unionBox, box);
  const zoom = clamp((STAGE_EDGE * CAST_SHARE) / Math.max(all.width, all.height), 1, MAX_ZOOM.medium);
  return { x: all.x + all.width / 2, y: all.y + all.height / 2, zoom };
}

/** Resolves the camera of a scene that only names a shot, so that no head is cut off. */
export function resolveCamera(scene: Scene, stage: Stage, character: Character | null): FramedScene {
  const { camera } = scene;
  if ('zoom' in camera) return { ...scene, camera };
  if (camera.shot === 'wide' || !character) return { ...scene, camera: WHOLE_STAGE };
  const { x, y, zoom } = cameraFor(scene, camera.shot, stage, character);
  const [left, up] = ROOM_FOR_TEXT[scene.quietZone];
  const step = STAGE_EDGE / zoom;
  return { ...scene, camera: { x: x + left * step, y: y + up * step, zoom } };
}
