import type { SketchQueue } from '@/lib/books/server';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';

/** Maximum number of waiting clients; a longer queue would only produce pictures that come too late. */
const MAX_WAITING = 16;
const QUEUE_FULL = fail('illustration_unavailable');

type SketchResult = Awaited<ReturnType<SketchQueue>>;
type PendingSketch = {
  readonly request: DrawRequest;
  readonly signal: AbortSignal;
  readonly resolve: (answer: SketchResult) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Draws one picture after the other. Each client has one entry, its newest request, at the position of its first, so
 * that no client fills the queue alone. Aborted requests are skipped, so that dragging a slider leaves no backlog; a
 * new client is rejected at once when the queue is full.
 */
export function createSketchQueue(draw: (request: DrawRequest) => Promise<Drawing>): SketchQueue {
  // In order of arrival; a newer request replaces the client's older one in place.
  const waiting = new Map<string, PendingSketch>();
  let drawing = false;

  const drawAll = async (): Promise<void> => {
    if (drawing) return;
    drawing = true;
    for (const [clientKey, { request, signal, resolve, reject }] of waiting) {
      waiting.delete(clientKey);
      try {
        resolve(signal.aborted ? QUEUE_FULL : ok(await draw(request)));
      } catch (thrown) {
        reject(thrown);
      }
    }
    drawing = false;
  };

  return (request, { clientKey, signal }) =>
    new Promise((resolve, reject) => {
      const older = waiting.get(clientKey);
      if (!older && waiting.size >= MAX_WAITING) return resolve(QUEUE_FULL);
      older?.resolve(QUEUE_FULL);
      waiting.set(clientKey, { request, signal, resolve, reject });
      void drawAll();
    });
}
