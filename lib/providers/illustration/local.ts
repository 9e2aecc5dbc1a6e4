import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from './port';

/** Pictures by our own illustrator (`renderScene` of its server door): nothing leaves the house, nothing is paid. */
export function localIllustration(renderScene: (request: DrawRequest) => Promise<Drawing>): IllustrationPort {
  return {
    async illustrate({ photo, consent, sheets, ...request }) {
      try {
        return ok({ ...(await renderScene(request)), provider: 'local', costMicroUsd: 0 });
      } catch (error) {
        return fail('illustration_failed', { reason: error instanceof Error ? error.message : 'unknown' });
      }
    },
  };
}
