import { isAvailable } from '@/lib/capabilities';
import { type ClassRow, toClassView } from '@/lib/kindergarten/server';
import { fail, type Result } from '@/lib/platform/result';
import { getOwner } from './owner';
import { type Reply, resultReply } from './reply';
import type { Context } from './route';

type Base = Pick<Context<unknown>, 'shop' | 'visitor' | 'now'>;

/** Dependencies for collecting a class; the routes do not exist while classes are not for sale. */
export const getClassDeps = (context: Base) => {
  const { db, storage, enqueue } = context.shop;
  return { db, storage, enqueue, owner: getOwner(context), now: context.now };
};

/** The reply of every class route while nothing can be bought: it does not exist. */
export const classUnavailable = (): Reply | null =>
  isAvailable('kindergarten') ? null : resultReply(fail('not_found'), () => null);

/** A changed class as its teacher sees it. */
export async function classReply(result: Result<ClassRow>, { shop, now }: Base): Promise<Reply> {
  const view = result.ok ? await toClassView(result.value, { sign: shop.storage.signedUrl, now }) : null;
  return resultReply(result, () => view);
}

/** Dependencies for the classes that an account has ordered, or `null` for a visitor who is not signed in. */
export function getOrderedClassDeps({ shop, visitor, now }: Base) {
  if (!visitor.account) return null;
  const { accountId, country } = visitor.account;
  const { db, enqueue, storage } = shop;
  return {
    db,
    enqueue,
    accountId,
    account: { accountId, country },
    deviceId: visitor.deviceId,
    sign: storage.signedUrl,
    now,
  };
}
