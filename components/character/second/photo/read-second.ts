import type { Child } from '@/lib/illustrator';

/** What a device read of the second hero. */
export type ReadSecond = { readonly look: Child; readonly unsure: readonly string[] };
