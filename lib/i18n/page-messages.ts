/** The button and dialog that delete a photo; several pages have them. */
const DELETE_PHOTO = ['wizard.photo.delete'] as const;

/**
 * The messages that each personal page gets in the browser, as domains or parts of them.
 * `tests/rules/page-messages.test.ts` checks that the lists match what the screens use.
 */
export const PAGE_MESSAGES = {
  wizard: ['common', 'errors', 'hero.known', 'wizard'],
  preview: [
    ...['common', 'errors', 'orders.missing', 'preview', ...DELETE_PHOTO, 'wizard.stages.painting', 'wizard.steps'],
    ...[
      'hero.ask',
      'hero.candidates',
      'hero.closed',
      'hero.noAdvanced',
      'hero.redraw',
      'hero.steps',
      'hero.what',
      'hero.zoom',
    ],
    ...['waiting.delete', 'waiting.guest', 'waiting.leave', 'waiting.place', 'waiting.scene', 'waiting.stages'],
    'waiting.tell',
  ],
  kindergarten: [
    ...['common', 'errors', 'kindergarten.children', 'kindergarten.details', 'kindergarten.form', 'kindergarten.link'],
    ...['kindergarten.photos', 'kindergarten.summary', 'wizard.photo.reading'],
  ],
  classBooks: ['common', 'errors', 'kindergarten.books', 'orders.missing'],
  joinClass: ['common', 'errors', 'kindergarten.children', 'kindergarten.join', 'orders.missing', 'wizard.photo'],
  companyForm: ['common', 'company.form', 'company.formats', 'company.logo', 'errors', 'kindergarten.details'],
  employee: ['common', 'employee', 'errors', 'orders.missing', 'wizard.child', 'wizard.photo'],
  companyLogin: ['account.verify', 'company.login', 'errors'],
  companyList: ['company.list', 'company.login', 'company.problems', 'errors.errorId'],
  companyDashboard: ['checkout.notice', 'common', 'company', 'errors', 'kindergarten.details'],
  shared: ['common', 'preview.book', 'preview.shared'],
  checkout: [
    'account.address',
    'checkout',
    'common',
    'errors',
    'occasions',
    'orders.address',
    'orders.gift',
    'orders.missing',
  ],
  confirmation: [
    ...['account.address', 'account.emailRefused', 'checkout.delivery', 'common', 'errors', 'orders.address'],
    ...['orders.confirmation', 'orders.gift', 'orders.reprint'],
    ...['orders.dispatch', 'orders.download', 'orders.edit', 'orders.missing', 'orders.timeline', 'orders.upgrade'],
    ...['rewards.another', 'rewards.coupon', 'rewards.earn', 'rewards.invite', 'rewards.review'],
  ],
  confirm: [
    ...[
      'checkout.delivery',
      'common',
      'confirm.print',
      'errors',
      'orders.address',
      'orders.dispatch',
      'orders.edit',
      'orders.missing',
    ],
    'orders.reprint',
  ],
  editor: [
    ...['checkout.dedication', 'common', 'editor', 'errors', 'hero.change.changed', 'hero.change.undo'],
    'orders.missing',
  ],
  hero: [
    ...['common', 'errors', 'hero.ask', 'hero.candidates', 'hero.change', 'hero.known', 'hero.noAdvanced'],
    ...['hero.redraw', 'hero.steps', 'hero.what', 'hero.zoom', 'orders.missing', 'preview', 'waiting.delete'],
    ...['waiting.leave', 'waiting.place', 'waiting.scene', 'waiting.stages', 'waiting.tell', 'wizard.photo'],
    'wizard.stages.painting',
  ],
  myBooks: [
    ...['account.address', 'account.confirmEmail', 'account.country', 'account.emailRefused', 'account.everywhere'],
    ...[
      'account.data',
      'account.shared',
      'common',
      'errors',
      'orders.dispatch',
      'orders.download',
      'orders.edit',
      'orders.missing',
      'orders.shelf',
    ],
    ...['orders.upgrade', 'waiting.delete', ...DELETE_PHOTO],
    ...['rewards.earn', 'rewards.invite', 'rewards.mine', 'rewards.review'],
  ],
  resume: ['errors', 'waiting.close', 'waiting.resume', 'waiting.stop'],
  stopReminders: ['errors', 'waiting.stop'],
  deletePhoto: ['errors', 'waiting.photo'],
  deletionReceipt: ['account.receipt', 'errors'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
