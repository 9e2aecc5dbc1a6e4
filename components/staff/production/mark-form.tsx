'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { Select } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { MARKED_STATES, type MarkedState } from '@/lib/fulfilment';
import type { MarkedResult } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { TextField } from '../forms/text-field';
import { StaffPanel } from '../frame/staff-panel';
import { useAct } from '../orders/use-act';

/** `numbers`: the orders that are chosen in the queue. */
export function MarkForm({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useTranslations('staff');
  const [list, setList] = useState('');
  const [status, setStatus] = useState<MarkedState>('printing');
  const [results, setResults] = useState<readonly MarkedResult[]>([]);
  const { act, acting, failure } = useAct('/api/staff/production/marks');
  const submit = () =>
    act<{ lines: readonly MarkedResult[] }>({ status, list }, ({ lines }) => {
      setResults(lines);
      setList('');
    });
  const update = (
    <Button loading={acting} type="submit">
      {t('production.update')}
    </Button>
  );
  return (
    <StaffPanel id="mark" title={t('production.mark')}>
      <StaffForm actions={update} failure={failure} fields={['list']} onSend={submit}>
        <TextField
          dir="ltr"
          failure={failure}
          hint={t('production.listHint')}
          id="list"
          label={t('production.list')}
          name="list"
          onChange={setList}
          rows={4}
          value={list}
        />
        {numbers.length > 0 && (
          <UnstyledButton
            className="text-link tap justify-self-start"
            onClick={() => setList((before) => [before.trim(), ...numbers].filter(Boolean).join('\n'))}
            type="button"
          >
            {t('production.addSelected')}
          </UnstyledButton>
        )}
        <Field id="status" label={t('production.status')}>
          {(aria) => (
            <Select {...aria} onChange={(event) => setStatus(event.target.value as MarkedState)} value={status}>
              {MARKED_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`timeline.parcels.${state}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </StaffForm>
      <div aria-live="polite">{results.length > 0 && <MarkResults results={results} />}</div>
    </StaffPanel>
  );
}

function MarkResults({ results }: { readonly results: readonly MarkedResult[] }) {
  const t = useTranslations('staff.production');
  return (
    <>
      <h3 className="text-lead">{t('results')}</h3>
      <dl className="staff-facts">
        {results.map(({ number, outcome }) => (
          <div className="contents" key={number}>
            <dt>
              <Num>{number}</Num>
            </dt>
            <dd>{t(`outcomes.${outcome}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
