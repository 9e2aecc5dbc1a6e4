import type { PrintFileRow } from './repository';

/** Both files of a book for one print house, checked and stored. */
export type PreparedPrintFiles = {
  readonly profileId: string;
  readonly title: string;
  /** Pages of the interior file. */
  readonly pages: number;
  readonly rightToLeft: boolean;
  readonly interior: Pick<PrintFileRow, 'storageKey' | 'sha256'>;
  readonly cover: Pick<PrintFileRow, 'storageKey' | 'sha256'>;
};
