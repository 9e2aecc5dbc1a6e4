'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LargeTextToggle } from '@/components/reader/large-text-toggle';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PreviewView, SharingView } from '@/lib/books';

const SaveLinkDialog = dynamic(() => import('./save-link-dialog'), { ssr: false });
const ShareDialog = dynamic(() => import('@/components/sharing/share-dialog'), { ssr: false });

type ReaderToolbarProps = {
  readonly preview: PreviewView;
  readonly largeText: boolean;
  readonly onToggleLargeText: () => void;
  readonly onShared: (sharing: SharingView) => Promise<unknown>;
};

/** Toolbar in the header: larger text, save for later, share. */
export function ReaderToolbar({ preview, largeText, onToggleLargeText, onShared }: ReaderToolbarProps) {
  const t = useTranslations('preview.book');
  const [open, setOpen] = useState<'keep' | 'share' | null>(null);
  const onOpenChange = (opens: boolean) => opens || setOpen(null);
  return (
    <div className="flex">
      <LargeTextToggle pressed={largeText} onToggle={onToggleLargeText} />
      {!preview.purchased && (
        <IconButton label={t('keep')} onClick={() => setOpen('keep')}>
          <Icon name="cloud-check" />
        </IconButton>
      )}
      <IconButton label={t('share')} onClick={() => setOpen('share')}>
        <Icon name="share-2" />
      </IconButton>
      {open === 'keep' && <SaveLinkDialog onOpenChange={onOpenChange} preview={preview} />}
      {open === 'share' && <ShareDialog onOpenChange={onOpenChange} onShared={onShared} preview={preview} />}
    </div>
  );
}
