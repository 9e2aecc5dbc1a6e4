/**
 * The tracked events (spec §7 "Tracking"). Never personal: no name, phone, e-mail, address, photo, nor an id that gives
 * access to anything.
 */
export type TrackedEvent =
  | { readonly name: 'PageView'; readonly path: string }
  | { readonly name: 'ViewContent' | 'AddToCart'; readonly catalogueId: number }
  | {
      readonly name: 'InitiateCheckout' | 'Purchase';
      readonly orderNumber: string;
      readonly amountMinor: number;
      readonly currency: string;
    }
  | { readonly name: 'CompleteRegistration' | 'Lead' };

/** Receives events: a data layer, a pixel, an analytics service. */
export type Tracker = (event: TrackedEvent, dedupeId: string) => void;

type Sent = Parameters<Tracker>;

/** Events kept for a tracker that is loaded late; a visitor of a single page makes fewer. */
const MAX_KEPT = 30;
const MINUTE_MS = 60_000;

const trackers = new Set<Tracker>();
let kept: readonly Sent[] = [];

/**
 * Adds a tracker; returns a function that removes it. `replay` sends it the events of this page load so far, for a
 * tracker that the visitor had allowed before and that is loaded when the page is idle.
 */
export function addTracker(tracker: Tracker, { replay = false }: { readonly replay?: boolean } = {}): () => void {
  trackers.add(tracker);
  if (replay) for (const sent of kept) tracker(...sent);
  return () => trackers.delete(tracker);
}

/** The lower-case event name with the order, else with the minute: repeats of an event have the same id (spec §7). */
export function getDedupeId(event: TrackedEvent, now: Date): string {
  const of = 'orderNumber' in event ? event.orderNumber : Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return `${event.name.toLowerCase()}_${of}`;
}

/** The only entry point for tracking. */
export function track(event: TrackedEvent, now: Date): void {
  const sent: Sent = [event, getDedupeId(event, now)];
  kept = [...kept, sent].slice(-MAX_KEPT);
  for (const tracker of trackers) tracker(...sent);
}
