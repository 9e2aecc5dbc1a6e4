import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { findUsedMessages } from './support/used-messages';

const SCREENS: Readonly<Record<keyof typeof PAGE_MESSAGES, string>> = {
  wizard: 'components/wizard/wizard-screen.tsx',
  preview: 'components/preview/preview-screen.tsx',
  kindergarten: 'components/kindergarten/kindergarten-form.tsx',
  classStart: 'components/kindergarten/landing/returning-start.tsx',
  classBooks: 'components/kindergarten/books/class-books-screen.tsx',
  joinClass: 'components/kindergarten/join/join-screen.tsx',
  companyForm: 'components/company/form/company-form.tsx',
  employee: 'components/company/employee/employee-screen.tsx',
  companyLogin: 'components/company/login/hr-login-screen.tsx',
  companyList: 'components/company/dashboard/batch-list-screen.tsx',
  companyDashboard: 'components/company/dashboard/dashboard-screen.tsx',
  shared: 'components/sharing/shared-screen.tsx',
  gift: 'components/sharing/given-screen.tsx',
  checkout: 'components/checkout/checkout-screen.tsx',
  confirmation: 'components/orders/confirmation-screen.tsx',
  confirm: 'components/confirm/confirm-screen.tsx',
  editor: 'components/editor/editor-screen.tsx',
  hero: 'components/hero-change/hero-change-screen.tsx',
  myBooks: 'components/orders/my-books/my-books-screen.tsx',
  resume: 'components/resume/resume-screen.tsx',
  stopReminders: 'components/resume/stop-reminders-screen.tsx',
  deletePhoto: 'components/resume/delete-photo-screen.tsx',
  deletionReceipt: 'components/resume/deletion-receipt-screen.tsx',
};

type Used = readonly (readonly [file: string, paths: readonly string[]])[];

const covers = (path: string, read: string): boolean => read === path || read.startsWith(`${path}.`);

/** What the files of a screen read and its page does not send. */
const findMissing = (used: Used, sent: readonly string[]): string[] =>
  used.flatMap(([file, paths]) =>
    paths.filter((read) => !sent.some((path) => covers(path, read))).map((read) => `${file}: ${read}`),
  );

/** What a page sends and its screen does not read; one that reads a whole domain by a variable may read all of it. */
const findIdle = (used: Used, sent: readonly string[]): string[] => {
  const reads = used.flatMap(([, paths]) => paths);
  return sent.filter((path) => !reads.some((read) => covers(path, read) || covers(read, path)));
};

const isMessage = (path: string): boolean => {
  const [domain, ...keys] = path.split('.');
  const file = JSON.parse(readFileSync(`messages/he/${domain}.json`, 'utf8'));
  return keys.reduce((node, key) => node?.[key], file) !== undefined;
};

describe.each(Object.keys(SCREENS) as (keyof typeof PAGE_MESSAGES)[])('the messages of the page %s', (page) => {
  const used = [...findUsedMessages(SCREENS[page])];
  const sent: readonly string[] = PAGE_MESSAGES[page];

  it('hold all that its screen reads', () => expect(findMissing(used, sent)).toEqual([]));
  it('and no part that it does not read', () => expect(findIdle(used, sent)).toEqual([]));
  it('stand in the messages', () => expect(sent.filter((path) => !isMessage(path))).toEqual([]));
});

it('the rules report violations', () => {
  const used = [['a.tsx', ['wizard.child.name', 'errors']]] as const;
  expect(findMissing(used, ['wizard.child', 'errors.nameTooShort'])).toEqual(['a.tsx: errors']);
  expect(findIdle(used, ['wizard.child', 'wizard.photo', 'errors.nameTooShort'])).toEqual(['wizard.photo']);
  expect(isMessage('wizard.no.such.text')).toBe(false);
  expect(findMissing([...findUsedMessages(SCREENS.checkout)], []).length).toBeGreaterThan(10);
});
