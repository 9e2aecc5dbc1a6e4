'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPrice } from '@/lib/prices';
import { can, type GroupView, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { FoldedForm } from '../../forms/folded-form';
import { placeFailure } from '../../forms/place-failure';
import { TextField } from '../../forms/text-field';
import { ActButton } from '../../orders/act-button';
import { toMinor } from '../../orders/actions';
import { useAct } from '../../orders/use-act';
import { DeadlineForm } from './deadline-form';

type Props = { readonly group: GroupView };

/** What this role may do for a class or a company now; the server decides again. */
export function GroupActions({ group, role }: Props & { readonly role: StaffRole }) {
  const t = useTranslations('staff');
  const { id, kind, state, order, quote, linkOpen, currency } = group;
  const isUnpaid = state === 'open' || state === 'closed';
  const path = `/api/staff/groups/${id}`;
  const awaitsTransfer = group.transferAt !== null && order?.state === 'awaiting_payment';
  return (
    <>
      {can(role, 'groups.note') && <TextForm action="note" group={group} name="text" />}
      {can(role, 'groups.change') && isUnpaid && <DeadlineForm group={group} />}
      {can(role, 'orders.transfer') && awaitsTransfer && <TransferForm group={group} />}
      {can(role, 'groups.cancel') && group.cancellable && <TextForm action="cancel" group={group} name="reason" />}
      {can(role, 'groups.resend') && linkOpen && <ActButton label={t('actions.group_link')} path={`${path}/link`} />}
      {can(role, 'groups.change') && linkOpen && <ActButton label={t('actions.group_close')} path={`${path}/close`} />}
      {can(role, 'groups.quote') && kind === 'company' && isUnpaid && quote && !awaitsTransfer && (
        <ActButton
          json={{ shownMinor: quote.totalMinor }}
          label={t('groups.sendQuote', { price: formatPrice(quote.totalMinor, currency) })}
          path={`${path}/quote`}
        />
      )}
    </>
  );
}

type TextFormProps = Props & { readonly action: 'note' | 'cancel'; readonly name: 'text' | 'reason' };

/** A note, or why all books are cancelled. */
function TextForm({ group, action, name }: TextFormProps) {
  const t = useTranslations('staff');
  const [text, setText] = useState('');
  const { act, acting, failure } = useAct(`/api/staff/groups/${group.id}/${action}`);
  const send = async () => {
    const done = await act({ [name]: text });
    if (done) setText('');
    return done;
  };
  const isNote = action === 'note';
  const { title, hint, submit } = useCancelTexts(group);
  return (
    <FoldedForm
      acting={acting}
      failure={failure}
      fields={[name]}
      isGrave={!isNote}
      onSend={send}
      submit={isNote ? t('forms.note') : submit}
      title={isNote ? t('actions.note') : title}
    >
      {!isNote && hint && <p className="text-ink-soft text-small">{hint}</p>}
      <TextField
        failure={failure}
        id={`${action}-${name}`}
        label={t(`forms.${name}`)}
        maxLength={isNote ? STAFF_LIMITS.noteLength : STAFF_LIMITS.reasonLength}
        name={name}
        onChange={setText}
        value={text}
        {...(isNote && { rows: 3 })}
      />
    </FoldedForm>
  );
}

/** What cancelling would do now. */
function useCancelTexts({ kind, state }: GroupView) {
  const t = useTranslations('staff');
  if (kind === 'kindergarten') return { title: t('actions.group_cancel'), hint: null, submit: t('forms.cancel') };
  const scope = state === 'paid' ? 'printed' : 'unpaid';
  return {
    title: t(`groups.cancel.${scope}.title`),
    hint: t(`groups.cancel.${scope}.hint`),
    submit: t(`groups.cancel.${scope}.submit`),
  };
}

/** The money that has arrived at the bank. */
function TransferForm({ group }: Props) {
  const t = useTranslations('staff');
  const [amount, setAmount] = useState('');
  const { act, acting, failure: refused } = useAct(`/api/staff/orders/${group.order?.id}/transfer`);
  const failure = placeFailure(refused, { transfer_amount_wrong: 'amountMinor' });
  return (
    <FoldedForm
      acting={acting}
      failure={failure}
      fields={['amountMinor']}
      onSend={() => act({ amountMinor: toMinor(amount) })}
      submit={t('forms.transfer')}
      title={t('actions.transfer')}
    >
      <TextField
        dir="ltr"
        failure={failure}
        id="transfer-amount"
        label={t('forms.amount')}
        name="amountMinor"
        onChange={setAmount}
        value={amount}
      />
    </FoldedForm>
  );
}
