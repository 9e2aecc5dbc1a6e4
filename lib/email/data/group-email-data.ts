import type { ClassMailData } from './class-mail-data';
import type { CompanyMailData } from './company-mail-kinds';

/** The mails about orders of many books: of a class, and of a company. */
export type GroupEmailData = {
  /** The receipt of a class, and what happens next. */
  readonly classOrdered: ClassMailData;
  /** Every book of a class can be downloaded, or looked at and approved. */
  readonly classReady: ClassMailData;
  /** A printed class still waits for its approval. */
  readonly classReminder: ClassMailData;
  /** All books of a class were approved, and go to print. */
  readonly classApproved: ClassMailData;
  /** The approved books of a class need longer than promised. */
  readonly classDelayed: ClassMailData;
  readonly classShipped: ClassMailData;
  readonly classAtPickup: ClassMailData;
  /** A family took its book out of a paid class; the others go on. */
  readonly classBookLeft: ClassMailData;
  /** The teacher cancelled a class before the approval. */
  readonly classCancelled: ClassMailData;
  /** To a teacher for whom the staff opened a class: the link for the parents. */
  readonly classOpened: {
    readonly kindergartenName: string;
    readonly closesAt: Date;
    readonly timeZone: string;
    /** Where parents add their children. */
    readonly linkUrl: string;
    /** Where the teacher goes on, after signing in. */
    readonly classUrl: string;
  };
  /** To HR: the employees' link is there. */
  readonly companyOpened: CompanyMailData;
  /** To HR: nobody can order any more. */
  readonly companyClosed: CompanyMailData;
  readonly companyPaid: CompanyMailData;
  readonly companyToApprove: CompanyMailData;
  readonly companyMade: CompanyMailData;
  readonly companyShipped: CompanyMailData;
  /** To HR: an employee took the book out of the paid order; the others go on. */
  readonly companyBookLeft: CompanyMailData;
  /** To HR: the approved books are printed, with the day on which they leave. */
  readonly companyApproved: CompanyMailData;
  /** To HR: the quote by which the company transfers the money. */
  readonly companyQuote: CompanyMailData;
  /** To HR: the link is about to stop at the planned number. */
  readonly companyNearlyFull: CompanyMailData;
  /** To HR: the shop cancelled the order before anything was made. */
  readonly companyCancelled: CompanyMailData;
  /** To HR: the shop cancelled the printed books; the digital ones go on. */
  readonly companyPrintedCancelled: CompanyMailData;
  /** To an employee: the order came in. */
  readonly employeeOrdered: CompanyMailData;
  readonly employeeBookReady: CompanyMailData;
  /** To an employee: the shop cancelled the order. */
  readonly employeeCancelled: CompanyMailData;
};
