import { isSpreadScene } from '@/lib/illustrator';
import { validateScene, validateSpread } from '@/lib/illustrator/server';
import { fail, ok } from '@/lib/platform/result';
import { changeScene } from './change-scene';
import type { IllustrationPort } from './port';
import { drawSandboxPicture } from './sandbox-picture';

/**
 * A sandbox illustrator: flat pictures with a label, at once and at no cost. It refuses what our own illustrator
 * refuses, so that every screen about a refusal can be reached.
 */
export function createSandboxIllustration(): IllustrationPort {
  return {
    async illustrate({ request: wish, ...picture }) {
      const scene = changeScene(picture.scene, wish);
      if (!scene.ok) return scene;
      const unknown = isSpreadScene(scene.value) ? validateSpread(scene.value) : validateScene(scene.value);
      if (unknown.length > 0)
        return fail('illustration_failed', { reason: `unknown names in scene: ${unknown.join(', ')}` });
      return ok({ ...(await drawSandboxPicture(picture)), provider: 'sandbox', costMicroUsd: 0 });
    },
  };
}
