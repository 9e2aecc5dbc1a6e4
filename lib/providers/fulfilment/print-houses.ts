/** What a print house gets of an order. Lulu's contact address is the shop's own. */
type PrintedData = 'files' | 'name' | 'address' | 'phone';

type PrintHousePrivacy = {
  /** The company's legal name; `null` for a printer that the shop's owner works with directly. */
  readonly company: string | null;
  readonly receives: readonly PrintedData[];
  /**
   * How long it keeps them. `sold_books`: the files of sold books stay in the shop's account there. `until_delivered`:
   * they open through the shop's own page, which closes with the delivery.
   */
  readonly keeps: 'nothing' | 'until_delivered' | 'sold_books';
  /** It puts the greeting card of a gift into the parcel. */
  readonly enclosesCard: boolean;
};

/**
 * By the name of its adapter, what each print house gets and keeps (rulings, "Photos and names": the privacy policy
 * says so).
 */
export const PRINT_HOUSES = {
  'print-sandbox': { company: null, receives: [], keeps: 'nothing', enclosesCard: true },
  manual: {
    company: null,
    receives: ['files', 'name', 'address', 'phone'],
    keeps: 'until_delivered',
    enclosesCard: true,
  },
  lulu: {
    company: 'Lulu Press, Inc.',
    receives: ['files', 'name', 'address', 'phone'],
    keeps: 'sold_books',
    enclosesCard: false,
  },
} as const satisfies Record<string, PrintHousePrivacy>;
export type PrintHouseName = keyof typeof PRINT_HOUSES;
