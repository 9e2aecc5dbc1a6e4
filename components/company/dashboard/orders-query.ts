import { SUBMISSION_SORTS, SUBMISSION_STATES, type SubmissionQuery, submissionQuerySchema } from '@/lib/company';

export type OrdersQuery = SubmissionQuery;
export type OrdersSort = (typeof SUBMISSION_SORTS)[number];

/** The list as it opens: the newest order first. */
export const FIRST_QUERY: OrdersQuery = { search: '', sort: 'submittedAt', direction: 'desc', page: 1 };

/** Reads the list's state from the address; what it cannot hold is ignored. */
export function parseOrdersQuery(params: URLSearchParams): OrdersQuery {
  const known = (value: string | null, values: readonly string[]) =>
    value !== null && values.includes(value) ? value : undefined;
  const page = params.get('page');
  const parsed = submissionQuerySchema.safeParse({
    status: known(params.get('status'), SUBMISSION_STATES),
    sort: known(params.get('sort'), SUBMISSION_SORTS),
    direction: known(params.get('direction'), ['asc', 'desc']),
    ...(page !== null && { page }),
  });
  return parsed.success ? parsed.data : FIRST_QUERY;
}

/** The query of the API; the defaults are left out. */
export function toOrdersSearch(query: OrdersQuery): string {
  const entries = Object.entries(query).filter(
    ([key, value]) => value !== undefined && value !== FIRST_QUERY[key as keyof OrdersQuery],
  );
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

/** What stands in the address: all but the search text, which may be somebody's name or phone. */
export const toAddressSearch = (query: OrdersQuery): string => toOrdersSearch({ ...query, search: '' });
