import path from 'node:path';

/** A page or an endpoint of `app`. */
export type AppRoute = {
  /** Its folder without groups, country and language: `checkout/[orderId]`, `api/orders/create`, and `.` for the home page. */
  readonly name: string;
  readonly file: string;
};

/** The worker, in a list of routes: whatever a test sends can give it work. */
export const WORKER_ROUTE: AppRoute = { name: 'worker', file: 'lib/server/worker.ts' };

const ROUTE_FILE = /^app\/.*(?:page\.tsx|route\.ts)$/;
/** What Next puts around the pages of a folder and of the folders below. */
const AROUND_PAGES = /^(?:layout|template|loading|error|global-error|not-found|default)\.tsx$/;

const toName = (file: string): string =>
  path.posix
    .dirname(file)
    .split('/')
    .slice(1)
    .filter((part) => !/^(?:\(.*\)|\[country\]|\[lang\])$/.test(part))
    .join('/') || '.';

/** Every page and endpoint among the files of the repository. */
export const listAppRoutes = (files: readonly string[]): readonly AppRoute[] =>
  files.filter((file) => ROUTE_FILE.test(file)).map((file) => ({ name: toName(file), file }));

/** The file of a route, and what Next shows around a page or in its place. */
export function listRouteFiles(files: readonly string[], { file }: AppRoute): readonly string[] {
  if (!file.endsWith('page.tsx')) return [file];
  const isAbove = (other: string) => file.startsWith(`${path.posix.dirname(other)}/`);
  return [
    file,
    ...files.filter(
      (other) => other.startsWith('app/') && AROUND_PAGES.test(path.posix.basename(other)) && isAbove(other),
    ),
  ];
}
