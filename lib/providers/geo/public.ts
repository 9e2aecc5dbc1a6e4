import type { GeoPort } from './port';

/** Two public services that answer any origin without a key. They see the visitor's IP address and nothing else. */
export const createPublicGeo = (): GeoPort => ({
  name: 'public',
  lookups: [
    { kind: 'json', url: 'https://ipapi.co/json/' },
    { kind: 'trace', url: 'https://www.cloudflare.com/cdn-cgi/trace' },
  ],
});
