import AxeBuilder from '@axe-core/playwright';
import { expect, type Route, test } from '@playwright/test';
import { chooseBook, fillChild } from './support/steps';
import { wordsIn } from './support/words';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl', word: 'שיהוקים' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy', word: 'hiccups' },
] as const;

/** The draft's answer as it was while three other drawings came before. */
async function stillWaiting(route: Route): Promise<void> {
  const answer = await route.fetch();
  const draft = await answer.json();
  const character = { state: 'queued', stage: 'queued', done: 0, total: 2, errorCode: null };
  const waiting = { ...draft, portraits: { regular: null, advanced: null }, tasks: { ...draft.tasks, character } };
  await route.fulfill({ response: answer, json: waiting });
}

for (const child of CHILDREN) {
  test(`issue 6 "Waiting": the place in the line, coming back, the hero, and the book deleted ${child.tag} @phone`, async ({
    page,
  }) => {
    const { language, name, gender } = child;
    const say = wordsIn(language);
    const draft = /\/api\/books\/[0-9a-f-]{36}$/;
    await page.goto(`/${language}/wizard`);
    await fillChild(page, say, child);
    await chooseBook(page, say, child, child.word);
    await page.route(draft, (route) => (route.request().method() === 'GET' ? stillWaiting(route) : route.continue()));
    await page.route(/\/place\?/, (route) => route.fulfill({ json: { place: { before: 3, seconds: 9 } } }));
    await page.getByRole('button', { name: say('wizard.photo.without.go') }).click();

    const title = page.getByRole('heading', { level: 1, name: say('waiting.scene.title', { name, gender }) });
    await page.waitForURL(/\/preview\//);
    // Left and come back: it waits where it was.
    await page.reload();
    await expect(title).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/10/)).toBeVisible();
    const axe = await new AxeBuilder({ page }).analyze();
    expect(axe.violations.map(({ id }) => id)).toEqual([]);

    await page.getByRole('button', { name: say('waiting.tell.open') }).click();
    await page.getByRole('textbox', { name: say('waiting.tell.email') }).fill(`waiting-${language}@example.com`);
    await page.getByRole('button', { name: say('waiting.tell.send') }).click();
    await expect(page.getByText(say('errors.letterConsentRequired'))).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('waiting.tell.send') }).click();
    await page.getByRole('button', { name: say('waiting.tell.done') }).click();

    // Without touching anything, the hero appears.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(title).toBeHidden({ timeout: 60_000 });

    await page.route(draft, (route) => (route.request().method() === 'GET' ? stillWaiting(route) : route.continue()));
    await page.reload();
    await page.getByRole('button', { name: say('waiting.delete.open') }).click();
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: say('waiting.delete.confirm') }).click();
    expect((await gone).status()).toBe(200);
    await expect(page.getByText(say('waiting.delete.done'), { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect((await page.request.get(new URL((await gone).url()).pathname)).status()).toBe(404);
  });
}
