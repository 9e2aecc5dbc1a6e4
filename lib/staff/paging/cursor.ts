/** The last row of a page, from which the next one goes on; `null`: it has no such time. */
type Place = { readonly time: Date | null; readonly id: string };

/** `<time>_<id>`, as an address carries it. */
export const formatCursor = ({ time, id }: Place): string => `${time?.getTime() ?? ''}_${id}`;

/** What `formatCursor` wrote; `undefined` for anything else. */
export function parseCursor(text: string | null): Place | undefined {
  const [time = '', id = ''] = text?.split('_') ?? [];
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{0,15}$/.test(time)) return undefined;
  return { time: time === '' ? null : new Date(Number(time)), id };
}

/** The same for a list of rows that all have a time. */
export function parsePageEnd(text: string | null): { readonly createdAt: Date; readonly id: string } | undefined {
  const place = parseCursor(text);
  return place?.time ? { createdAt: place.time, id: place.id } : undefined;
}

/** A page of a list; `next`: where the following one begins, `null` on the last page. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** A page of so many rows, of what was read with one row more. */
export function toPage<Found, Row>(
  found: readonly Found[],
  take: number,
  { toPlace, toRow }: { readonly toPlace: (row: Found) => Place; readonly toRow: (row: Found) => Row },
): Page<Row> {
  const shown = found.slice(0, take);
  const last = found.length > take ? shown.at(-1) : undefined;
  return { rows: shown.map(toRow), next: last ? formatCursor(toPlace(last)) : null };
}
