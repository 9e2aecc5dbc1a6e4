import type { CountryCode, Language } from '@/lib/markets';
import type { GroupDelivery, QuoteLine } from '@/lib/prices';
import type { QrBars } from '@/lib/typesetting';

export const COMPANY_BOOK_TYPES = ['digital', 'printed', 'mix'] as const;
export type CompanyBookType = (typeof COMPANY_BOOK_TYPES)[number];
/** What one employee orders. */
export const EMPLOYEE_BOOK_TYPES = ['digital', 'printed'] as const;
export type EmployeeBookType = (typeof EMPLOYEE_BOOK_TYPES)[number];

export const BATCH_STATES = ['open', 'closed', 'paid', 'in_production', 'delivered', 'cancelled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export const SUBMISSION_STATES = ['submitted', 'approved', 'in_production', 'ready', 'delivered', 'withdrawn'] as const;
/** By what the dashboard orders its list. */
export const SUBMISSION_SORTS = ['submittedAt', 'employeeName', 'childName', 'state'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Whether an employee can order by the link, and why not. */
export type CompanyLinkState = 'open' | 'full' | 'expired' | 'closed' | 'cancelled';

/** What an employee reads of a batch before ordering. */
export type CompanyLinkView = {
  readonly companyName: string;
  /** Signed link, for 15 minutes. */
  readonly logoUrl: string | null;
  readonly catalogueId: number;
  readonly country: CountryCode;
  readonly language: Language;
  readonly imageModel: 'regular' | 'advanced';
  readonly bookType: CompanyBookType;
  /** Languages in which the story can be had. */
  readonly languages: readonly Language[];
  /** ISO 8601. */
  readonly closesAt: string;
  readonly state: CompanyLinkState;
};

/** An employee's own order. */
export type SubmissionView = {
  readonly id: string;
  readonly state: SubmissionState;
  readonly companyName: string;
  readonly employeeName: string;
  readonly email: string | null;
  /** E.164 */
  readonly phone: string;
  /** A code was entered for it: messages about the order go there. */
  readonly phoneConfirmed: boolean;
  /** The company may have the PDF. */
  readonly filesToCompany: boolean;
  readonly bookType: EmployeeBookType;
  /** The company lets each employee choose between digital and printed. */
  readonly choosesType: boolean;
  readonly bookId: string | null;
  readonly childName: string;
  readonly catalogueId: number;
  /** Languages of the story. */
  readonly languages: readonly Language[];
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly closesAt: string;
  /** The shop ended it, not the employee: the book is not made. */
  readonly cancelled: boolean;
  /** Until the batch closes. */
  readonly editable: boolean;
  /** The book was changed since the employee looked at it. */
  readonly needsApproval: boolean;
  /** Where the digital book is downloaded, while it can be. */
  readonly downloadPath: string | null;
};

export type SubmissionCounts = Readonly<Record<SubmissionState | 'total', number>>;

/** What an HR person does with a batch. */
export const COMPANY_ACTION_KINDS = [
  'created',
  'logo_changed',
  'closed',
  'reopened',
  'extended',
  'limit_raised',
  'link_rotated',
  'invitation_sent',
  'withdrawn',
  'exported',
  'ordered',
  'transfer_requested',
  'approved',
  'downloaded',
  'cancelled',
] as const;
export type CompanyActionKind = (typeof COMPANY_ACTION_KINDS)[number];

export type CompanyActionView = {
  readonly id: string;
  readonly kind: CompanyActionKind;
  readonly detail: Readonly<Record<string, string | number | boolean | null>> | null;
  /** ISO 8601. */
  readonly at: string;
  /** The signed-in person did it. */
  readonly own: boolean;
};

/** A batch in the list of its HR person. */
export type BatchSummary = {
  readonly id: string;
  readonly token: string;
  readonly companyName: string;
  readonly state: BatchState;
  readonly catalogueId: number;
  /** ISO 8601. */
  readonly closesAt: string;
  readonly estimatedBooks: number;
  readonly counts: SubmissionCounts;
};

/** A batch on its dashboard. */
export type BatchView = BatchSummary & {
  readonly country: CountryCode;
  readonly language: Language;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly logoUrl: string | null;
  readonly imageModel: 'regular' | 'advanced';
  readonly bookType: CompanyBookType;
  readonly delivery: GroupDelivery | null;
  readonly office: {
    readonly street: string;
    readonly city: string;
    readonly postal: string | null;
    /** Only in the United States. */
    readonly state: string | null;
  };
  readonly dedication: string | null;
  /** ISO 8601; null until HR approved. */
  readonly approvedAt: string | null;
  /** ISO 8601; null unless HR chose to pay by bank transfer. */
  readonly transferAt: string | null;
  /** The books received so far at today's prices; null for fewer than can be ordered. */
  readonly quote: { readonly lines: readonly QuoteLine[]; readonly totalMinor: number } | null;
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly state: string;
    readonly totalMinor: number;
    /** ISO 8601: the last day on which the printed books leave us; null until HR approved. */
    readonly dispatchBy: string | null;
  } | null;
  /** What can be downloaded of a paid batch. */
  readonly papers: {
    /** ISO 8601: until when the finished digital books can be downloaded; null while there are none. */
    readonly pdfsUntil: string | null;
    /** The order is paid. */
    readonly receipt: boolean;
    /** Printed books have a packing list and labels. */
    readonly packingList: boolean;
  };
  /** The last ones first, at most twenty. */
  readonly actions: readonly CompanyActionView[];
};

/** What HR sends to the employees, in one language. */
export type Invitation = {
  readonly language: Language;
  /** The employees' page. */
  readonly url: string;
  readonly subject: string;
  /** Text of an e-mail. */
  readonly mail: string;
  /** Short text of a WhatsApp message. */
  readonly message: string;
};

export type InvitationsView = {
  /** Of the employees' page in the batch's language. */
  readonly qr: QrBars;
  readonly invitations: readonly Invitation[];
};

/** A row of the dashboard: never the photo, nor a picture of the child (rulings, "Flow"). */
export type SubmissionRow = {
  readonly id: string;
  readonly employeeName: string;
  readonly email: string | null;
  readonly phone: string;
  /** First name only. */
  readonly childName: string;
  readonly age: number | null;
  readonly bookType: EmployeeBookType;
  readonly state: SubmissionState;
  /** ISO 8601. */
  readonly submittedAt: string;
};

export type SubmissionPage = {
  readonly rows: readonly SubmissionRow[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};
