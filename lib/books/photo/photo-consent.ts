import type { Language } from '@/lib/markets';

/** External image services, by the names that a parent reads. */
export const IMAGE_SERVICES = { openai: 'OpenAI', google: 'Google' } as const;
export type ImageService = keyof typeof IMAGE_SERVICES;

/** Version of the consent text at the photo step when no photo leaves the shop. */
export const PHOTO_CONSENT_VERSION = '2026-11-28' as const;

/**
 * Every acceptable version with the services that its text names, the newest first; a new date whenever the text
 * changes. Since 2026-11-24 the text says what is read from the photo. From 2026-11-27 it also said that the advanced
 * model takes the face from it; since 2026-11-28 no model does, and more of what is read is named.
 */
const SERVICES_BY_VERSION = {
  [PHOTO_CONSENT_VERSION]: [],
  '2026-11-28/openai': ['openai'],
  '2026-11-28/google': ['google'],
  '2026-11-28/openai+google': ['openai', 'google'],
  '2026-11-27': [],
  '2026-11-27/openai': ['openai'],
  '2026-11-27/google': ['google'],
  '2026-11-27/openai+google': ['openai', 'google'],
  '2026-11-26': [],
  '2026-11-26/openai': ['openai'],
  '2026-11-26/google': ['google'],
  '2026-11-26/openai+google': ['openai', 'google'],
  '2026-11-24': [],
  '2026-11-24/openai': ['openai'],
  '2026-11-24/google': ['google'],
  '2026-11-24/openai+google': ['openai', 'google'],
  '2026-11-01': [],
  '2026-11-21/openai': ['openai'],
  '2026-11-21/google': ['google'],
  '2026-11-21/openai+google': ['openai', 'google'],
} as const satisfies Record<string, readonly ImageService[]>;
export type PhotoConsentVersion = keyof typeof SERVICES_BY_VERSION;

/** Version of the consent text at the photo step when the photo is read on the parent's device and never sent. */
export const DEVICE_CONSENT_VERSION = 'device/2026-11-28' as const;

/**
 * Every acceptable version of that text, the newest first. Until 2026-11-26 the list above it named neither eyelids nor
 * ears.
 */
export const DEVICE_CONSENT_VERSIONS = [DEVICE_CONSENT_VERSION, 'device/2026-11-26'] as const;

/**
 * Version of the consent text for a photo of an added hero, which is always read on the parent's device. The third hero's
 * is the same text, which says who it is about by name.
 */
export const ADDED_CONSENT_VERSION = 'second/2026-11-29' as const;
export type AddedConsentVersion = typeof ADDED_CONSENT_VERSION;

/** The declaration of a school for the photos of its class, which names no service. No parent can send it. */
export type SchoolConsentVersion = `school/${string}`;

/** The consent that is stored with a photo, or with what was read from one. */
export type StoredConsent = {
  readonly textVersion: PhotoConsentVersion | SchoolConsentVersion | (typeof DEVICE_CONSENT_VERSIONS)[number];
  readonly language: Language;
};

export const PHOTO_CONSENT_VERSIONS = Object.keys(SERVICES_BY_VERSION) as readonly PhotoConsentVersion[];

const isVersion = (version: string): version is PhotoConsentVersion => Object.hasOwn(SERVICES_BY_VERSION, version);

/** The services that a stored consent names (rulings, "Photos and names"); none for an unknown version. */
export const getConsentServices = (version: string): readonly ImageService[] =>
  isVersion(version) ? SERVICES_BY_VERSION[version] : [];

/** The version whose text names exactly these services. */
export function getConsentVersion(services: ReadonlySet<ImageService>): PhotoConsentVersion {
  const fits = PHOTO_CONSENT_VERSIONS.find((version) => {
    const named = SERVICES_BY_VERSION[version];
    return named.length === services.size && named.every((service) => services.has(service));
  });
  if (!fits) throw new Error('No consent names these image services');
  return fits;
}
