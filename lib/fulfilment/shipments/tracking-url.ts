/** The carriers' own pages; each number goes where its URL says `{number}`. */
const CARRIERS: readonly (readonly [name: RegExp, url: string])[] = [
  [/israel\s*post|דואר ישראל/i, 'https://mypost.israelpost.co.il/itemtrace?itemcode={number}'],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum={number}'],
  [/fedex/i, 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
];
/** A page that finds the carrier by the number; the fragment stays in the browser. */
const ANY_CARRIER = 'https://t.17track.net/en#nums={number}';

type Tracking = { readonly carrier: string; readonly trackingNumber: string };

/** Where a parcel is followed, on its carrier's page. */
export function getTrackingUrl({ carrier, trackingNumber }: Tracking): string {
  const url = CARRIERS.find(([name]) => name.test(carrier))?.[1] ?? ANY_CARRIER;
  return url.replace('{number}', encodeURIComponent(trackingNumber));
}
