import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { applyRequest } from '@/lib/illustrator/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from './port';

/** Draws pictures with our own illustrator (`renderScene` of its server entry): no data leaves the shop, at no cost. */
export function createLocalIllustration(renderScene: (request: DrawRequest) => Promise<Drawing>): IllustrationPort {
  return {
    async illustrate({ photo, consent, sheets, request: wish, ...picture }) {
      const scene = wish === undefined ? ok(picture.scene) : applyRequest(picture.scene, wish);
      if (!scene.ok) return scene;
      try {
        return ok({ ...(await renderScene({ ...picture, scene: scene.value })), provider: 'local', costMicroUsd: 0 });
      } catch (error) {
        return fail('illustration_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      }
    },
  };
}
