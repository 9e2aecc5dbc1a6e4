import { consentSchema, cropSchema, dedicationConsentSchema, wizardSchema } from '@/lib/books';
import type { PhotoUpload } from '@/lib/books/server';
import type { DedicationPhotoUpload } from '@/lib/orders/server';
import type { ErrorCode } from '@/lib/platform/errors';

/** Space for the form around the photo itself. */
export const FORM_BYTES = 16 * 1024;

type PhotoFormResult<Upload> =
  | { readonly ok: true; readonly upload: Upload }
  | { readonly ok: false; readonly field: 'file' | 'crop' | 'consent'; readonly code: ErrorCode };

function parseJson(value: FormDataEntryValue | null): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  } catch {
    return undefined;
  }
}

async function readFile(form: FormData): Promise<Uint8Array | null> {
  const images = wizardSchema.shape.images.safeParse(form.getAll('file'));
  const file = images.data?.[0];
  return file ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** Parses the photo step's form. */
export async function readPhotoForm(form: FormData): Promise<PhotoFormResult<PhotoUpload>> {
  const consent = consentSchema.safeParse(parseJson(form.get('consent')));
  if (!consent.success) return { ok: false, field: 'consent', code: 'photo_consent_required' };
  const cropGiven = form.get('crop');
  const crop = cropGiven === null ? null : cropSchema.safeParse(parseJson(cropGiven));
  if (crop && !crop.success) return { ok: false, field: 'crop', code: 'validation_failed' };
  const bytes = await readFile(form);
  if (!bytes) return { ok: false, field: 'file', code: 'photo_required' };
  const { textVersion, language } = consent.data;
  return {
    ok: true,
    upload: {
      bytes,
      crop: crop?.data ?? null,
      consent: { textVersion, language },
    },
  };
}

/** Parses the form of a dedication's photo. */
export async function readDedicationPhotoForm(form: FormData): Promise<PhotoFormResult<DedicationPhotoUpload>> {
  const consent = dedicationConsentSchema.safeParse(parseJson(form.get('consent')));
  if (!consent.success) return { ok: false, field: 'consent', code: 'dedication_photo_consent_required' };
  const bytes = await readFile(form);
  if (!bytes) return { ok: false, field: 'file', code: 'photo_required' };
  const { textVersion, language } = consent.data;
  return { ok: true, upload: { bytes, consent: { textVersion, language } } };
}
