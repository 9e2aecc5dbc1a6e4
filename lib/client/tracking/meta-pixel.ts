import { getPixelParams, stripIds, type Tracker, type TrackingSettings } from '@/lib/tracking';
import { readMetaClickId } from './click-id-store';

/**
 * Sends events with the pixel's image instead of its script. The script would add the page's full address, which may
 * contain the id of a book or the secret of a link, and listen to every button.
 * @see https://developers.facebook.com/docs/meta-pixel/implementation/conversion-tracking
 */
export const createMetaPixel =
  ({ id, url }: NonNullable<TrackingSettings['pixel']>): Tracker =>
  (event, dedupeId) => {
    const clickId = readMetaClickId();
    const params = new URLSearchParams({ id, ev: event.name, eid: dedupeId, noscript: '1' });
    params.set('dl', `${window.location.origin}${stripIds(window.location.pathname)}`);
    if (clickId) params.set('fbc', clickId);
    for (const [name, value] of Object.entries(getPixelParams(event))) params.set(`cd[${name}]`, String(value));
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = `${url}?${params}`;
  };
