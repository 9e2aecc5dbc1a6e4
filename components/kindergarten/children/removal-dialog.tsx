'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { useChildren } from './use-children';

type RemovalDialogProps = { readonly list: ReturnType<typeof useChildren>; readonly onClose: () => void };

/** Removes several children at once: what an import got wrong needs no dialog for each row. */
export default function RemovalDialog({ list, onClose }: RemovalDialogProps) {
  const t = useTranslations('kindergarten.children');
  const common = useTranslations('common');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure>();
  const [removing, setRemoving] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const remove = async () => {
    setRemoving(true);
    setFailure(undefined);
    try {
      await list.removeAll([...chosen]);
      onClose();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setRemoving(false);
  };
  const all = chosen.size === list.rows.length;
  return (
    <Dialog
      closeLabel={common('close')}
      description={t('several.text')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('several.title')}
      width={560}
    >
      <div className="grid gap-4">
        <Checkbox checked={all} onChange={() => setChosen(new Set(all ? [] : list.rows.map(({ id }) => id)))}>
          {t('several.all')}
        </Checkbox>
        <ul className="grid gap-2">
          {list.rows.map(({ id, name, fullName }, row) => (
            <li key={id}>
              <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)}>
                <bdi>{fullName || name || t('unnamedRow', { number: row + 1 })}</bdi>
              </Checkbox>
            </li>
          ))}
        </ul>
        <FormError failure={failure} />
        <Button disabled={chosen.size === 0} fullWidth loading={removing} onClick={() => void remove()}>
          {t('several.confirm', { count: chosen.size })}
        </Button>
      </div>
    </Dialog>
  );
}
