import { filterAllowedFields, type Tracker } from '@/lib/tracking';
import { readClickId } from './click-id-store';

declare global {
  interface Window {
    /** Queue that a tag manager reads, whether it is already loaded or loads later. */
    dataLayer?: unknown[];
  }
}

/** Pushes tracking events to the data layer (spec §7 "Tracking"). This alone sends nothing. */
export const dataLayer: Tracker = ({ name, ...fields }, dedupeId) => {
  window.dataLayer ??= [];
  const clickId = readClickId();
  window.dataLayer.push({
    event: name,
    ...filterAllowedFields({ event_id: dedupeId, ...fields, ...(clickId && { click_id: clickId }) }),
  });
};
