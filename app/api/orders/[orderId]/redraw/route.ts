import { redrawPictureSchema } from '@/lib/books';
import { redrawPicture } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Draws another picture of a page, with a request if there is one. */
export const POST = mutation(
  '/api/orders/[orderId]/redraw',
  { rate: 'write', schema: redrawPictureSchema, idempotent: true },
  async (context) => {
    const deps = getEditingDeps(context);
    if (!deps) return signInRequired(context.visitor);
    const { params, input } = context;
    return resultReply(await redrawPicture(params.orderId, input, deps), (value) => value);
  },
);
