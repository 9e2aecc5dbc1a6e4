import type { CatalogueEntry } from '../model';
import { smallLight } from './small-light';

/** What the shop sells, in the order of its shelves. */
export const ENTRIES: readonly CatalogueEntry[] = [smallLight];
