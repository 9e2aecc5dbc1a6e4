import { signInStaff } from '../support/desk-records';
import { dropJobs } from '../support/drop-jobs';
import { confirmEmployee, fillBatch, openBatch, readGroupId } from '../support/group-records';
import { createTranslate } from '../support/messages';
import { getLinks, waitForMessage } from '../support/outbox';
import { expectFitting } from '../support/page/fitting';
import { withDatabase } from '../support/staff-session';
import { newParent } from '../support/steps';
import { expect, test } from '../support/test';

const RUNS = [
  ['he', '@he @phone', { company: 'מאפיית שיבולת', kindergarten: 'גן דובדבן', name: 'רות כהן', city: 'חיפה' }],
  [
    'en',
    '@en @desktop',
    { company: 'Wheatear Bakery', kindergarten: 'Cherry Garden', name: 'Ruth Cohen', city: 'Haifa' },
  ],
] as const;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

for (const [language, tag, words] of RUNS) {
  const t = createTranslate(language);
  const g = (key: string, values = {}) => t(`staff.groups.${key}`, values);

  test(`§6 the desk: a class is opened for a teacher, who gets the link, in ${language} ${tag}`, async ({ page }) => {
    const teacher = newParent('IL');
    const name = `${words.kindergarten} ${teacher.e164.slice(-4)}`;
    await signInStaff(page, 'service', language);
    await page.goto('/staff/groups');
    await expect(page.getByRole('heading', { level: 1, name: g('title') })).toBeVisible();
    await page.getByRole('link', { name: g('new') }).click();
    await expectFitting(page);
    await page.getByLabel(g('fields.kindergartenName'), { exact: true }).fill(name);
    const open = page.getByRole('button', { name: g('open.kindergarten') });
    await open.click();
    // What is refused says so beside its field, and nothing that was typed is lost.
    await expect(page.getByText(t('errors.emailInvalid'))).toBeVisible();
    await expect(page.getByText(t('errors.phoneInvalid'))).toBeVisible();
    await expect(page.getByLabel(g('fields.kindergartenName'), { exact: true })).toHaveValue(name);
    await expectFitting(page);
    await page.getByLabel(g('fields.contactName'), { exact: true }).fill(words.name);
    await page.getByLabel(g('fields.phone'), { exact: true }).fill(teacher.typed);
    await page.getByLabel(g('fields.email'), { exact: true }).fill(teacher.email);
    await page.getByLabel(g('language'), { exact: true }).selectOption(language);
    await page.getByLabel(g('lastDay'), { exact: true }).fill(inDays(20));
    await open.click();
    const id = await readGroupId(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectFitting(page);

    const mail = await waitForMessage(page.request, teacher.email);
    const link = page.locator('#details + dl').getByText(/\/class\/[\w-]+$/);
    const url = (await link.textContent()) ?? '';
    expect(mail.text).toContain(url);
    expect(getLinks(mail).some((href) => href.endsWith('/kindergarten'))).toBe(true);

    await page.getByText(t('staff.actions.group_deadline'), { exact: true }).first().click();
    await page.locator('#deadline-day').fill(inDays(200));
    await page.getByRole('button', { name: g('saveDay') }).click();
    await expect(page.getByText(t('errors.classLinkDayInvalid', { linkDays: 90 }))).toBeVisible();
    await expectFitting(page);
    await page.locator('#deadline-day').fill(inDays(5));
    await page.getByRole('button', { name: g('saveDay') }).click();
    await expect(page.getByRole('button', { name: g('saveDay') })).toBeHidden();

    // The link reaches the teacher once more.
    await page.getByRole('button', { name: t('staff.actions.group_link') }).click();
    const timeline = page.locator('section[aria-labelledby="timeline"]');
    const copies = timeline.getByText(new RegExp(t('staff.timeline.messages.classOpened')));
    await expect(copies).toHaveCount(2);

    await page.goto(`/staff/groups?kind=kindergarten&list=deadline&q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/staff/groups/${id}`);
    await expectFitting(page);
    await page.goto(`/staff/groups?kind=company&q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  test(`§6 the desk: a company’s quote, its transfer and the trail in ${language} ${tag}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const hr = newParent('IL');
    const company = `${words.company} ${hr.e164.slice(-4)}`;
    await signInStaff(page, 'owner', language);
    await page.goto('/staff/groups/new');
    await page.getByLabel(g('kind'), { exact: true }).selectOption('company');
    const fill = (field: string, value: string) => page.getByLabel(g(`fields.${field}`), { exact: true }).fill(value);
    await fill('companyName', company);
    await fill('contactName', words.name);
    await fill('contactPhone', hr.typed);
    await fill('contactEmail', hr.email);
    await page.getByLabel(g('language'), { exact: true }).selectOption(language);
    await page.getByLabel(g('book'), { exact: true }).selectOption({ index: 1 });
    await fill('street', `${words.city} 1`);
    await fill('city', words.city);
    await page.getByLabel(g('fields.bookType'), { exact: true }).selectOption('digital');
    const open = page.getByRole('button', { name: g('open.company') });
    await open.click();
    await expect(page.getByText(t('errors.companyDayInvalid', { companyDays: 90 }))).toBeVisible();
    await expectFitting(page);
    await page.getByLabel(g('lastDay'), { exact: true }).fill(inDays(20));
    await open.click();
    const id = await readGroupId(page);
    await waitForMessage(page.request, hr.email);
    await fillBatch(playwright.request, { id, language, baseURL: baseURL ?? '' });

    await page.reload();
    await expectFitting(page);
    await page.getByRole('button', { name: g('sendQuote', { price: '₪200' }) }).click();
    await expect(page.getByText(t('staff.states.awaiting_payment')).first()).toBeVisible();
    const isQuote = (subject: string | null) => /quote|הצע/i.test(subject ?? '');
    await waitForMessage(page.request, hr.email, ({ subject }) => isQuote(subject));
    await page.goto(`/staff/groups?list=transfer&q=${encodeURIComponent(company)}`);
    await page.getByRole('link', { name: company }).click();

    await page.getByText(t('staff.actions.transfer'), { exact: true }).first().click();
    await page.locator('#transfer-amount').fill('199');
    await page.getByRole('button', { name: t('staff.forms.transfer') }).click();
    await expect(page.getByText(t('errors.transferAmountWrong'))).toBeVisible();
    await expectFitting(page);
    await page.locator('#transfer-amount').fill('200');
    await page.getByRole('button', { name: t('staff.forms.transfer') }).click();
    const price = page.locator('section[aria-labelledby="price"]');
    await expect(price.getByText(t('staff.states.paid'), { exact: true })).toBeVisible();
    const { orderId } = await withDatabase((db) => db.companyBatch.findUniqueOrThrow({ where: { id } }));
    await dropJobs(orderId ?? '');
    await page.reload();
    await expectFitting(page);

    await page.goto('/staff/audit?action=group_quote');
    await expect(page.getByRole('heading', { level: 1, name: t('staff.audit.title') })).toBeVisible();
    await expectFitting(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('staff.orders.export') }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
    await page.locator(`a[href="/staff/groups/${id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });

  test(`§6 the desk: a company’s order is cancelled, and its link says so, in ${language} ${tag}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const employee = newParent('IL');
    await signInStaff(page, 'service', language);
    const id = await openBatch(page, language, words.company);
    await fillBatch(playwright.request, { id, language, baseURL: baseURL ?? '', books: 60 });
    await confirmEmployee(id, employee.e164);
    await page.goto(`/staff/groups/${id}`);
    // Whole numbers, and the first page of the employees; the next one follows.
    const members = page.locator('section[aria-labelledby="members"]');
    await expect(members.getByText(g('count', { state: g('memberStates.submitted'), count: 60 }))).toBeVisible();
    await expect(members.getByText(t('staff.lists.shown', { count: 50 }))).toBeVisible();
    const more = members.getByRole('button', { name: t('staff.lists.more') });
    // A page that is not ready yet takes no click.
    await expect(async () => {
      if (await more.isVisible()) await more.press('Enter');
      await expect(more).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(members.getByText(t('staff.lists.whole', { count: 60 }))).toBeVisible();
    await expectFitting(page);

    await page.getByText(g('cancel.unpaid.title'), { exact: true }).first().click();
    await expect(page.getByText(g('cancel.unpaid.hint'))).toBeVisible();
    const cancel = page.getByRole('button', { name: g('cancel.unpaid.submit'), exact: true });
    await cancel.click();
    await expect(page.getByText(t('errors.reasonRequired'))).toBeVisible();
    await expectFitting(page);
    await page.getByLabel(t('staff.forms.reason')).fill('The company asked');
    await cancel.click();
    await expect(page.getByText(g('states.cancelled'), { exact: true })).toBeVisible();
    await expect(page.getByText(g('cancel.unpaid.title'), { exact: true })).toHaveCount(0);
    await expectFitting(page);

    await waitForMessage(page.request, employee.e164);
    const { linkToken } = await withDatabase((db) => db.companyBatch.findUniqueOrThrow({ where: { id } }));
    await page.goto(`/IL/${language}/company/${linkToken}`);
    await expect(page.getByRole('heading', { name: t('employee.states.cancelled.title') })).toBeVisible();
    await expectFitting(page);
  });
}

test('§6 the desk: production sees groups without people, an editor none, and neither the trail @en @desktop', async ({
  page,
}) => {
  await signInStaff(page, 'production', 'en');
  expect((await page.request.get('/staff/groups')).status()).toBe(200);
  expect((await page.request.get('/staff/groups/new')).status()).toBe(404);
  expect((await page.request.get('/staff/audit')).status()).toBe(404);
  await signInStaff(page, 'editor', 'en');
  expect((await page.request.get('/staff/groups')).status()).toBe(404);
});
