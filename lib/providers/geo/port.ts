import type { GeoLookup } from '@/lib/platform/geo';

/**
 * Where a visitor is (spec §7 "Geo lookups"). The browser asks, in this order, so that the shop never passes an
 * address on; and it asks only where the host's own country header says nothing.
 */
export type GeoPort = {
  readonly name: string;
  readonly lookups: readonly GeoLookup[];
};
