import type { Child } from '@/lib/illustrator';

/** What a device read of an added hero. */
export type ReadAdded = { readonly look: Child; readonly unsure: readonly string[] };
