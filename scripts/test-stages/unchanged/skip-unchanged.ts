import type { Stage } from '../stage';
import { listDue, recordRun, type TestKeys } from './passed';

type Tested = {
  /** Its tests, each with a hash of what it depends on. */
  readonly getKeys: () => TestKeys;
  /** The stage's arguments for a run of only some tests; a stage that is one test has none. */
  readonly toFilters?: (tests: readonly string[]) => readonly string[];
};

const UNCHANGED = 'unchanged since it passed (npm test -- all runs it)';

/**
 * A stage of which only the tests run that have not yet passed with the present content of the files that they depend
 * on. `always` runs all of them. A run with arguments, such as names of files, runs these and is not recorded.
 */
export const skipUnchanged = (name: string, { getKeys, toFilters }: Tested, always: boolean, stage: Stage): Stage => ({
  ...stage,
  run: async (context) => {
    if (context.filters.length > 0) return stage.run(context);
    const keys = getKeys();
    const due = always ? [...keys.keys()] : listDue(name, keys);
    if (due.length === 0) return { passed: 0, failed: 0, skipped: UNCHANGED };
    const isPart = due.length < keys.size;
    const result = await stage.run(isPart && toFilters ? { ...context, filters: toFilters(due) } : context);
    const passed = result.failed === 0 ? due : due.filter((test) => result.passedFiles?.includes(test));
    recordRun(name, keys, due, passed);
    const notes = [`${due.length} of ${keys.size} files`, result.note].filter(Boolean);
    return isPart ? { ...result, note: notes.join('; ') } : result;
  },
});
