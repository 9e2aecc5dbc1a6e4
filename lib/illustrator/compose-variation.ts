import type { Scene } from './scene';
import type { Stage } from './stages';

/**
 * The scene of a page's n-th picture. 0 is the declared one; 1 and up take the stage's variants in order, and past
 * their end the same ones again, seen from nearer.
 */
export function varied(scene: Scene, stage: Stage, variation: number): Scene {
  if (variation <= 0 || stage.variants.length === 0) return scene;
  const variant = stage.variants[(variation - 1) % stage.variants.length];
  if (!variant) return scene;
  const round = Math.floor((variation - 1) / stage.variants.length);
  const camera = variant.camera ?? scene.camera;
  return {
    ...scene,
    palette: variant.palette ?? scene.palette,
    camera: { ...camera, zoom: Math.min(2.5, camera.zoom * (1 + round * 0.12)) },
    hero: { ...scene.hero, ...variant.hero },
    companions: scene.companions.map((actor) => ({ ...actor, ...variant.companions?.[actor.kind] })),
  };
}
