import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';
import { changeScene } from './change-scene';
import type { IllustrationPort } from './port';

/** Draws pictures with our own illustrator (`renderPicture` of its server entry): no data leaves the shop, at no cost. */
export function createLocalIllustration(renderPicture: (request: DrawRequest) => Promise<Drawing>): IllustrationPort {
  return {
    async illustrate({ photo, consent, sheets, request: wish, ...picture }) {
      const scene = changeScene(picture.scene, wish);
      if (!scene.ok) return scene;
      try {
        return ok({ ...(await renderPicture({ ...picture, scene: scene.value })), provider: 'local', costMicroUsd: 0 });
      } catch (error) {
        return fail('illustration_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      }
    },
  };
}
