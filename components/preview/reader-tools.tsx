'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PreviewView, SharingView } from '@/lib/books';
import { TypeButton } from './type-button';

const KeepDialog = dynamic(() => import('./keep-dialog'), { ssr: false });
const ShareDialog = dynamic(() => import('./share-dialog'), { ssr: false });

type ReaderToolsProps = {
  readonly preview: PreviewView;
  readonly large: boolean;
  readonly onLarge: () => void;
  readonly onShared: (sharing: SharingView) => Promise<unknown>;
};

/** At the end of the bar: larger letters, keeping the book for later, sharing it. */
export function ReaderTools({ preview, large, onLarge, onShared }: ReaderToolsProps) {
  const t = useTranslations('preview.book');
  const [open, setOpen] = useState<'keep' | 'share' | null>(null);
  const onOpenChange = (opens: boolean) => opens || setOpen(null);
  return (
    <div className="flex">
      <TypeButton large={large} onToggle={onLarge} />
      {!preview.purchased && (
        <IconButton label={t('keep')} onClick={() => setOpen('keep')}>
          <Icon name="cloud-check" />
        </IconButton>
      )}
      <IconButton label={t('share')} onClick={() => setOpen('share')}>
        <Icon name="share-2" />
      </IconButton>
      {open === 'keep' && <KeepDialog onOpenChange={onOpenChange} preview={preview} />}
      {open === 'share' && <ShareDialog onOpenChange={onOpenChange} onShared={onShared} preview={preview} />}
    </div>
  );
}
