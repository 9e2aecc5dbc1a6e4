import { peekSession } from '@/lib/accounts/server';
import { getListenUrl } from '@/lib/platform/env';
import { getEventHub } from '../events/hub';
import { acquireStreamSlot } from '../events/limits';
import { type Followed, progressStream } from '../events/stream';
import { EventStream, errorReply, type Reply, reply } from './reply';
import type { Context } from './route';

/** Retry-After in seconds for a browser that is rejected. */
const RETRY_SECONDS = 10;

/** Loads only while the session of the request lasts: a stream ends with it, as soon as it looks again. */
const whileSignedIn = <View>({ load, ...followed }: Followed<View>, { shop, visitor }: Context<undefined>) => ({
  ...followed,
  load: async () => {
    const { account, sessionToken } = visitor;
    if (account && sessionToken && !(await peekSession(shop.db, sessionToken, new Date()))) return null;
    return load();
  },
});

/**
 * Sends progress as server-sent events until it is finished or the visitor disconnects; sends it once as JSON to a
 * client that does not accept events. An object of another owner gets the same reply as one that does not exist.
 */
export async function progressReply<View>(context: Context<undefined>, followed: Followed<View>): Promise<Reply> {
  const { shop, visitor, request } = context;
  const first = await followed.load();
  if (!first) return errorReply('not_found');
  const wantsEvents = request.headers.get('accept')?.includes('text/event-stream');
  // The response to HEAD has no body.
  if (!wantsEvents || request.method === 'HEAD') return reply(first.view);
  const slot = acquireStreamSlot(visitor);
  if (typeof slot === 'string') return errorReply(slot, { data: { waitSeconds: RETRY_SECONDS } });
  const hub = getEventHub(getListenUrl(shop.env));
  return {
    status: 200,
    body: new EventStream(
      progressStream({ ...whileSignedIn(followed, context), hub, signal: request.signal, onEnd: slot.release }),
    ),
  };
}
