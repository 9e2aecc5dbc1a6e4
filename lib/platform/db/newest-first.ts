/** The last row of a page that is sorted by `createdAt` and `id`, the newest first. */
export type PageEnd = { readonly createdAt: Date; readonly id: string };

/** The rows of the next page: an index on both columns finds them. */
export const isAfter = (end: PageEnd | undefined) =>
  end ? { createdAt: { lte: end.createdAt }, OR: [{ createdAt: { lt: end.createdAt } }, { id: { lt: end.id } }] } : {};

export const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const satisfies readonly object[];
