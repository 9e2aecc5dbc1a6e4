import { recordEmail } from '@/lib/email/server';
import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { supportReplyJob } from '../jobs';
import { getReplyKey } from '../mail-props';
import { moveRequest } from '../move-request';
import type { RequestState } from '../states';
import * as repo from './repository';

type Answer = {
  readonly requestId: string;
  readonly messageId: string;
  readonly memberId: string;
  readonly text: string;
  /** Nothing more is expected of the customer. */
  readonly closes: boolean;
};
type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/** Answers a request by a mail in its language; it then waits for the customer, or is closed. */
export function answerRequest(
  { requestId, messageId, memberId, text, closes }: Answer,
  { db, enqueue, now }: Deps,
): Promise<Result<null, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await repo.lockRequest(tx, requestId);
    const request = await repo.findRequestState(tx, requestId);
    if (!request) return fail('not_found');
    await repo.insertMessage(tx, { id: messageId, requestId, memberId, text, createdAt: now });
    await moveRequest(tx, request, closes ? 'closed' : 'answered', 'staff', now);
    const key = getReplyKey(messageId);
    const { language, accountId } = request;
    await recordEmail(tx, { key, kind: 'supportReply', language, accountId }, now);
    await enqueue(tx, supportReplyJob, { messageId }, { key });
    return ok(null);
  });
}

/** Opens, closes or parks a request without a mail; a state that it has already is no error. */
export function setRequestState(
  requestId: string,
  to: RequestState,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Result<null, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await repo.lockRequest(tx, requestId);
    const request = await repo.findRequestState(tx, requestId);
    if (!request) return fail('not_found');
    await moveRequest(tx, request, to, 'staff', now);
    return ok(null);
  });
}

/** Says who answers a request; `null`: nobody yet. */
export async function assignRequest(
  requestId: string,
  memberId: string | null,
  { db }: Pick<Deps, 'db'>,
): Promise<Result<null, 'not_found'>> {
  return (await repo.setAssignee(db, requestId, memberId)) ? ok(null) : fail('not_found');
}

type Template = { readonly name: string; readonly language: Language; readonly text: string };

/** Keeps the text of a template in one language; an empty one is deleted. */
export async function saveTemplate(template: Template, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<Result<null>> {
  if (template.text) await repo.saveTemplateText(db, template, now);
  else await repo.deleteTemplate(db, template.name, template.language);
  return ok(null);
}
