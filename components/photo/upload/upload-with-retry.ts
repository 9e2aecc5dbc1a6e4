import { toApiError } from '@/lib/client/api/api-error';
import { uploadForm } from '@/lib/client/api/upload';
import { isTransientStatus, retryAfterDelay, retryDelay } from './retry';

/**
 * State of the upload. `numbers`: only what this device has read is sent; `offline`: it continues when the connection is
 * back.
 */
export type UploadState =
  | { readonly phase: 'numbers' }
  | { readonly phase: 'preparing' }
  | { readonly phase: 'sending'; readonly sent: number }
  | { readonly phase: 'offline' }
  | { readonly phase: 'waiting' };

export type UploadRetryOptions = { readonly signal: AbortSignal; readonly onState: (state: UploadState) => void };

/** Resolves on the event, on abort, or after `ms`. */
const waitForEvent = (event: string, signal: AbortSignal, ms?: number): Promise<void> =>
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

/** Resolves when there is a connection; `onOffline` is called when that takes a while. */
export async function waitForConnection(signal: AbortSignal, onOffline: () => void): Promise<void> {
  if (navigator.onLine) return;
  onOffline();
  await waitForEvent('online', signal);
}

/**
 * Uploads a form and retries on a broken connection: it waits for the network, or a little longer each time. The server
 * deduplicates equal bytes, so a repeated upload is safe. Throws like `sendJson`, also on abort.
 */
export const uploadWithRetry = <Data>(path: string, form: FormData, options: UploadRetryOptions): Promise<Data> =>
  sendWithRetry((onProgress) => uploadForm<Data>(path, form, { signal: options.signal, onProgress }), options);

/** The same for any request that may be repeated. `onProgress` takes the share that is sent, 0 to 1. */
export async function sendWithRetry<Data>(
  send: (onProgress: (sent: number) => void) => Promise<Data>,
  { signal, onState }: UploadRetryOptions,
): Promise<Data> {
  let full = 0;
  for (let failed = 0; ; ) {
    await waitForConnection(signal, () => onState({ phase: 'offline' }));
    onState({ phase: 'sending', sent: 0 });
    try {
      signal.throwIfAborted();
      return await send((sent) => onState({ phase: 'sending', sent }));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (signal.aborted || !isTransientStatus(error.status)) throw error;
      // Going offline is not a failed attempt: we tell the parent and continue when the connection is back.
      if (!navigator.onLine) continue;
      const busy = error.code === 'server_busy';
      if (busy) full += 1;
      else failed += 1;
      const luck = Math.random();
      const wait = busy ? retryAfterDelay(full, error.data.waitSeconds, luck) : retryDelay(failed, luck);
      if (wait === null) throw error;
      onState({ phase: 'waiting' });
      await waitForEvent('online', signal, wait);
    }
  }
}
