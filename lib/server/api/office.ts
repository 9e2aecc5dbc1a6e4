import { isCompanyBook } from '@/lib/books/server';
import { isCompanyLink, isEmployeeLink } from '@/lib/company/server';
import type { Db } from '@/lib/platform/db';
import { checkRateLimit, RATE_CLASSES } from '@/lib/platform/http';
import type { Container } from '../container';
import type { Visitor } from './visitor';

type Rate = keyof typeof RATE_CLASSES;
type Base = {
  readonly shop: Pick<Container, 'db'>;
  readonly params: Readonly<Record<string, string>>;
};

/** Whether a request is about an order of a company's employee: hundreds of them share the address of their office. */
export type IsOffice = (base: Base) => Promise<boolean>;

/** The link of a company is in the path. */
export const hasCompanyLink: IsOffice = ({ shop, params }) => isCompanyLink(shop.db, params.token ?? '');

/** An employee's own link is in the path. */
export const hasEmployeeLink: IsOffice = ({ shop, params }) => isEmployeeLink(shop.db, params.secret ?? '');

/** The book in the path is one of a company. */
export const hasCompanyBook: IsOffice = ({ shop, params }) => isCompanyBook(shop.db, params.bookId ?? '');

/** What an office may send of each class, beside the usual limit of each of its devices. */
const OFFICE_CLASSES: Readonly<Partial<Record<Rate, (typeof RATE_CLASSES)['officeWrite' | 'officeUpload']>>> = {
  write: RATE_CLASSES.officeWrite,
  upload: RATE_CLASSES.officeUpload,
};

/** Seconds that a device of an office waits: it has the limit of a visitor, and the office a limit of its own. */
export async function checkOfficeLimit(
  db: Db,
  rate: Rate,
  { deviceId, addressKey }: Pick<Visitor, 'deviceId' | 'addressKey'>,
  now: Date,
): Promise<number> {
  const device = await checkRateLimit(db, RATE_CLASSES[rate], `device:${deviceId}`, now);
  return Math.max(device, await checkRateLimit(db, OFFICE_CLASSES[rate] ?? RATE_CLASSES[rate], addressKey, now));
}
