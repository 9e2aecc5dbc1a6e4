import { COMPANY_DOWNLOAD_DAYS } from '@/lib/orders';

/** Spec §5 "Company form". */
export const COMPANY_LIMITS = {
  minBooks: 10,
  maxBooks: 5000,
  /** Of an account that has not paid yet (rulings "Class and company links"). */
  unpaid: { books: 200, openBatches: 3 },
  /** Orders in any 24 hours about which one phone, or one address, is told. */
  ordersADay: 3,
  /** How often an hour a device, or an address, is told that a phone has ordered already. */
  knownPhonesAnHour: { device: 5, address: 30 },
  /** Codes a day to the phones of one batch: its books, some of them twice. */
  codesPerBook: 2,
  /** The part of the planned number at which HR is told that the link is about to stop. */
  nearlyFull: 0.9,
  name: { min: 2, max: 120 },
  /** Of the logo: 5 MB. */
  logoBytes: 5 * 1024 * 1024,
  /** Of the logo: its longer edge, for a poster and for every screen. */
  logoMinPx: 100,
  /** Days ahead that the link may close. */
  maxDays: 90,
  /** Rows of one page of the dashboard. */
  pageSize: 50,
  /** Days that HR and employees can download the digital books. */
  pdfDays: COMPANY_DOWNLOAD_DAYS,
  /** Days that employees' orders and the logo are kept after closing, or after delivery. */
  keptDays: 90,
  /** Days after closing for which photos that books are painted from are kept: the company pays within them. */
  paidWithinDays: 30,
  /** Hours in which paid books are made (spec §9). */
  makeHours: { from: 24, to: 48 },
} as const;
