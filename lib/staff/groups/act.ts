import {
  cancelBatch,
  changeBatch,
  isBatchSubmission,
  makeQuote,
  payBatchByTransfer,
  sendInvitation,
} from '@/lib/company/server';
import { listMessagesAbout } from '@/lib/email/server';
import { cancelClass, closeLink, openLink, recordClassLink } from '@/lib/kindergarten/server';
import { isUuid } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { ReceiptInput } from '@/lib/typesetting/server';
import type { StaffAction } from '../audit/actions';
import { runAudited } from '../audit/run-audited';
import type { ActDeps } from '../orders/act';
import { resendMessage } from '../orders/resend';
import { type FoundGroup, findGroup } from './find-group';
import { insertGroupComment } from './repository';

// What the staff do for a class or a company: each through the use case of its teacher or its HR person, and recorded.

export type GroupDeps = ActDeps & { readonly newToken: () => string };
type Described = {
  readonly action: StaffAction;
  readonly reason?: string;
  /** Amounts, days and ids; never names. */
  readonly data?: Readonly<Record<string, string | number>>;
};

/** Does something to a group and records it; `not_found`: there is no such group, and nothing is recorded. */
async function actOn<R extends Result<unknown>>(
  groupId: string,
  described: Described,
  deps: ActDeps,
  run: (found: FoundGroup) => Promise<R>,
) {
  const found = await findGroup(groupId, deps);
  if (!found) return fail('not_found');
  return runAudited({ subject: 'group', subjectId: groupId, ...described }, deps, () => run(found));
}

/** Writes down a note, which no customer sees. */
export const addGroupComment = (groupId: string, text: string, deps: ActDeps) =>
  actOn(groupId, { action: 'note' }, deps, async ({ subject }) => {
    const { db, actor, now: createdAt } = deps;
    return ok(await insertGroupComment(db, subject, { memberId: actor.memberId, text, createdAt }));
  });

/** Opens the link until a day, or moves that day. */
export const changeDeadline = (groupId: string, closesAt: string, deps: GroupDeps) =>
  actOn(groupId, { action: 'group_deadline', data: { closesAt } }, deps, async (found): Promise<Result<unknown>> => {
    if (found.kind === 'kindergarten')
      return openLink(found.id, new Date(closesAt), { ...deps, owner: getOwner(found) });
    const { accountId, state } = found.group.batch;
    const action = state === 'closed' ? 'reopen' : 'extend';
    return changeBatch(found.id, { action, closesAt }, { ...deps, accountId, by: 'staff' });
  });

/** Closes the link, so that nobody joins any more. */
export const closeGroup = (groupId: string, deps: GroupDeps) =>
  actOn(groupId, { action: 'group_close' }, deps, async (found): Promise<Result<unknown>> => {
    if (found.kind === 'kindergarten') return closeLink(found.id, { ...deps, owner: getOwner(found) });
    const { accountId } = found.group.batch;
    return changeBatch(found.id, { action: 'close' }, { ...deps, accountId, by: 'staff' });
  });

const LINK_KINDS: readonly string[] = ['classOpened', 'companyOpened'];

/**
 * Mails the link to the teacher or the HR person: once more, or for the first time. `group_link_closed`: nobody could
 * join by it; `group_without_account`: the teacher of a class has not signed in yet.
 */
export const sendGroupLink = (groupId: string, deps: GroupDeps) =>
  actOn(groupId, { action: 'group_link' }, deps, async (found): Promise<Result<unknown>> => {
    const { db, now } = deps;
    const { id, accountId } = found;
    if (!accountId) return fail('group_without_account');
    const isOpen = found.kind === 'company' ? found.group.linkState === 'open' : found.group.linkOpen;
    if (!isOpen) return fail('group_link_closed');
    const sent = (await listMessagesAbout(db, accountId, id)).findLast(
      ({ kind, sentAt, givenUpAt }) => LINK_KINDS.includes(kind) && (sentAt || givenUpAt),
    );
    if (sent) return resendMessage(sent.key, () => true, deps);
    if (found.kind === 'company') return sendInvitation(id, { ...deps, accountId, by: 'staff' });
    const { language, email } = found.group;
    if (!email) return fail('email_invalid');
    await db.$transaction((tx) => recordClassLink(tx, { id, language, accountId }, deps));
    return ok({ key: `classOpened:${now.toISOString()}` });
  });

/** The key of a message to an employee ends with the id of the order. */
const UUID_LENGTH = 36;

/** Sends a message about a group once more: to its contact, or the own link to an employee. */
export const resendToGroup = (groupId: string, key: string, deps: ActDeps) =>
  actOn(groupId, { action: 'resend', data: { key } }, deps, async (found) => {
    const about = key.slice(-UUID_LENGTH);
    const isEmployee = found.kind === 'company' && isUuid(about) && (await isBatchSubmission(deps.db, found.id, about));
    return resendMessage(
      key,
      ({ orderId, accountId }) =>
        (orderId !== null && orderId === found.orderId) ||
        (accountId !== null && accountId === found.accountId && key.includes(found.id)) ||
        isEmployee,
      deps,
    );
  });

/**
 * Closes a batch, orders its books against a bank transfer and mails the quote, as HR does on her dashboard.
 * `price_changed`: other books came in since the page was shown.
 */
export const sendQuote = (groupId: string, shownMinor: number, deps: ActDeps) =>
  actOn(groupId, { action: 'group_quote', data: { shownMinor } }, deps, async (found): Promise<Result<unknown>> => {
    if (found.kind === 'kindergarten') return fail('not_found');
    const { accountId } = found.group.batch;
    return payBatchByTransfer(found.id, shownMinor, { ...deps, accountId, by: 'staff' });
  });

type QuoteDeps = ActDeps & { readonly typeset: (quote: ReceiptInput) => Promise<Result<Uint8Array>> };

/** The quote of a batch as its HR person gets it. `not_found`: there are too few books for a price. */
export const openQuote = (groupId: string, deps: QuoteDeps): Promise<Result<Uint8Array>> =>
  actOn(groupId, { action: 'download' }, deps, async (found): Promise<Result<Uint8Array>> => {
    if (found.kind === 'kindergarten') return fail('not_found');
    return makeQuote(found.id, { ...deps, accountId: found.group.batch.accountId });
  });

/**
 * Cancels the printed books of a class or a batch before their approval, for what was paid; a batch that is not paid ends
 * whole.
 */
export const cancelGroup = (groupId: string, reason: string, deps: ActDeps) =>
  actOn(groupId, { action: 'group_cancel', reason }, deps, async (found): Promise<Result<unknown>> => {
    const { kind, id, accountId } = found;
    if (kind === 'company') return cancelBatch(id, deps);
    return accountId ? cancelClass(id, { ...deps, accountId }) : fail('order_not_cancellable');
  });

const getOwner = ({ group }: Extract<FoundGroup, { readonly kind: 'kindergarten' }>) => ({
  deviceId: group.deviceId,
  accountId: group.accountId,
});
