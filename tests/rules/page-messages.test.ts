import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { findUsedMessages } from './support/used-messages';

const SCREENS: Readonly<Record<keyof typeof PAGE_MESSAGES, string>> = {
  wizard: 'components/wizard/wizard-screen.tsx',
  preview: 'components/preview/preview-screen.tsx',
  kindergarten: 'components/kindergarten/kindergarten-form.tsx',
  classBooks: 'components/kindergarten/books/class-books-screen.tsx',
  joinClass: 'components/kindergarten/join/join-screen.tsx',
  companyForm: 'components/company/form/company-form.tsx',
  employee: 'components/company/employee/employee-screen.tsx',
  companyLogin: 'components/company/login/hr-login-screen.tsx',
  companyList: 'components/company/dashboard/batch-list-screen.tsx',
  companyDashboard: 'components/company/dashboard/dashboard-screen.tsx',
  shared: 'components/sharing/shared-screen.tsx',
  checkout: 'components/checkout/checkout-screen.tsx',
  confirmation: 'components/orders/confirmation-screen.tsx',
  confirm: 'components/confirm/confirm-screen.tsx',
  editor: 'components/editor/editor-screen.tsx',
  hero: 'components/hero-change/hero-change-screen.tsx',
  myBooks: 'components/orders/my-books-screen.tsx',
  resume: 'components/resume/resume-screen.tsx',
  stopReminders: 'components/resume/stop-reminders-screen.tsx',
  deletePhoto: 'components/resume/delete-photo-screen.tsx',
  deletionReceipt: 'components/resume/deletion-receipt-screen.tsx',
};

const covers = (path: string, read: string): boolean => read === path || read.startsWith(`${path}.`);
const sent = (page: keyof typeof PAGE_MESSAGES): readonly string[] => PAGE_MESSAGES[page];

describe.each(Object.keys(SCREENS) as (keyof typeof PAGE_MESSAGES)[])('the messages of the page %s', (page) => {
  const used = [...findUsedMessages(SCREENS[page])];

  it('hold all that its screen reads', () => {
    const missing = used.flatMap(([file, paths]) =>
      paths.filter((read) => !sent(page).some((path) => covers(path, read))).map((read) => `${file}: ${read}`),
    );
    expect(missing).toEqual([]);
  });

  it('and no part that it does not read', () => {
    const reads = used.flatMap(([, paths]) => paths);
    // A screen that reads a whole domain by a variable may read this part of it.
    const idle = sent(page).filter((path) => !reads.some((read) => covers(path, read) || covers(read, path)));
    expect(idle).toEqual([]);
  });

  it('stand in the messages', () => {
    for (const path of sent(page)) {
      const [domain, ...keys] = path.split('.');
      const file = JSON.parse(readFileSync(`messages/he/${domain}.json`, 'utf8'));
      expect([path, keys.reduce((node, key) => node?.[key], file)]).toEqual([path, expect.anything()]);
    }
  });
});
