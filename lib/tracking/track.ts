/**
 * What the shop counts (spec §7 "Tracking"). Never personal: no name, phone, e-mail, address, photo, nor an id that a
 * stranger could open something with.
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

/** Where events go: a data layer, a pixel, an analytics service. */
export type Tracker = (event: TrackedEvent, dedupeId: string) => void;

const trackers = new Set<Tracker>();

/** Adds a receiver; answers how to take it away again. */
export function addTracker(tracker: Tracker): () => void {
  trackers.add(tracker);
  return () => trackers.delete(tracker);
}

const MINUTE_MS = 60_000;

/** The lowercased event name with the order, else with the minute: the same event twice is one (spec §7). */
export function dedupeId(event: TrackedEvent, now: Date): string {
  const of = 'orderNumber' in event ? event.orderNumber : Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return `${event.name.toLowerCase()}_${of}`;
}

/** The one way in for everything that is counted. */
export function track(event: TrackedEvent, now: Date): void {
  for (const tracker of trackers) tracker(event, dedupeId(event, now));
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** A path as it may be counted: without the ids of books and orders. */
export const countedPath = (path: string): string => path.replace(ID, ':id');
