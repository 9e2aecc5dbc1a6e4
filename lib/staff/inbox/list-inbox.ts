import { formatPhone } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { findInboxRequest, listInbox, listTemplates, searchRequestIds } from '@/lib/support/server';
import { STAFF_LIMITS } from '../limits';
import type { StaffActor } from '../login/session';
import { parseSearch } from '../orders/parse-search';
import { parseCursor, toPage } from '../paging/cursor';
import type { InboxList, InboxRequest, InboxRow, InboxView } from './view';

/** More requests than anybody reads; a longer search finds fewer. */
const MAX_FOUND = 200;

type Query = {
  readonly list: InboxList;
  readonly search: string;
  /** As `InboxView.next` gave it. */
  readonly after: string | null;
};
type Deps = { readonly db: Db; readonly actor: StaffActor };
type Row = Awaited<ReturnType<typeof listInbox>>[number];

const toRow = ({ id, email, description, state, createdAt, order, assignee }: Row, actor: StaffActor): InboxRow => ({
  id,
  email,
  description,
  state,
  createdAt,
  order,
  assignee: assignee && { phone: formatPhone(assignee.phone), mine: assignee.id === actor.memberId },
});

async function findIds(db: Db, text: string): Promise<readonly string[] | undefined> {
  if (!text) return undefined;
  const { number, email, phones, name } = parseSearch(text, true);
  return searchRequestIds(db, { number, email, phones, words: name }, MAX_FOUND);
}

/** One page of the inbox, or of what a search finds in a list of it. */
export async function listInboxPage({ list, search, after }: Query, { db, actor }: Deps): Promise<InboxView> {
  const take = STAFF_LIMITS.pageSize;
  const state = list === 'all' || list === 'mine' ? null : list;
  const { time: createdAt, id } = parseCursor(after) ?? { time: null, id: '' };
  const found = await listInbox(db, {
    state,
    assigneeId: list === 'mine' ? actor.memberId : null,
    ids: await findIds(db, search),
    after: createdAt ? { createdAt, id } : undefined,
    take: take + 1,
  });
  return toPage(found, take, {
    toPlace: (row) => ({ time: row.createdAt, id: row.id }),
    toRow: (row) => toRow(row, actor),
  });
}

/** A request with what was written after it, and the templates in its language; `null` when there is none. */
export async function getInboxRequest(id: string, { db, actor }: Deps): Promise<InboxRequest | null> {
  const [request, templates] = await Promise.all([findInboxRequest(db, id), listTemplates(db)]);
  if (!request) return null;
  const { language, phone, messages } = request;
  return {
    ...toRow(request, actor),
    phone,
    language,
    messages: messages.map(({ member, email, ...message }) => ({
      id: message.id,
      text: message.text,
      createdAt: message.createdAt,
      by: member ? formatPhone(member.phone) : (email ?? request.email),
      fromStaff: member !== null,
    })),
    templates: templates.filter((template) => template.language === language),
  };
}
