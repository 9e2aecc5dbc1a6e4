'use client';

import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import { fetcher } from '@/lib/client/api/fetcher';
import type { Page } from '@/lib/staff';

/** The rows of a list that the browser does not have yet. */
export type MoreRows = {
  readonly hasMore: boolean;
  readonly load: () => void;
  readonly loading: boolean;
  readonly failure: ApiError | undefined;
};

type Added<Row> = { readonly first: Page<Row>['rows']; readonly rows: readonly Row[]; readonly next: string | null };

/**
 * The rows of a list: the page that the server rendered, and those that were loaded after it. Times of loaded rows are
 * texts. `toPath` gives the route of the page after a cursor.
 */
export function useMoreRows<Row>(
  { rows: first, next }: Page<Row>,
  toPath: (after: string) => string,
): { readonly rows: readonly Row[]; readonly more: MoreRows } {
  const [added, setAdded] = useState<Added<Row>>({ first, rows: [], next });
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const running = useRef(false);
  // The server has rendered the list anew: what was loaded after the old one may be out of date.
  const current = added.first === first ? added : { first, rows: [], next };

  const load = async () => {
    if (running.current || current.next === null) return;
    running.current = true;
    setLoading(true);
    setFailure(undefined);
    try {
      const page = await fetcher<Page<Row>>(toPath(current.next));
      setAdded({ first, rows: [...current.rows, ...page.rows], next: page.next });
    } catch (thrown) {
      setFailure(toApiError(thrown));
    } finally {
      running.current = false;
      setLoading(false);
    }
  };
  const more = { hasMore: current.next !== null, load: () => void load(), loading, failure };
  return { rows: [...first, ...current.rows], more };
}
