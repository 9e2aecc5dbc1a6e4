'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useTouch } from '@/components/ui/use-touch';
import type { Crop } from '@/lib/photos';
import { cropStyle } from './crop-fractions';
import { FaceGuide } from './face-guide';
import { PhotoSource } from './photo-source';
import type { Opening } from './prepare-photo';

const PhotoCropper = dynamic(() => import('./photo-cropper'), { ssr: false });

type PhotoFrameProps = {
  readonly name: string;
  /** The photo to show; `null` before one is there, or while it cannot be shown in this browser. */
  readonly url: string | null;
  readonly unseen: boolean;
  /** A photo is being opened; HEIC takes seconds. */
  readonly opening: Opening | null;
  /** The server has found the child's face in it. */
  readonly found: boolean;
  readonly crop: Crop | null;
  readonly maxZoom: number;
  readonly cropping: boolean;
  readonly onCropping: (cropping: boolean) => void;
  readonly onCrop: ((crop: Crop) => void) | null;
  readonly onTurn: () => void;
  readonly onPick: (files: readonly File[]) => void;
};

/** The instant photo in its frame: pick, drop, look, crop, turn. */
export function PhotoFrame(props: PhotoFrameProps) {
  const { name, url, unseen, opening, found, crop, maxZoom, cropping, onCropping, onCrop, onTurn, onPick } = props;
  const t = useTranslations('wizard.photo');
  const [over, setOver] = useState(false);
  // Fingers do not drag files.
  const touch = useTouch();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onPick(files);
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  if (url && cropping && onCrop) {
    return (
      <div className="photo-frame">
        <PhotoCropper
          crop={crop}
          key={url}
          maxZoom={maxZoom}
          onDone={(done) => {
            onCrop(done);
            onCropping(false);
          }}
          onTurn={onTurn}
          url={url}
        />
      </div>
    );
  }
  return (
    <div className="photo-frame" data-over={over || undefined} {...drag}>
      <div className="photo-window">
        {url ? (
          // biome-ignore lint/performance/noImgElement: a private photo, or one that never left this device
          <img alt={t('alt', { name })} src={url} style={crop ? cropStyle(crop) : undefined} />
        ) : (
          <EmptyWindow hint={unseen ? t('unseen') : touch ? t('gallery') : t('drop')} />
        )}
        {opening === 'heic' && <Converting words={t('heic')} />}
        {found && opening === null && (
          <span className="absolute inset-x-0 bottom-2.5 mx-auto flex w-max items-center gap-1.5 rounded-pill bg-mint-deep px-3.5 py-1.5 font-medium text-small text-white">
            <Icon name="check" />
            {t('found', { name })}
          </span>
        )}
      </div>
      <div className="photo-foot">
        {url && onCrop && (
          <button className="chip" onClick={() => onCropping(true)} type="button">
            <Icon name="crop" />
            {t('crop')}
          </button>
        )}
        <PhotoSource again={Boolean(url) || unseen} onPick={onPick} />
      </div>
    </div>
  );
}

function EmptyWindow({ hint }: { readonly hint: string }) {
  return (
    <>
      <FaceGuide />
      <span className="absolute inset-x-6 bottom-3 z-2 text-center font-medium text-note text-white">
        <span className="inline-block rounded-control bg-night/80 px-3 py-1.5">{hint}</span>
      </span>
    </>
  );
}

/** HEIC becomes JPEG on this device: a few seconds in which something must move. */
function Converting({ words }: { readonly words: string }) {
  return (
    <span className="converting" role="status">
      <span>{words}</span>
      <span className="upload-bar" data-idle>
        <i />
      </span>
    </span>
  );
}
