'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { PageEditing } from '../use-page-history';

type UndoButtonsProps = { readonly editing: Pick<PageEditing, 'undo' | 'redo'>; readonly className?: string };

/** Undo and redo of a page. They take no focus from a field that is being written in. */
export function UndoButtons({ editing, className }: UndoButtonsProps) {
  const t = useTranslations('editor.words');
  return (
    <span className={className}>
      <ToolButton icon="rotate-ccw" label={t('undo')} onClick={editing.undo} />
      <ToolButton icon="rotate-cw" label={t('redo')} onClick={editing.redo} />
    </span>
  );
}

type ToolButtonProps = {
  readonly icon: 'rotate-ccw' | 'rotate-cw';
  readonly label: string;
  readonly onClick: (() => void) | null;
};

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Stays focusable when there is no step left. */
const ToolButton = ({ icon, label, onClick }: ToolButtonProps) => (
  <UnstyledButton
    aria-disabled={!onClick}
    aria-label={label}
    className="icon-button"
    onClick={onClick ?? undefined}
    onMouseDown={keepFocus}
    title={label}
    type="button"
  >
    <Icon name={icon} />
  </UnstyledButton>
);
