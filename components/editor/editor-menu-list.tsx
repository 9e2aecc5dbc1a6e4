'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/button';
import { useAfterMenu } from '@/components/ui/hooks/use-after-menu';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useMarket } from '@/lib/client/market';
import { openSupport } from '@/lib/client/stores/support-store';
import { getTextDirection, type Language } from '@/lib/markets';
import type { EditorView } from '@/lib/orders';

export type EditorMenuListProps = Pick<EditorView, 'bookId' | 'editing' | 'orderId' | 'points' | 'upgradable'> & {
  /** Of the book. */
  readonly bookLanguage: Language;
  readonly onChangePoints: (points: boolean) => void;
  readonly onShowGuide: () => void;
  /** Asks before it starts again. */
  readonly onAskReset: () => void;
};

/** The button and the open list of the editor's menu. */
export default function EditorMenuList(props: EditorMenuListProps) {
  const { bookId, bookLanguage, editing, orderId, points, upgradable, onChangePoints, onAskReset, onShowGuide } = props;
  const t = useTranslations('editor.menu');
  const { language, to } = useMarket();
  const { afterMenu, onCloseAutoFocus } = useAfterMenu();
  const open = editing === 'open';
  const askHelp = () => openSupport({ orderId, topic: 'order' });
  return (
    <Radix.Root defaultOpen dir={getTextDirection(language)} modal={false}>
      <Radix.Trigger asChild>
        <IconButton label={t('open')}>
          <Icon name="sliders-horizontal" />
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          className="menu-list"
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          sideOffset={6}
        >
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
          {open && <MenuItem icon="lightbulb" label={t('guide')} onSelect={afterMenu(onShowGuide)} />}
          {upgradable && (
            <Radix.Item asChild>
              <a className="menu-item" href={to(`/order-confirmation/${orderId}`)}>
                <Icon name="truck" />
                {t('print')}
              </a>
            </Radix.Item>
          )}
          {open && <MenuItem icon="rotate-ccw" label={t('reset')} onSelect={afterMenu(onAskReset)} />}
          <MenuItem icon="message-circle" label={t('help')} onSelect={afterMenu(askHelp)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = { readonly icon: IconName; readonly label: string; readonly onSelect: () => void };

const MenuItem = ({ icon, label, onSelect }: MenuItemProps) => (
  <Radix.Item className="menu-item" onSelect={onSelect}>
    <Icon name={icon} />
    {label}
  </Radix.Item>
);
