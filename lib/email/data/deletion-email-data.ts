type StoredThings = {
  readonly books: number;
  readonly photos: number;
  readonly pictures: number;
  readonly files: number;
  /** Orders whose records stay for the tax law. */
  readonly orders: number;
  /** Years for which they stay. */
  readonly years: number;
};

/** The mails about what is deleted. */
export type DeletionEmailData = {
  /** Nobody has visited the account for months: what will be deleted, when, and how to keep it. */
  readonly accountInactive: StoredThings & {
    readonly months: number;
    readonly deletesOn: Date;
    readonly timeZone: string;
    /** Credits or coupons that were not used. */
    readonly rewards: boolean;
    /** Signing in there keeps everything. */
    readonly myBooksUrl: string;
  };
  /** The receipt of a deleted account: what was deleted, what stays and until when. */
  readonly dataDeleted: StoredThings & {
    /** Months without a visit, if they are why it was deleted; `null` if its owner asked for it. */
    readonly inactiveMonths: number | null;
    /** Names of the adapters of the print houses that printed for the account. */
    readonly printHouses: readonly string[];
    /** Number of the receipt, and the page that checks its signature. */
    readonly number: string;
    readonly receiptUrl: string;
  };
  /** The receipt of a photo that was deleted on request. */
  readonly photoDeleted: {
    readonly at: Date;
    readonly timeZone: string;
    readonly number: string;
    /** The page that checks the receipt's signature. */
    readonly receiptUrl: string;
  };
};
