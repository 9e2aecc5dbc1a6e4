import { expect, it } from 'vitest';
import { inspectNode } from './install.mjs';

it.each(['20.9.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s is supported', (version) =>
  expect(inspectNode(version)).toBeNull(),
);

it.each(['18.20.8', '20.8.1', '8.0.0'])('Node %s is rejected in one line', (version) => {
  expect(inspectNode(version)).toMatch(new RegExp(`^Node 20\\.9 or newer is needed, this is ${version}: .+$`));
});
