/** The `searchParams` of a Next page: a repeated key has an array of values. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The same query as `useSearchParams` returns it in the browser. */
export const toSearchParams = (query: PageQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value ?? []].flat().map((each) => [key, each] as [string, string]),
    ),
  );
