'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { LANGUAGE_NAMES } from '@/lib/markets';
import { can, type InboxRequest, type StaffOrderView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffColumn, StaffPanel } from '../frame/staff-panel';
import { OrderLink } from '../lists/order-link';
import { ActButton } from '../orders/act-button';
import { Fact, OrderDetails } from '../orders/order-details';
import { ReplyForm } from './reply-form';
import { REQUEST_TONES } from './request-tones';
import { Thread } from './thread';

type RequestScreenProps = {
  readonly request: InboxRequest;
  /** What it is about, if the customer named one. */
  readonly order: StaffOrderView | null;
  readonly role: StaffRole;
};

/** One request: what was written, the answer, and its order beside it. */
export function RequestScreen({ request, order, role }: RequestScreenProps) {
  const t = useTranslations('staff');
  const reference = request.id.slice(0, 8).toUpperCase();
  const title = t.rich('inbox.title', { reference, num: (chunks) => <Num>{chunks}</Num> });
  const mayAnswer = can(role, 'support.answer');
  return (
    <StaffFrame current="requests" role={role} title={title}>
      <div className="staff-columns">
        <StaffColumn>
          <StaffPanel id="thread" title={t('inbox.thread')}>
            <Thread request={request} />
          </StaffPanel>
          {mayAnswer && <ReplyForm request={request} />}
        </StaffColumn>
        <StaffColumn>
          <StaffPanel id="request" title={t('inbox.request')}>
            <RequestFacts request={request} />
            {mayAnswer && <RequestActions request={request} />}
          </StaffPanel>
          {order && (
            <StaffPanel
              id="order"
              title={
                <>
                  {t('lists.order')} <OrderLink order={order} />
                </>
              }
            >
              <OrderDetails order={order} />
            </StaffPanel>
          )}
          <Link className="text-link" href="/staff/requests">
            {t('inbox.back')}
          </Link>
        </StaffColumn>
      </div>
    </StaffFrame>
  );
}

function RequestFacts({ request }: { readonly request: InboxRequest }) {
  const t = useTranslations('staff');
  const { state, email, phone, language, assignee } = request;
  return (
    <dl className="staff-facts">
      <Fact name={t('orders.state')}>
        <Tag tone={REQUEST_TONES[state]}>{t(`inbox.states.${state}`)}</Tag>
      </Fact>
      <Fact name={t('order.email')}>
        <bdi className="wrap-anywhere">{email}</bdi>
      </Fact>
      {phone && (
        <Fact name={t('order.phone')}>
          <Num>{phone}</Num>
        </Fact>
      )}
      <Fact name={t('inbox.language')}>
        <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      </Fact>
      <Fact name={t('inbox.assignee')}>
        {assignee ? assignee.mine ? t('inbox.me') : <Num>{assignee.phone}</Num> : t('inbox.nobody')}
      </Fact>
    </dl>
  );
}

const NEXT_STATES = ['received', 'answered', 'closed'] as const;

function RequestActions({ request: { id, state, assignee } }: { readonly request: InboxRequest }) {
  const t = useTranslations('staff.inbox');
  const path = `/api/staff/requests/${id}`;
  const to = assignee?.mine ? 'nobody' : 'me';
  return (
    <div className="flex flex-wrap gap-3">
      <ActButton json={{ to }} label={t(`assign.${to}`)} path={`${path}/assign`} />
      {NEXT_STATES.filter((next) => next !== state).map((next) => (
        <ActButton json={{ state: next }} key={next} label={t(`move.${next}`)} path={`${path}/state`} />
      ))}
    </div>
  );
}
