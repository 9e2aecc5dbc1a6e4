import type { ReactNode } from 'react';
import type { Language } from '@/lib/markets';
import type { EmailData } from '../model';
import { getEmailTexts } from './email-texts';

const COUNTED = ['books', 'photos', 'pictures', 'files'] as const;

type Things = Pick<EmailData['dataDeleted'], (typeof COUNTED)[number] | 'orders' | 'years'>;

/** Lines for what is deleted with an account; nothing is counted that there is none of. */
export function listDeleted(language: Language, things: Things): readonly ReactNode[] {
  const { rich } = getEmailTexts(language, 'dataDeleted');
  return [
    ...COUNTED.filter((key) => things[key] > 0).map((key) => rich(key, { count: things[key] })),
    rich('account'),
    rich('addresses'),
    rich('written'),
  ];
}

/** Lines for the records that stay when an account is deleted. */
export function listRemaining(language: Language, { orders, years }: Things): readonly ReactNode[] {
  const { rich } = getEmailTexts(language, 'dataDeleted');
  return [orders > 0 ? rich('orders', { count: orders, years }) : rich('noOrders'), rich('consents')];
}
