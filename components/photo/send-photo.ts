import { asApiError } from '@/lib/client/api-error';
import { upload } from '@/lib/client/upload';
import { mayPass, waitBeforeNext, waitWhileBusy } from './retry';

/** Where the sending stands. `offline`: it goes on by itself when the connection is back. */
export type Sending =
  | { readonly phase: 'preparing' }
  | { readonly phase: 'sending'; readonly sent: number }
  | { readonly phase: 'offline' }
  | { readonly phase: 'waiting' };

type SendOptions = { readonly signal: AbortSignal; readonly onState: (state: Sending) => void };

/** Ends at the event, at the parent's wish to stop, or after a time. */
const until = (event: string, signal: AbortSignal, ms?: number): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      window.removeEventListener(event, settle);
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(settle, ms);
    window.addEventListener(event, settle);
    signal.addEventListener('abort', settle);
  });

/**
 * Sends a form and does not give up at a broken connection: it waits for the network, or a little longer each time.
 * The server makes one photo of the same bytes, however often they arrive. Throws like `send`, also when stopped.
 */
export async function sendPersistently<Data>(path: string, form: FormData, options: SendOptions): Promise<Data> {
  const { signal, onState } = options;
  let full = 0;
  for (let failed = 0; ; ) {
    if (!navigator.onLine) {
      onState({ phase: 'offline' });
      await until('online', signal);
    }
    onState({ phase: 'sending', sent: 0 });
    try {
      signal.throwIfAborted();
      return await upload<Data>(path, form, { signal, onProgress: (sent) => onState({ phase: 'sending', sent }) });
    } catch (thrown) {
      const error = asApiError(thrown);
      if (signal.aborted || !mayPass(error.status)) throw error;
      // Losing the network is no failed try: the parent is told, and it goes on when it is back.
      if (!navigator.onLine) continue;
      const busy = error.code === 'server_busy';
      if (busy) full += 1;
      else failed += 1;
      const luck = Math.random();
      const wait = busy ? waitWhileBusy(full, error.data.waitSeconds, luck) : waitBeforeNext(failed, luck);
      if (wait === null) throw error;
      onState({ phase: 'waiting' });
      await until('online', signal, wait);
    }
  }
}
