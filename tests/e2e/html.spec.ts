import { expect, test } from '@playwright/test';
import { htmlValidate } from '../config/html-validate';
import { ALL_PAGES } from './support/page-kinds';

for (const { path, status, audience } of ALL_PAGES) {
  test(`valid HTML: ${path} @phone @en`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    const { results } = await htmlValidate.validateString(await answer.text(), path);
    const problems = results.flatMap(({ messages }) => messages);
    // The heading of a personal page comes with the person's own content.
    const counted = problems.filter(({ ruleId }) => audience !== 'personal' || ruleId !== 'heading-level');
    expect(counted.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });
}
