import { type Env, fulfilmentSetting } from '@/lib/platform/env';
import { PRINT_HOUSES, type PrintHouseName } from '@/lib/providers/fulfilment/port';

/** The name of the adapter that each setting selects. */
const ADAPTERS = {
  sandbox: 'print-sandbox',
  manual: 'manual',
  lulu: 'lulu',
} as const satisfies Record<Env['FULFILMENT'], PrintHouseName>;

/** The print house of this shop, for the privacy policy. */
export const getPrintHouse = (setting: Env['FULFILMENT'] = fulfilmentSetting()): PrintHouseName => ADAPTERS[setting];

/** Whether this shop's print house puts the greeting card of a gift into the parcel. */
export const isCardEnclosed = (): boolean => PRINT_HOUSES[getPrintHouse()].enclosesCard;
