import type { Kind } from './kinds';
import type { Figures } from './measure';

/** What is assumed about a month; everything else is measured. */
const ASSUMED = {
  /** Of the sold books, as in `npm run prove fifty-orders`. */
  printed: 0.4,
  /** Previews that nobody buys, for one sold book. */
  drafts: 10,
  /** Visitors who open a few pages, for one sold book. */
  visits: 50,
  /** A busy hour, in average ones: evenings before a holiday. */
  busy: 10,
} as const;
const MONTH_SECONDS = 30 * 86_400;
const GIGABYTE = 1024 ** 3;
const MONTHS = [1000, 100_000, 1_000_000] as const;

type ByKind = Readonly<Record<Kind, Figures>>;

/** What one sold book takes and leaves, with all that happens around it. */
function perSoldBook(figures: ByKind) {
  const sold = (key: 'workers' | 'webs' | 'postgres' | 'rowBytes' | 'objectBytes') =>
    (1 - ASSUMED.printed) * figures.digital[key] + ASSUMED.printed * figures.printed[key];
  const around = (key: 'workers' | 'webs' | 'postgres') =>
    sold(key) + ASSUMED.drafts * figures.draft[key] + ASSUMED.visits * figures.visit[key];
  return {
    workers: around('workers'),
    webs: around('webs'),
    postgres: around('postgres'),
    rowBytes: sold('rowBytes'),
    objectBytes: sold('objectBytes'),
    draftObjectBytes: ASSUMED.drafts * figures.draft.objectBytes,
  };
}

/** The table of `docs/operations.md`: cores on average and in a busy hour, and what stays of a month's sold books. */
export function formatForecast(figures: ByKind): string {
  const one = perSoldBook(figures);
  const cores = (books: number, seconds: number) => {
    const average = (books * seconds) / MONTH_SECONDS;
    return `${average.toFixed(2)} / ${(average * ASSUMED.busy).toFixed(1)}`;
  };
  const gigabytes = (books: number, bytes: number) => ((books * bytes) / GIGABYTE).toFixed(1);
  return [
    '| books a month | worker cores, average / busy | web cores | Postgres cores | rows, GB a month | objects, GB a month | objects of drafts, GB a month |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...MONTHS.map((books) =>
      [
        '',
        books.toLocaleString('en'),
        cores(books, one.workers),
        cores(books, one.webs),
        cores(books, one.postgres),
        gigabytes(books, one.rowBytes),
        gigabytes(books, one.objectBytes),
        gigabytes(books, one.draftObjectBytes),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    `Assumed: ${JSON.stringify(ASSUMED)}`,
  ].join('\n');
}
