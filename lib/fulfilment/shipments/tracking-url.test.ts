import { expect, it } from 'vitest';
import { getTrackingUrl } from './tracking-url';

it.each([
  ['Israel Post', 'RR123456785IL', 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR123456785IL'],
  ['UPS', '1Z999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['USPS', '9400 1', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201'],
  ['Lulu', 'A&b=1', 'https://t.17track.net/en#nums=A%26b%3D1'],
])(
  '§4 "Delivery statuses": a parcel by %s is followed on a page that knows its number',
  (carrier, trackingNumber, url) => {
    expect(getTrackingUrl({ carrier, trackingNumber })).toBe(url);
  },
);
