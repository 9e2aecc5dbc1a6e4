import pLimit from 'p-limit';
import { describeHero, describePicture, describeScene, isSpreadScene, type Scene } from '@/lib/illustrator';
import { checkRequest } from '@/lib/illustrator/server';
import { fail, ok } from '@/lib/platform/result';
import { type CostCounter, type DrawOptions, drawChecked, type TaskOutcome } from './hosted-attempts';
import { createPictureRequester } from './hosted-call';
import { createHostedInspect } from './hosted-inspect';
import type { HostedProvider } from './hosted-model';
import type { CallLimits } from './hosted-retry';
import { createCharacterSheets } from './hosted-sheet';
import type { Inspect } from './inspect';
import { createReferenceJpeg } from './pixels';
import type { IllustrationPort, IllustrationRequest, PhotoConsent } from './port';
import { loadStyleReference } from './style-reference';

/** Parallel requests: a whole book at once would exceed the providers' rate limits. */
const MAX_CONCURRENCY = 4;

type HostedOptions = CallLimits & {
  readonly primary: HostedProvider;
  /** Used when the primary provider fails; a content rejection is final and not passed on. */
  readonly fallback?: HostedProvider;
  /** Further attempts for a sheet or page with defects; 2 by default. */
  readonly maxRedraws?: number;
  /** A different checker than the providers' own vision models. */
  readonly inspect?: Inspect;
};

/**
 * Draws pictures with a hosted image model: first a character sheet with the child's photo as reference, then every
 * page from the sheet and a style reference, each result checked. A page is never drawn from another page. Nothing is
 * sent without a consent that names the hosted service; prompts come from the scene and the character only, neither of
 * which contains the child's name.
 */
export function createHostedIllustration(options: HostedOptions): IllustrationPort {
  const { primary, fallback, maxRedraws = 2 } = options;
  const providers = fallback ? [primary, fallback] : [primary];
  const inspect = options.inspect ?? createHostedInspect(providers, options);
  const getSheet = createCharacterSheets();
  const limit = pLimit(MAX_CONCURRENCY);

  return {
    async illustrate(request) {
      const { scene } = request;
      // No hosted model keeps places free for words.
      if (isSpreadScene(scene)) return fail('illustration_failed', { reason: 'spread' });
      const usesPhoto = request.photo !== undefined || request.model === 'advanced';
      if (usesPhoto && !consentCoversAll(request.consent, providers)) return fail('illustration_consent_missing');
      if (usesPhoto && !request.photo) return fail('illustration_failed', { reason: 'photo_missing' });
      const customRequest = request.request === undefined ? ok(undefined) : checkRequest(request.request);
      if (!customRequest.ok) return customRequest;
      const photo = await readPhoto(request);
      if (photo === 'broken') return fail('illustration_failed', { reason: 'photo_broken' });

      const costs: CostCounter = { microUsd: 0 };
      const style = await loadStyleReference();
      const requestPicture = createPictureRequester(providers, options);
      const drawOptions: DrawOptions = { order: (order) => limit(() => requestPicture(order)), inspect, maxRedraws };
      const sheet = await getSheet(request, { photo, style }, drawOptions, costs);
      if (sheet.kind !== 'drawn') return toFailure(sheet, costs);
      const page = await drawCheckedPage({ ...request, scene }, [sheet.image, style], drawOptions, costs);
      if (page.kind !== 'drawn') return toFailure(page, costs);
      return ok({
        image: page.image,
        mimeType: 'image/jpeg',
        widthPx: request.sizePx,
        heightPx: request.sizePx,
        provider: page.provider,
        costMicroUsd: costs.microUsd,
      });
    },
  };
}

/** Every outside provider that may be used receives the photo, so the consent must name them all. */
const consentCoversAll = (consent: PhotoConsent | undefined, providers: readonly HostedProvider[]): boolean =>
  consent !== undefined &&
  providers.every(({ provider, selfHosted }) => selfHosted || consent.namedServices.includes(provider));

function drawCheckedPage(
  request: IllustrationRequest & { readonly scene: Scene },
  [sheet, style]: readonly [Uint8Array, Uint8Array],
  drawOptions: DrawOptions,
  costs: CostCounter,
): Promise<TaskOutcome> {
  const { scene, character, sizePx, request: customRequest } = request;
  const task = {
    prompt: (faults: readonly string[]) =>
      describePicture(request, { faults, ...(customRequest && { request: customRequest }) }),
    references: [sheet, style],
    sizePx,
    expectation: {
      subject: 'page',
      hero: describeHero(character),
      scene: customRequest ? [...describeScene(scene), `Changed as wished: ${customRequest}`] : describeScene(scene),
      sheet,
    },
  } as const;
  return drawChecked(task, drawOptions, costs);
}

function toFailure(outcome: Exclude<TaskOutcome, { kind: 'drawn' }>, { microUsd: costMicroUsd }: CostCounter) {
  if (outcome.kind === 'unsafe') return fail('illustration_unsafe', { provider: outcome.provider, costMicroUsd });
  if (outcome.kind === 'defective') return fail('illustration_failed', { defects: outcome.defects, costMicroUsd });
  return fail('illustration_unavailable', { failures: outcome.failures, costMicroUsd });
}

async function readPhoto({ photo }: IllustrationRequest): Promise<Uint8Array | null | 'broken'> {
  if (!photo) return null;
  try {
    return await createReferenceJpeg(photo);
  } catch {
    return 'broken';
  }
}
