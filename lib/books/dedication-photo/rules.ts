/** Version of the consent text beside the photo of a dedication; a new date whenever the text changes. */
export const DEDICATION_CONSENT_VERSION = '2026-11-23';

type Dedicated = { readonly dedication: string | null; readonly dedicationPhoto: unknown };

/** Whether a book's page in front of the story has the family's words or photo: either is a dedication (spec §9). */
export const hasDedication = ({ dedication, dedicationPhoto }: Dedicated): boolean =>
  dedication !== null || dedicationPhoto !== null;
