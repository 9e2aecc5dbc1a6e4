import { getConsentVersion, type ImageService, type PhotoConsentVersion } from '@/lib/books';
import type { Env } from '@/lib/platform/env';

type Settings = Pick<
  Env,
  'ILLUSTRATOR' | 'ILLUSTRATOR_PROVIDER' | 'ILLUSTRATOR_BASE_URL' | 'ILLUSTRATOR_FALLBACK_PROVIDER'
>;

/** The consent text that these settings require: it names every service that receives the photo. */
export function getRequiredPhotoConsent(env: Settings): PhotoConsentVersion {
  const services = new Set<ImageService>();
  if (env.ILLUSTRATOR === 'hosted') {
    // A model on the shop's own hardware is no outside service.
    if (!env.ILLUSTRATOR_BASE_URL) services.add(env.ILLUSTRATOR_PROVIDER);
    if (env.ILLUSTRATOR_FALLBACK_PROVIDER) services.add(env.ILLUSTRATOR_FALLBACK_PROVIDER);
  }
  return getConsentVersion(services);
}
