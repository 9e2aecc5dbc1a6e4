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

const trackers = new Set<Tracker>();

/** Adds a tracker; returns a function that removes it. */
export function addTracker(tracker: Tracker): () => void {
  trackers.add(tracker);
  return () => trackers.delete(tracker);
}

const MINUTE_MS = 60_000;

/** The lower-case event name with the order, else with the minute: repeats of an event have the same id (spec §7). */
export function getDedupeId(event: TrackedEvent, now: Date): string {
  const of = 'orderNumber' in event ? event.orderNumber : Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return `${event.name.toLowerCase()}_${of}`;
}

/** The only entry point for tracking. */
export function track(event: TrackedEvent, now: Date): void {
  for (const tracker of trackers) tracker(event, getDedupeId(event, now));
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** A path without the ids of books and orders, for tracking. */
export const stripIds = (path: string): string => path.replace(ID, ':id');
