import { expect, it } from 'vitest';
import { runStages } from './run-stages';
import type { SharedContext, Stage, StageContext, StageResult } from './stage';

const context = { filters: [] } as unknown as SharedContext;
const PASSED: StageResult = { passed: 1, failed: 0 };

/** Stages that record when they start and end; each yields to the others in between. */
function createStages(plan: Readonly<Record<string, Omit<Stage, 'run'> & { readonly result?: StageResult | Error }>>) {
  const events: string[] = [];
  const processes: number[] = [];
  const stages = Object.fromEntries(
    Object.entries(plan).map(([name, { result = PASSED, ...stage }]): [string, Stage] => {
      const run = async ({ workers }: StageContext) => {
        events.push(`${name} begins`);
        processes.push(workers);
        await new Promise((resolve) => setImmediate(resolve));
        events.push(`${name} ends`);
        if (result instanceof Error) throw result;
        return result;
      };
      return [name, { ...stage, run }];
    }),
  );
  return { events, processes, stages };
}

it('two small stages run in parallel, a large one alone', async () => {
  const { events, stages } = createStages({ a: { cores: 1 }, b: { cores: 1 }, both: { cores: 2 } });
  expect(await runStages(stages, context)).toBe(0);
  expect(events).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'both begins', 'both ends']);
});

it('the stages use two processes together, and one alone uses both', async () => {
  const { processes, stages } = createStages({ a: { cores: 1 }, b: { cores: 1 }, both: { cores: 2 } });
  await runStages(stages, context);
  expect(processes).toEqual([1, 1, 2]);
  const alone = createStages({ only: { cores: 1 }, later: { cores: 1, after: ['only'] } });
  await runStages(alone.stages, context);
  expect(alone.processes).toEqual([2, 2]);
});

it('a stage waits for the stages in `after`, even when they fail', async () => {
  const failing = { passed: 0, failed: 1 };
  const { events, stages } = createStages({
    types: { cores: 1, result: failing },
    build: { cores: 1, after: ['types'] },
    rules: { cores: 1 },
  });
  expect(await runStages(stages, context)).toBe(1);
  expect(events.indexOf('build begins')).toBeGreaterThan(events.indexOf('types ends'));
  expect(events.indexOf('rules begins')).toBeLessThan(events.indexOf('types ends'));
  expect(events).toContain('build ends');
});

it('a stage does not wait for one that was not requested', async () => {
  const { events, stages } = createStages({ browser: { cores: 2, after: ['build'] } });
  expect(await runStages(stages, context)).toBe(0);
  expect(events).toHaveLength(2);
});

it('counts the failures of all stages; a stage that throws counts as one failure and does not stop the others', async () => {
  const { events, stages } = createStages({
    broken: { cores: 2, result: new Error('no disk') },
    unit: { cores: 2, result: { passed: 5, failed: 2 } },
  });
  expect(await runStages(stages, context)).toBe(3);
  expect(events).toContain('unit ends');
});
