import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { sceneOnRequest } from '@/lib/illustrator/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from './port';

/** Pictures by our own illustrator (`renderScene` of its server door): nothing leaves the house, nothing is paid. */
export function localIllustration(renderScene: (request: DrawRequest) => Promise<Drawing>): IllustrationPort {
  return {
    async illustrate({ photo, consent, sheets, request: wish, ...picture }) {
      const scene = wish === undefined ? ok(picture.scene) : sceneOnRequest(picture.scene, wish);
      if (!scene.ok) return scene;
      try {
        return ok({ ...(await renderScene({ ...picture, scene: scene.value })), provider: 'local', costMicroUsd: 0 });
      } catch (error) {
        return fail('illustration_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      }
    },
  };
}
