import { describePicture } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';
import { type CallLimits, orderPicture, type PictureOrder } from './hosted-call';
import type { HostedProvider } from './hosted-model';
import { referencePhoto } from './pixels';
import type { IllustrationPort, IllustrationRequest } from './port';

type HostedOptions = CallLimits & {
  readonly primary: HostedProvider;
  /** Asked when the first provider cannot draw; a refusal on grounds of content is final and not taken further. */
  readonly fallback?: HostedProvider;
};

/**
 * Pictures by a hosted image model, with the child's photo as reference.
 * Nothing leaves the house without a consent that names the hosted service; the words that do are made from the scene
 * and the character alone, neither of which holds the child's name.
 */
export function hostedIllustration(options: HostedOptions): IllustrationPort {
  const providers = options.fallback ? [options.primary, options.fallback] : [options.primary];

  return {
    async illustrate(request) {
      const usesPhoto = request.photo !== undefined || request.model === 'advanced';
      if (usesPhoto && !request.consent?.namesHostedService) return fail('illustration_consent_missing');
      if (usesPhoto && !request.photo) return fail('illustration_failed', { reason: 'photo_missing' });

      const order = await prepareOrder(request);
      if (!order) return fail('illustration_failed', { reason: 'photo_broken' });

      const failures: string[] = [];
      for (const provider of providers) {
        const name = `${provider.provider}:${provider.model}`;
        const answer = await orderPicture(provider, order, options);
        if (answer.kind === 'unsafe') return fail('illustration_unsafe', { provider: name });
        if (answer.kind === 'drawn') {
          return ok({
            image: answer.image,
            mimeType: 'image/jpeg',
            widthPx: order.sizePx,
            heightPx: order.sizePx,
            provider: name,
            costMicroUsd: answer.costMicroUsd,
          });
        }
        failures.push(`${name} ${answer.reason}`);
      }
      return fail('illustration_unavailable', { failures });
    },
  };
}

async function prepareOrder(request: IllustrationRequest): Promise<PictureOrder | null> {
  try {
    const photo = request.photo ? await referencePhoto(request.photo) : null;
    return { prompt: describePicture(request, { withPhoto: photo !== null }), photo, sizePx: request.sizePx };
  } catch {
    return null;
  }
}
