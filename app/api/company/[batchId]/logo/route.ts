import { COMPANY_LIMITS } from '@/lib/company';
import { checkLogoAllowed, removeLogo, saveLogo, toBatchView } from '@/lib/company/server';
import { newId } from '@/lib/platform/ids';
import { errorReply, mutation, reply, resultReply, upload } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { FORM_BYTES } from '@/lib/server/api/photos/photo-form';
import { readLogo } from '@/lib/server/threads/photo-reader';

const ROUTE = '/api/company/[batchId]/logo';

/** Stores the company's logo: multipart `file`. */
export const PUT = upload(
  ROUTE,
  {
    maxBytes: COMPANY_LIMITS.logoBytes + FORM_BYTES,
    tooLarge: 'logo_too_large',
    /** Checks the batch's owner before the upload is read. */
    checkUpload: async (context) => {
      const answer = await withHr(context, async (deps) =>
        resultReply(await checkLogoAllowed(context.params.batchId, deps), () => null),
      );
      return answer.status === 200 ? { checked: null } : answer;
    },
  },
  (context) =>
    withHr(context, async (deps) => {
      const file = context.input.get('file');
      if (!(file instanceof Blob)) {
        return errorReply('logo_not_an_image', { fields: { file: 'logo_not_an_image' } });
      }
      const { storage } = context.shop;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const saved = await saveLogo(context.params.batchId, bytes, { ...deps, storage, newId, readLogo });
      if (saved.ok) return reply(await toBatchView(saved.value, deps));
      return saved.code === 'logo_too_large' || saved.code === 'logo_too_small' || saved.code === 'logo_not_an_image'
        ? errorReply(saved.code, { fields: { file: saved.code } })
        : resultReply(saved, () => null);
    }),
);

/** Deletes the company's logo. */
export const DELETE = mutation(ROUTE, { rate: 'write' }, (context) =>
  withHr(context, async (deps) => {
    const { storage } = context.shop;
    const removed = await removeLogo(context.params.batchId, { ...deps, storage });
    return removed.ok ? reply(await toBatchView(removed.value, deps)) : resultReply(removed, () => null);
  }),
);
