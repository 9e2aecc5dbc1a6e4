import type { Tracker } from '@/lib/tracking';

declare global {
  interface Window {
    /** Queue that a tag manager reads, whether it is already loaded or loads later. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes tracking events to the data layer (spec §7 "Tracking"). This alone sends nothing. */
export const dataLayer: Tracker = ({ name, ...fields }, dedupeId) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, event_id: dedupeId, ...fields });
};
