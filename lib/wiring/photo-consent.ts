import { consentNaming, type ImageService, type PhotoConsentVersion } from '@/lib/books';
import type { Env } from '@/lib/platform/env';

type Settings = Pick<Env, 'ILLUSTRATOR' | 'ILLUSTRATOR_PROVIDER' | 'ILLUSTRATOR_FALLBACK_PROVIDER'>;

/** The words that a parent must accept under these settings: every service that would get the photo is named. */
export function photoConsentOf(env: Settings): PhotoConsentVersion {
  const services = new Set<ImageService>();
  if (env.ILLUSTRATOR === 'hosted') {
    services.add(env.ILLUSTRATOR_PROVIDER);
    if (env.ILLUSTRATOR_FALLBACK_PROVIDER) services.add(env.ILLUSTRATOR_FALLBACK_PROVIDER);
  }
  return consentNaming(services);
}
