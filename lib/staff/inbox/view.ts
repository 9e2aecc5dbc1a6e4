import type { Language } from '@/lib/markets';
import type { RequestState } from '@/lib/support';
import type { Page } from '../paging/cursor';

/** The lists of the inbox, in the order of its menu. */
export const INBOX_LISTS = ['received', 'mine', 'answered', 'closed', 'all'] as const;
export type InboxList = (typeof INBOX_LISTS)[number];

/** A list by its name in an address; an unknown one is what waits for the shop. */
export const parseInboxList = (text: string): InboxList => INBOX_LISTS.find((list) => list === text) ?? 'received';

type OrderRef = { readonly id: string; readonly number: string };
/** Who answers; `mine`: the member who looks. */
type Assignee = { readonly phone: string; readonly mine: boolean };

export type InboxRow = {
  readonly id: string;
  readonly email: string;
  readonly description: string;
  readonly state: RequestState;
  readonly createdAt: Date;
  readonly order: OrderRef | null;
  readonly assignee: Assignee | null;
};
export type InboxView = Page<InboxRow>;

/** The beginning of an answer, in the language of the request. */
export type TemplateView = { readonly name: string; readonly language: Language; readonly text: string };

export type InboxRequest = InboxRow & {
  readonly phone: string | null;
  readonly language: Language;
  readonly messages: readonly {
    readonly id: string;
    readonly text: string;
    readonly createdAt: Date;
    /** The customer's address, or the member's phone. */
    readonly by: string;
    readonly fromStaff: boolean;
  }[];
  readonly templates: readonly TemplateView[];
};
