/** Image services outside the house, by the names that a parent reads. */
export const IMAGE_SERVICES = { openai: 'OpenAI', google: 'Google' } as const;
export type ImageService = keyof typeof IMAGE_SERVICES;

/** Version of the words beside the consent box at the photo step, when no photo leaves the house. */
export const PHOTO_CONSENT_VERSION = '2026-11-01';

/** Every version that can be accepted, with the services that its words name; a new day whenever words change. */
const SERVICES_NAMED = {
  [PHOTO_CONSENT_VERSION]: [],
  '2026-11-21/openai': ['openai'],
  '2026-11-21/google': ['google'],
  '2026-11-21/openai+google': ['openai', 'google'],
} as const satisfies Record<string, readonly ImageService[]>;
export type PhotoConsentVersion = keyof typeof SERVICES_NAMED;

export const PHOTO_CONSENT_VERSIONS = Object.keys(SERVICES_NAMED) as readonly PhotoConsentVersion[];

const isVersion = (version: string): version is PhotoConsentVersion => Object.hasOwn(SERVICES_NAMED, version);

/** The services that a stored consent names (rulings, "Consent"); none for words that nobody knows any more. */
export const servicesNamedIn = (version: string): readonly ImageService[] =>
  isVersion(version) ? SERVICES_NAMED[version] : [];

/** The words to show where these services get the photo: those that name them all, and no other. */
export function consentNaming(services: ReadonlySet<ImageService>): PhotoConsentVersion {
  const fits = PHOTO_CONSENT_VERSIONS.find((version) => {
    const named = SERVICES_NAMED[version];
    return named.length === services.size && named.every((service) => services.has(service));
  });
  if (!fits) throw new Error('No consent names these image services');
  return fits;
}
