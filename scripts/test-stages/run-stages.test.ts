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

it('three stages run in parallel, and the next begins when one has ended', async () => {
  const { events, stages } = createStages({ a: {}, b: {}, c: {}, d: {} });
  expect(await runStages(stages, context)).toBe(0);
  expect(events.slice(0, 4)).toEqual(['a begins', 'b begins', 'c begins', 'a ends']);
  expect(events.indexOf('d begins')).toBeGreaterThan(events.indexOf('a ends'));
});

it('the stages use three processes together, and one alone uses all', async () => {
  const { processes, stages } = createStages({ a: {}, b: {}, c: {} });
  await runStages(stages, context);
  expect(processes).toEqual([1, 1, 1]);
  const alone = createStages({ only: {}, later: { after: ['only'] } });
  await runStages(alone.stages, context);
  expect(alone.processes).toEqual([3, 3]);
});

it('a stage that needs two processes begins when one is free, and takes the place of two', async () => {
  const { events, processes, stages } = createStages({
    build: {},
    browser: { after: ['build'], processes: 2 },
    rules: {},
    unit: {},
    photos: {},
    stories: {},
  });
  await runStages(stages, context);
  expect(processes[3]).toBe(2);
  expect(events.indexOf('browser begins')).toBe(events.indexOf('build ends') + 1);
  const first = ['rules', 'unit'].map((name) => events.indexOf(`${name} ends`));
  expect(events.indexOf('photos begins')).toBeGreaterThan(Math.max(...first));
});

it('a stage waits for the stages in `after`, even when they fail', async () => {
  const failing = { passed: 0, failed: 1 };
  const { events, stages } = createStages({
    types: { result: failing },
    build: { after: ['types'] },
    rules: {},
  });
  expect(await runStages(stages, context)).toBe(1);
  expect(events.indexOf('build begins')).toBeGreaterThan(events.indexOf('types ends'));
  expect(events.indexOf('rules begins')).toBeLessThan(events.indexOf('types ends'));
  expect(events).toContain('build ends');
});

it('a stage does not wait for one that was not requested', async () => {
  const { events, stages } = createStages({ browser: { after: ['build'] } });
  expect(await runStages(stages, context)).toBe(0);
  expect(events).toHaveLength(2);
});

it('counts the failures of all stages; a stage that throws counts as one failure and does not stop the others', async () => {
  const { events, stages } = createStages({
    broken: { result: new Error('no disk') },
    unit: { result: { passed: 5, failed: 2 } },
  });
  expect(await runStages(stages, context)).toBe(3);
  expect(events).toContain('unit ends');
});
