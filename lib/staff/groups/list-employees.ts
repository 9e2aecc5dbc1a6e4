import { getFirstName } from '@/lib/books';
import { isBatch, listStaffSubmissions, type StaffSubmission } from '@/lib/company/server';
import { EMPLOYEE_MAIL_KINDS } from '@/lib/email';
import { listMessagesByKey } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isolate } from '@/lib/platform/text/isolate';
import { STAFF_LIMITS } from '../limits';
import type { StaffActor } from '../login/session';
import { type Page, parsePageEnd, toPage } from '../paging/cursor';
import { can, type StaffRole } from '../roles';
import type { GroupMember } from './view';

type Deps = { readonly db: Db; readonly role: StaffRole };

/** Messages with an employee's own link; nobody without a confirmed phone has one. */
const listKeys = (id: string): readonly string[] =>
  EMPLOYEE_MAIL_KINDS.flatMap((kind) => [`${kind}:${id}`, `sms:${kind}:${id}`]);

type Messages = Awaited<ReturnType<typeof listMessagesByKey>>;

function toMember(
  { id, state, employeeName, book }: StaffSubmission,
  messages: Messages,
  role: StaffRole,
): GroupMember {
  const keys = listKeys(id);
  const name = `${isolate(employeeName)} · ${isolate(getFirstName(book?.childName ?? ''))}`;
  return {
    id,
    name: can(role, 'groups.names') ? name : null,
    state,
    missing: [],
    order: book?.orders[0] ?? null,
    messages: messages
      .filter((message) => keys.includes(message.key) && (message.sentAt || message.givenUpAt))
      .map(({ key, channel }) => ({ key, channel })),
  };
}

/** A page of a company's employees, the newest first; `after`: as the page before gave it. */
export async function listEmployees(
  batchId: string,
  after: string | null,
  { db, role }: Deps,
): Promise<Page<GroupMember>> {
  const size = STAFF_LIMITS.pageSize;
  const found = await listStaffSubmissions(db, batchId, { after: parsePageEnd(after), take: size + 1 });
  const messages = await listMessagesByKey(
    db,
    found.flatMap(({ id }) => listKeys(id)),
  );
  return toPage(found, size, {
    toPlace: ({ submittedAt: time, id }) => ({ time, id }),
    toRow: (row) => toMember(row, messages, role),
  });
}

/** Another page of a company's employees. `not_found`: no company has this id. */
export async function listMoreEmployees(
  batchId: string,
  after: string | null,
  { db, actor }: { readonly db: Db; readonly actor: StaffActor },
): Promise<Result<Page<GroupMember>, 'not_found'>> {
  if (!isUuid(batchId) || !(await isBatch(db, batchId))) return fail('not_found');
  return ok(await listEmployees(batchId, after, { db, role: actor.role }));
}
