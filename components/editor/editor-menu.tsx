'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { IconButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useMenuWhenPressed } from '@/components/ui/hooks/use-menu-when-pressed';
import { Icon } from '@/components/ui/icon';
import { sendJson } from '@/lib/client/api/send-json';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { EditorMenuListProps } from './editor-menu-list';

type EditorMenuProps = Omit<EditorMenuListProps, 'onAskReset'> & { readonly onReset: () => Promise<unknown> };

const loadList = () => import('./editor-menu-list');

/** What is needed rarely: read the book, start again, the guide, help. Typing does not render it again. */
export const EditorMenu = memo(function EditorMenu(props: EditorMenuProps) {
  const { onReset, ...listed } = props;
  const { orderId } = props;
  const t = useTranslations('editor.menu');
  const tCommon = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/orders/${orderId}/edits`, { method: 'DELETE' });
    await onReset();
    return 'close';
  });
  const [List, button] = useMenuWhenPressed(loadList);
  return (
    <>
      {List ? (
        <List {...listed} onAskReset={openDialog} />
      ) : (
        <IconButton {...button} label={t('open')}>
          <Icon name="sliders-horizontal" />
        </IconButton>
      )}
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={tCommon('close')}
        confirmLabel={t('resetNow')}
        description={t('resetText')}
        error={<FormError failure={failure} />}
        title={t('reset')}
      />
    </>
  );
});
