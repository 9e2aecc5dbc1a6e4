import { LAYERS } from '../../config/dependency-cruiser';
import { EXCEPTIONS, TABLE_OWNERS } from '../../config/table-owners';
import { findQueries, type Models } from './queries';
import type { Source } from './sources';
import { formatLocation } from './syntax';

const OWNERS = new Map(
  Object.entries(TABLE_OWNERS).flatMap(([domain, names]) => names.map((name) => [name, domain] as const)),
);

/**
 * `lib/orders/repository.ts`, `lib/orders/fiscal/repository.ts`, and the files of a folder `repository`; platform, which
 * has no domain of its own, keeps tables in `lib/platform/db`, too.
 */
const isRepository = (name: string): boolean =>
  /\/repository(?:\.ts|\/[^/]+\.ts)$|^lib\/platform\/db\/[^/]+\.ts$/.test(name);

const getDomain = (name: string): string => /^lib\/([^/]+)\//.exec(name)?.[1] ?? name;

/** Queries outside the repositories of their table's owner: `file:line what`, in the order of the code. */
export function findForeignQueries(files: readonly Source[], models: Models, movers: readonly string[]): string[] {
  return files.flatMap((file) =>
    findQueries(file, models).flatMap(({ model, node }) => {
      const name = models.get(model ?? '')?.name ?? null;
      if (name === null) return [formatLocation(file, node, 'queries a table that the rule cannot read')];
      if (EXCEPTIONS.some((one) => one.file === file.name && one.models.includes(name))) return [];
      const owner = OWNERS.get(name);
      if (owner !== getDomain(file.name)) return [formatLocation(file, node, `queries ${name}, which ${owner} owns`)];
      if (isRepository(file.name) || movers.includes(file.name)) return [];
      return [formatLocation(file, node, `queries ${name} outside a repository`)];
    }),
  );
}

/** Models that have no owner or several, and owners and models that do not exist. */
export function findOwnerFaults(owners: typeof TABLE_OWNERS, models: readonly string[]): string[] {
  const owned = Object.values(owners).flat();
  const count = (model: string) => owned.filter((name) => name === model).length;
  return [
    ...models.filter((model) => count(model) !== 1).map((model) => `${model} has ${count(model)} owners`),
    ...owned.filter((name) => !models.includes(name)).map((name) => `${name} is no model`),
    ...Object.keys(owners)
      .filter((owner) => ![...LAYERS.flat(), 'platform'].includes(owner))
      .map((owner) => `${owner} is no domain`),
  ];
}

/** Exceptions whose file does not query the model. */
export function findUnusedExceptions(
  exceptions: typeof EXCEPTIONS,
  files: readonly Source[],
  models: Models,
): string[] {
  return exceptions.flatMap(({ file, models: names }) => {
    const queried = files
      .filter(({ name }) => name === file)
      .flatMap((source) => findQueries(source, models))
      .map(({ model }) => models.get(model ?? '')?.name);
    return names.filter((name) => !queried.includes(name)).map((name) => `${file}: ${name}`);
  });
}
