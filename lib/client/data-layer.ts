import type { Tracker } from '@/lib/tracking';

declare global {
  interface Window {
    /** The queue that a tag manager reads, whether it is there already or comes later. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Hands what is counted to the page's data layer (spec §7 "Tracking"); nothing leaves the page by that alone. */
export const dataLayer: Tracker = ({ name, ...fields }, dedupeId) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, event_id: dedupeId, ...fields });
};
