import { getLink } from '@/lib/kindergarten/server';
import { query, resultReply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** The class of a link with the parent's own children. */
export const GET = query(
  '/api/kindergarten/link/[token]',
  async (context) =>
    classUnavailable() ??
    resultReply(
      await getLink(context.params.token, { ...getClassDeps(context), secret: context.shop.env.SHOP_SECRET }),
      (value) => value,
    ),
);
