import type { GeoPort } from './port';

/** Two public services that answer any origin without a key. They learn the visitor's address, and nothing else. */
export const publicGeo = (): GeoPort => ({
  name: 'public',
  lookups: [
    { kind: 'json', url: 'https://ipapi.co/json/' },
    { kind: 'trace', url: 'https://www.cloudflare.com/cdn-cgi/trace' },
  ],
});
