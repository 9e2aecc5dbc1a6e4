import type { Tx } from '@/lib/platform/db';
import type { CompanyActionKind } from '../model';
import { insertAction } from '../repository';

type Action = {
  readonly batchId: string;
  readonly accountId: string;
  readonly kind: CompanyActionKind;
  /** Counts, days and ids; never names. */
  readonly detail?: Readonly<Record<string, string | number>>;
};

/** Writes down what an HR person did, in the transaction that does it. */
export const recordAction = (tx: Tx, { detail, ...action }: Action, now: Date) =>
  insertAction(tx, { ...action, createdAt: now, ...(detail && { detail }) });
