'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { InputControl } from '@/components/ui/form-controls';
import { useCoarsePointer } from '@/components/ui/hooks/use-coarse-pointer';
import { Icon } from '@/components/ui/icon';
import { listDroppedFiles, withoutSystemFiles } from './list-dropped-files';

const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

type FileButtonProps = {
  readonly folder?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

function FileButton({ folder, onPick, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()} variant={folder ? 'quiet' : 'ink'}>
        {children}
      </Button>
      <InputControl
        accept={folder ? undefined : ACCEPTED_TYPES}
        data-testid={folder ? 'class-folder' : 'class-photos'}
        hidden
        multiple
        onChange={(event) => {
          onPick(withoutSystemFiles([...(event.target.files ?? [])]));
          // Reset, so that selecting the same file again fires a change event.
          event.target.value = '';
        }}
        ref={input}
        type="file"
        {...(folder && { webkitdirectory: '' })}
      />
    </>
  );
}

type PhotoDropZoneProps = {
  readonly max: number;
  readonly onPick: (files: readonly File[]) => void;
};

/** Ways to add the photos of a class: files, a folder, dropping or pasting them. */
export function PhotoDropZone({ max, onPick }: PhotoDropZoneProps) {
  const t = useTranslations('kindergarten.photos');
  const touch = useCoarsePointer();
  const [over, setOver] = useState(false);
  const pick = (files: readonly File[]) => files.length > 0 && onPick(files);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    pick(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void listDroppedFiles(event.dataTransfer).then(pick);
    },
  };
  return (
    <div className="class-drop-zone" data-over={over || undefined} {...drag}>
      <Icon className="size-10 text-honey-deep" name="images" />
      <p className="font-semibold">{t(touch ? 'chooseTitle' : 'dropTitle')}</p>
      <p className="max-w-[36em] text-ink-soft text-small">{t(touch ? 'chooseText' : 'dropText', { max })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton onPick={pick}>
          <Icon name="upload" />
          {t('choose')}
        </FileButton>
        {!touch && (
          <FileButton folder onPick={pick}>
            {t('chooseFolder')}
          </FileButton>
        )}
      </div>
    </div>
  );
}
