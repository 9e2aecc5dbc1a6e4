import { consentSchema, cropSchema, wizardSchema } from '@/lib/books';
import type { PhotoUpload } from '@/lib/books/server';
import type { ErrorCode } from '@/lib/platform/errors';

type PhotoFormResult =
  | { readonly ok: true; readonly upload: PhotoUpload }
  | { readonly ok: false; readonly field: 'file' | 'crop' | 'consent'; readonly code: ErrorCode };

function parseJson(value: FormDataEntryValue | null): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the photo step's form. */
export async function readPhotoForm(form: FormData): Promise<PhotoFormResult> {
  const consent = consentSchema.safeParse(parseJson(form.get('consent')));
  if (!consent.success) return { ok: false, field: 'consent', code: 'photo_consent_required' };
  const cropGiven = form.get('crop');
  const crop = cropGiven === null ? null : cropSchema.safeParse(parseJson(cropGiven));
  if (crop && !crop.success) return { ok: false, field: 'crop', code: 'validation_failed' };
  const images = wizardSchema.shape.images.safeParse(form.getAll('file'));
  const file = images.data?.[0];
  if (!file) return { ok: false, field: 'file', code: 'photo_required' };
  const { textVersion, language } = consent.data;
  return {
    ok: true,
    upload: {
      bytes: new Uint8Array(await file.arrayBuffer()),
      crop: crop?.data ?? null,
      consent: { textVersion, language },
    },
  };
}
