import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import { cache } from 'react';
import type { Served, ServedData } from '@/lib/client/api/served-data';
import { newId } from '@/lib/platform/ids';
import { describeError, log } from '@/lib/platform/logging/log';
import { type Container, getContainer } from '../container';
import { limitReads } from './read-limit';
import { type PageVisitor, readPageVisitor } from './visitor';

/** Context for reading the visitor's data for a personal page, like an API route's context without its request. */
export type PageVisit = { readonly shop: Container; readonly visitor: PageVisitor; readonly now: Date };

/**
 * The visitor of the page that is being rendered, read once per page; `null` when the visitor is over the rate limit.
 */
const getPageVisit = cache(async (): Promise<PageVisit | null> => {
  const now = new Date();
  const container = await getContainer();
  const request = new Request(container.env.SHOP_URL, { headers: await headers() });
  const visitor = await readPageVisitor(request, container, now);
  return limitReads(visitor, now) ? null : { shop: container, visitor, now };
});

/**
 * Reads the data of a page. `null` when that fails or the visitor is over the rate limit: the page is then rendered
 * without data, and its screen calls the API, which returns the error.
 */
export async function readForPage<T>(read: (visit: PageVisit) => Promise<T>): Promise<T | null> {
  try {
    const visit = await getPageVisit();
    return visit && (await read(visit));
  } catch (error) {
    unstable_rethrow(error);
    log.error(describeError(error), 'a page was read without its data');
    return null;
  }
}

/** Converts a page's data to what the API would return (no dates, no `undefined`), for the page's screen. */
export const toServedData = ({ visitor }: PageVisit, data: ServedData): Served => ({
  data: JSON.parse(JSON.stringify(data)),
  renderId: newId(),
  visitDue: visitor.visitDue,
});
