import { type FramedScene, framed } from './compose-camera';
import type { Scene } from './scene';
import type { Stage } from './stages';

/**
 * The scene of a page's n-th picture. 0 is the declared one; 1 and up take the stage's variants in order, and past
 * their end the same ones again, seen from nearer.
 */
export function varied(scene: Scene, stage: Stage, variation: number): FramedScene {
  const { variants = [] } = stage;
  const declared = framed(scene, stage);
  const variant = variants[(variation - 1) % variants.length];
  if (variation <= 0 || !variant) return declared;
  const round = Math.floor((variation - 1) / variants.length);
  const camera = variant.camera ?? declared.camera;
  return {
    ...declared,
    palette: variant.palette ?? scene.palette,
    camera: { ...camera, zoom: Math.min(2.5, camera.zoom * (1 + round * 0.12)) },
    hero: { ...scene.hero, ...variant.hero },
    companions: scene.companions.map((actor) => ({ ...actor, ...variant.companions?.[actor.kind] })),
  };
}
