import { choosePictureSchema } from '@/lib/books';
import { choosePicture } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Chooses one of a page's pictures. */
export const PUT = mutation(
  '/api/orders/[orderId]/picture',
  { rate: 'write', schema: choosePictureSchema },
  async (context) => {
    const deps = getEditingDeps(context);
    if (!deps) return signInRequired(context.visitor);
    const { params, input } = context;
    return resultReply(await choosePicture(params.orderId, input, deps), (value) => value);
  },
);
