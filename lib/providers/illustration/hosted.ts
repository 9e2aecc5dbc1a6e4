import { describeHero, describePicture, describeScene } from '@/lib/illustrator';
import { checkRequest } from '@/lib/illustrator/server';
import { fail, ok } from '@/lib/platform/result';
import { type Bill, drawChecked, type Studio, type TaskOutcome } from './hosted-attempts';
import { orderingFrom } from './hosted-call';
import { hostedInspect } from './hosted-inspect';
import type { HostedProvider } from './hosted-model';
import type { CallLimits } from './hosted-retry';
import { characterSheets } from './hosted-sheet';
import type { Inspect } from './inspect';
import { referenceJpeg } from './pixels';
import type { IllustrationPort, IllustrationRequest, PhotoConsent } from './port';
import { styleReference } from './style-reference';
import { takeTurns } from './take-turns';

/** Pictures asked for at a time: a whole book at once would run into the providers' limits per minute. */
const PICTURES_AT_A_TIME = 4;

type HostedOptions = CallLimits & {
  readonly primary: HostedProvider;
  /** Asked when the first provider cannot draw; a refusal on grounds of content is final and not taken further. */
  readonly fallback?: HostedProvider;
  /** Further tries of a sheet or page with defects; 2 unless told otherwise. */
  readonly maxRedraws?: number;
  /** Another checker than the providers' own vision models. */
  readonly inspect?: Inspect;
};

/**
 * Pictures by a hosted image model: a character sheet once, with the child's photo as reference, then every page from
 * the sheet and a style reference, each result checked. A page is never drawn from another page.
 * Nothing leaves the house without a consent that names the hosted service; the words that do are made from the scene
 * and the character alone, neither of which holds the child's name.
 */
export function hostedIllustration(options: HostedOptions): IllustrationPort {
  const { primary, fallback, maxRedraws = 2 } = options;
  const providers = fallback ? [primary, fallback] : [primary];
  const inspect = options.inspect ?? hostedInspect(providers, options);
  const sheetOf = characterSheets();
  const inTurn = takeTurns(PICTURES_AT_A_TIME);

  return {
    async illustrate(request) {
      const usesPhoto = request.photo !== undefined || request.model === 'advanced';
      if (usesPhoto && !namesAll(request.consent, providers)) return fail('illustration_consent_missing');
      if (usesPhoto && !request.photo) return fail('illustration_failed', { reason: 'photo_missing' });
      const wish = request.request === undefined ? ok(undefined) : checkRequest(request.request);
      if (!wish.ok) return wish;
      const photo = await readPhoto(request);
      if (photo === 'broken') return fail('illustration_failed', { reason: 'photo_broken' });

      const bill: Bill = { microUsd: 0 };
      const style = await styleReference();
      const ordering = orderingFrom(providers, options);
      const studio: Studio = { order: (order) => inTurn(() => ordering(order)), inspect, maxRedraws };
      const sheet = await sheetOf(request, { photo, style }, studio, bill);
      if (sheet.kind !== 'drawn') return refusal(sheet, bill);
      const page = await drawPage(request, [sheet.image, style], studio, bill);
      if (page.kind !== 'drawn') return refusal(page, bill);
      return ok({
        image: page.image,
        mimeType: 'image/jpeg',
        widthPx: request.sizePx,
        heightPx: request.sizePx,
        provider: page.provider,
        costMicroUsd: bill.microUsd,
      });
    },
  };
}

/** Whoever may be asked for a picture gets the photo: one after the other, when the first fails. */
const namesAll = (consent: PhotoConsent | undefined, providers: readonly HostedProvider[]): boolean =>
  consent !== undefined && providers.every(({ provider }) => consent.namedServices.includes(provider));

function drawPage(
  request: IllustrationRequest,
  [sheet, style]: readonly [Uint8Array, Uint8Array],
  studio: Studio,
  bill: Bill,
): Promise<TaskOutcome> {
  const { scene, character, sizePx, request: wish } = request;
  const task = {
    prompt: (faults: readonly string[]) => describePicture(request, { faults, ...(wish && { request: wish }) }),
    references: [sheet, style],
    sizePx,
    expectation: {
      subject: 'page',
      hero: describeHero(character),
      scene: wish ? [...describeScene(scene), `Changed as wished: ${wish}`] : describeScene(scene),
      sheet,
    },
  } as const;
  return drawChecked(task, studio, bill);
}

function refusal(outcome: Exclude<TaskOutcome, { kind: 'drawn' }>, { microUsd: costMicroUsd }: Bill) {
  if (outcome.kind === 'unsafe') return fail('illustration_unsafe', { provider: outcome.provider, costMicroUsd });
  if (outcome.kind === 'defective') return fail('illustration_failed', { defects: outcome.defects, costMicroUsd });
  return fail('illustration_unavailable', { failures: outcome.failures, costMicroUsd });
}

async function readPhoto({ photo }: IllustrationRequest): Promise<Uint8Array | null | 'broken'> {
  if (!photo) return null;
  try {
    return await referenceJpeg(photo);
  } catch {
    return 'broken';
  }
}
