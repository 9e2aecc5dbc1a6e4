'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { IconButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { openSupport } from '@/lib/client/stores/support-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import { getTextDirection, type Language } from '@/lib/markets';
import type { EditorView } from '@/lib/orders';

type EditorMenuProps = Pick<EditorView, 'bookId' | 'editing' | 'orderId' | 'points' | 'upgradable'> & {
  /** Of the book. */
  readonly bookLanguage: Language;
  readonly onChangePoints: (points: boolean) => void;
  readonly onReset: () => Promise<unknown>;
  readonly onShowGuide: () => void;
};

/** What is needed rarely: read the book, start again, the guide, help. Typing does not render it again. */
export const EditorMenu = memo(function EditorMenu(props: EditorMenuProps) {
  const { bookId, bookLanguage, editing, orderId, points, upgradable, onChangePoints, onReset, onShowGuide } = props;
  const t = useTranslations('editor.menu');
  const tCommon = useTranslations('common');
  const { language, to } = useMarket();
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/orders/${orderId}/edits`, { method: 'DELETE' });
    await onReset();
    return 'close';
  });
  const open = editing === 'open';
  return (
    <>
      <Radix.Root dir={getTextDirection(language)} modal={false}>
        <Radix.Trigger asChild>
          <IconButton label={t('open')}>
            <Icon name="sliders-horizontal" />
          </IconButton>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content align="end" className="menu-list" collisionPadding={12} sideOffset={6}>
            <Radix.Item asChild>
              <a className="menu-item" href={to(`/preview/${bookId}`)}>
                <Icon name="book-open" />
                {t('read')}
              </a>
            </Radix.Item>
            {open && (
              <Radix.Item asChild>
                <a className="menu-item" href={to(`/editor/${orderId}/hero`)}>
                  <Icon name="user" />
                  {t('hero')}
                </a>
              </Radix.Item>
            )}
            {open && points !== null && (
              <Radix.CheckboxItem checked={points} className="menu-item" onCheckedChange={onChangePoints}>
                <Icon name={points ? 'check' : 'plus'} />
                {t('points', { language: bookLanguage })}
              </Radix.CheckboxItem>
            )}
            {open && <MenuItem icon="lightbulb" label={t('guide')} onSelect={onShowGuide} />}
            {upgradable && (
              <Radix.Item asChild>
                <a className="menu-item" href={to(`/order-confirmation/${orderId}`)}>
                  <Icon name="truck" />
                  {t('print')}
                </a>
              </Radix.Item>
            )}
            {open && <MenuItem icon="rotate-ccw" label={t('reset')} onSelect={openDialog} />}
            <MenuItem
              icon="message-circle"
              label={t('help')}
              onSelect={() => openSupport({ orderId, topic: 'order' })}
            />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
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

type MenuItemProps = { readonly icon: IconName; readonly label: string; readonly onSelect: () => void };

const MenuItem = ({ icon, label, onSelect }: MenuItemProps) => (
  <Radix.Item className="menu-item" onSelect={onSelect}>
    <Icon name={icon} />
    {label}
  </Radix.Item>
);
