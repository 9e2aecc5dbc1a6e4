import { SUBMISSION_SORTS, SUBMISSION_STATES, type SubmissionQuery } from '@/lib/company';

export type OrdersQuery = SubmissionQuery;
export type OrdersSort = (typeof SUBMISSION_SORTS)[number];

/** The list as it opens: the newest order first. */
export const FIRST_QUERY: OrdersQuery = { search: '', sort: 'submittedAt', direction: 'desc', page: 1 };

/** More pages than any list has. */
const MAX_PAGE = 10_000;

/** Reads the list's state from the address; what it cannot hold is ignored. */
export function parseOrdersQuery(params: URLSearchParams): OrdersQuery {
  const find = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const status = find('status', SUBMISSION_STATES);
  const page = Number(params.get('page'));
  return {
    ...FIRST_QUERY,
    ...(status && { status }),
    sort: find('sort', SUBMISSION_SORTS) ?? FIRST_QUERY.sort,
    direction: find('direction', ['asc', 'desc']) ?? FIRST_QUERY.direction,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : FIRST_QUERY.page,
  };
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
