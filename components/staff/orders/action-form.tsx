'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field, type FieldControlProps } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import type { StaffOrderView } from '@/lib/staff';
import { ACTIONS, type ActionName, type FieldName, MAX_LENGTHS, PAGES } from './actions';
import { useAct } from './use-act';

type ActionFormProps = { readonly name: ActionName; readonly order: StaffOrderView };
type Values = Readonly<Partial<Record<FieldName, string>>>;

/** One thing that the staff can do to an order, folded until it is wanted. */
export function ActionForm({ name, order }: ActionFormProps) {
  const t = useTranslations('staff');
  const errorText = useErrorText();
  const action = ACTIONS[name];
  const [values, setValues] = useState<Values>('initial' in action ? action.initial(order) : {});
  const { act, acting, failure } = useAct(`/api/staff/orders/${order.id}/${name}`);
  const fieldCode = (field: FieldName) => failure?.fields?.[field] ?? failure?.fields?.[`address.${field}`];
  const [open, setOpen] = useState(false);
  const submit = async () => {
    if (!(await act(action.toJson(values, order)))) return;
    setOpen(false);
    // A form that begins with what the order has keeps what was just saved.
    if (!('initial' in action)) setValues({});
  };
  const isOfField = action.fields.some((field) => fieldCode(field));
  return (
    <details className="staff-action" onToggle={(event) => setOpen(event.currentTarget.open)} open={open}>
      <summary>{t(`actions.${name}`)}</summary>
      <form
        className="grid gap-3 pb-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {action.fields.map((field) => (
          <Field
            error={errorText(fieldCode(field))}
            hint={field === 'amount' && name === 'refund' ? t('forms.amountAll') : undefined}
            id={`${name}-${field}`}
            key={field}
            label={t(`forms.${field}`)}
          >
            {(aria) => (
              <Control
                aria={aria}
                field={field}
                onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
                value={values[field] ?? ''}
              />
            )}
          </Field>
        ))}
        {!isOfField && <FormError failure={failure} />}
        <Button loading={acting} type="submit" variant={name === 'cancel' || name === 'refund' ? 'action' : 'ink'}>
          {t(`forms.${name}`)}
        </Button>
      </form>
    </details>
  );
}

type ControlProps = {
  readonly aria: FieldControlProps;
  readonly field: FieldName;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Control({ aria, field, value, onChange }: ControlProps) {
  const t = useTranslations('staff.forms.pages');
  const maxLength = MAX_LENGTHS[field];
  const props = { ...aria, value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  if (field === 'text') return <TextArea {...props} dir="auto" maxLength={maxLength} rows={3} />;
  if (field === 'page') {
    return (
      <Select {...props}>
        {PAGES.map((page) => (
          <option key={page} value={page}>
            {/^s\d/.test(page) ? t('story', { number: Number(page.slice(1)) }) : t(page)}
          </option>
        ))}
      </Select>
    );
  }
  const isAmount = field === 'amount';
  return (
    <TextInput
      {...props}
      dir={isAmount ? 'ltr' : 'auto'}
      inputMode={isAmount ? 'decimal' : undefined}
      maxLength={maxLength}
    />
  );
}
