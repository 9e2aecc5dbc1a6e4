import { htmlValidate } from '../../config/html-validate';
import { ALL_PAGES } from '../support/page/page-kinds';
import { expect, test } from '../support/test';

for (const { path, status } of ALL_PAGES) {
  test(`valid HTML: ${path} @phone @en`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const { results } = await htmlValidate.validateString(await response.text(), path);
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });
}
