import type { PickupPlace } from './pickup-place';

/** To the employees of a company. */
export const EMPLOYEE_MAIL_KINDS = ['employeeOrdered', 'employeeBookReady', 'employeeCancelled'] as const;
export type EmployeeMailKind = (typeof EMPLOYEE_MAIL_KINDS)[number];

/** To the HR person of a company, and to its employees. */
export const COMPANY_MAIL_KINDS = [
  'companyOpened',
  'companyClosed',
  'companyPaid',
  'companyToApprove',
  'companyMade',
  'companyShipped',
  'companyBookLeft',
  'companyApproved',
  'companyQuote',
  'companyNearlyFull',
  'companyCancelled',
  'companyPrintedCancelled',
  ...EMPLOYEE_MAIL_KINDS,
] as const;
export type CompanyMailKind = (typeof COMPANY_MAIL_KINDS)[number];

/** No child is named, and nobody but the company. */
export type CompanyMailData = {
  readonly companyName: string;
  /** Orders that came in; after the payment, books that are made. */
  readonly count: number;
  /** Books that were paid for. */
  readonly ordered: number;
  readonly closesAt: Date;
  /** The last day on which approved books leave the shop; `null` before the approval. */
  readonly dispatchBy: Date | null;
  /** The printed books are picked up, not sent. */
  readonly pickedUp: boolean;
  /** Where they wait; `null` of books that are sent. */
  readonly pickup: PickupPlace | null;
  /** Orders that the link takes in all. */
  readonly planned: number;
  readonly timeZone: string;
  /** The employees' link. */
  readonly linkUrl: string;
  /** Where the button leads: the dashboard, or the employee's own order. */
  readonly url: string;
  /** Days that a digital book can be downloaded. */
  readonly pdfDays: number;
};
