import type { Scene } from './scene';
import type { Stage, View } from './stages';

export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

/** A scene whose camera is decided. */
export type FramedScene = Omit<Scene, 'camera'> & { readonly camera: Camera };

const EDGE = 1200;

/** Share of the picture's height that a standing hero of a usual size takes. */
const HERO_SHARE = { medium: 0.62, close: 1.05 } as const;
const HERO_HEIGHT = 330;
/** Nearer, brush marks of a stage turn into spots. */
const NEAREST = { medium: 1.6, close: 2.2 } as const;

/** Where the camera moves, in shares of the view, so that the hero leaves the quiet zone. */
const ROOM_FOR_TEXT: Readonly<Record<Scene['quietZone'], readonly [x: number, y: number]>> = {
  none: [0, 0],
  top: [0, -0.12],
  bottom: [0, 0.12],
  start: [-0.18, 0],
  end: [0.18, 0],
};

const within = (least: number, v: number, most: number) => Math.max(least, Math.min(most, v));

/** Decides the camera of a scene that only says how near the hero is. */
export function framed(scene: Scene, stage: Stage): FramedScene {
  const { camera } = scene;
  if ('zoom' in camera) return { ...scene, camera };
  const slot = stage.slots[scene.hero.slot];
  if (camera.shot === 'wide' || !slot) return { ...scene, camera: { x: EDGE / 2, y: EDGE / 2, zoom: 1 } };
  const height = HERO_HEIGHT * slot.scale * scene.hero.scale;
  const zoom = within(1, (EDGE * HERO_SHARE[camera.shot]) / height, NEAREST[camera.shot]);
  // The face stands above the middle; on a close shot it is the middle.
  const y = slot.y - height * (camera.shot === 'close' ? 0.68 : 0.5);
  const aside = (EDGE / 2 - slot.x) * 0.25;
  const [left, up] = ROOM_FOR_TEXT[scene.quietZone];
  const step = EDGE / zoom;
  return { ...scene, camera: { x: slot.x + aside + left * step, y: y + up * step, zoom } };
}

/** What the camera sees of a stage, kept inside the painted square. */
export function viewOf({ x, y, zoom }: Camera): View {
  const half = EDGE / 2 / zoom;
  const inside = (v: number) => within(half, v, EDGE - half);
  const [cx, cy] = [inside(x), inside(y)];
  return { x0: cx - half, y0: cy - half, x1: cx + half, y1: cy + half };
}
