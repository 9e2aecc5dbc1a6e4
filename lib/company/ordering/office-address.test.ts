import { expect, test } from 'vitest';
import { formatAddress } from '@/lib/orders/shipping/format-address';
import { toOfficeAddress } from './office-address';

const OFFICE = { contactName: 'Dana', companyName: 'Orot', officeCity: 'Haifa', officePostal: null, officeState: null };

test.each([
  ['IL', 'הרצל 12', 'הרצל 12, Haifa'],
  ['US', '12 Main St Suite 300', '12 Main St Suite 300, Haifa'],
  ['US', 'P.O. Box 130', 'P.O. Box 130, Haifa'],
  ['KE', 'Ngong Road, 14-16', 'Ngong Road, 14-16, Haifa'],
] as const)('§3 "office address", %s: %s is printed as HR wrote it', (country, officeStreet, label) => {
  const address = toOfficeAddress({ ...OFFICE, country, officeStreet });
  expect(formatAddress({ ...address, apartment: null })).toBe(label);
});
