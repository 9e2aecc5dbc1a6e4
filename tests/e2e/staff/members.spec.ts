import { createReview, signInStaff } from '../support/desk-records';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { newParent } from '../support/steps';
import { expect, test } from '../support/test';

for (const [language, colorScheme] of [
  ['he', 'light'],
  ['en', 'dark'],
] as const) {
  test(`§6 the desk: an owner lets somebody in, changes the role and switches them off @${language}`, async ({
    page,
  }) => {
    const t = createTranslate(language);
    const phone = newParent('IL').e164;
    await page.emulateMedia({ colorScheme });
    await signInStaff(page, 'owner', language);
    await page.goto('/staff/members');
    await expect(page.getByRole('heading', { level: 1, name: t('staff.nav.members') })).toBeVisible();
    await expectFitting(page);

    await page.getByRole('button', { name: t('staff.members.add') }).click();
    await expect(page.getByText(t('errors.phoneInvalid'))).toBeVisible();
    await expectFitting(page);
    await page.locator('#member-phone').fill(phone);
    await page.locator('#member-role').selectOption('editor');
    await page.getByRole('button', { name: t('staff.members.add') }).click();
    const row = page.getByRole('row').filter({ hasText: phone });
    await expect(row).toContainText(t('staff.members.states.invited'));

    await row.locator('summary').click();
    await row.getByRole('combobox').selectOption('service');
    await row.getByRole('button', { name: t('staff.members.saveRole') }).click();
    await expect(row).toContainText(t('staff.roles.service'));
    await expectFitting(page);
    await row.getByRole('button', { name: t('staff.members.off') }).click();
    await expect(row).toContainText(t('staff.members.states.off'));
    await expectFitting(page);

    await page.getByRole('button', { name: t('staff.nav.theme') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'light' ? 'dark' : 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'light' ? 'dark' : 'light');
    await expectFitting(page);
  });
}

test('§6 the desk: an editor publishes a review, which shoppers see, and has no list of members @en', async ({
  page,
}) => {
  const t = createTranslate('en');
  const review = `Read every evening, ${newParent('IL').e164}`;
  await createReview(review);
  const bookPath = '/IL/en/books/10001';
  // From here on the page is kept in memory, without the review.
  expect(await (await page.request.get(bookPath)).text()).not.toContain(review);
  await signInStaff(page, 'editor', 'en');
  await page.goto('/staff/reviews');
  const row = page.getByRole('row').filter({ hasText: review });
  await expectFitting(page);
  await row.getByRole('button', { name: t('staff.lists.publish') }).click();
  await expect(row).toBeHidden();
  await page.goto(bookPath);
  const shown = page.getByRole('listitem').filter({ hasText: review });
  await expect(shown.getByText(t('bookDetail.reviews.rewarded'))).toBeVisible();
  await expect(shown.getByRole('img', { name: t('rewards.review.stars', { count: 5 }) })).toBeVisible();
  await expectFitting(page);
  await page.goto('/staff/members');
  await expect(page.getByRole('heading', { level: 1, name: t('staff.missing.title') })).toBeVisible();
});
