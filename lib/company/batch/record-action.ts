import type { Tx } from '@/lib/platform/db';
import type { CompanyActionKind } from '../model';
import { insertAction } from '../repository';

type Action = {
  readonly batchId: string;
  /** `null`: the shop's staff did it for HR. */
  readonly accountId: string | null;
  readonly kind: CompanyActionKind;
  /** Counts, days and ids; never names. */
  readonly detail?: Readonly<Record<string, string | number>>;
};

/** Who changes a batch: its HR person, or the shop's staff for her. */
export type BatchEditor = { readonly accountId: string; readonly by?: 'staff' | undefined };

/** As whose step a change is recorded. */
export const getRecordedAccount = ({ accountId, by }: BatchEditor): string | null =>
  by === 'staff' ? null : accountId;

/** Writes down what an HR person did, in the transaction that does it. */
export const recordAction = (tx: Tx, { detail, ...action }: Action, now: Date) =>
  insertAction(tx, { ...action, createdAt: now, ...(detail && { detail }) });
