'use client';

import { type ReactNode, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import type { Gender } from '@/lib/catalogue';
import { type Crop, PHOTO_LIMITS } from '@/lib/photos';
import { maxCropZoom } from '../analysis/candidates';
import { PhotoAdvice } from '../photo-advice';
import { PhotoFrame } from '../photo-frame';
import { UnreadableFiles } from '../unreadable-files';
import type { usePhotoCandidates } from '../use-photo-candidates';
import type { DeviceReading } from './use-device-reading';
import type { useReadingForm } from './use-reading-form';

type Form = ReturnType<typeof useReadingForm>;

type ReadingFormProps = {
  /** Who is in the photo, as the advice calls them. */
  readonly name: string;
  readonly gender: Gender;
  readonly photos: ReturnType<typeof usePhotoCandidates>;
  readonly reading: { readonly state: DeviceReading<unknown>; readonly retry: () => void };
  readonly form: Pick<Form, 'submit' | 'busy' | 'failure' | 'clearFailure'>;
  readonly text: Readonly<Record<'failed' | 'failedLine' | 'retry' | 'go' | 'byHand', string>>;
  readonly onByHand: () => void;
  /** Stands above the photo. */
  readonly first?: ReactNode;
  /** What is read of the photo, and what the parent says to it; not shown once the device could not read it. */
  readonly children: ReactNode;
};

const LIMIT_VALUES = {
  minEdge: PHOTO_LIMITS.minEdgePx,
  minFace: PHOTO_LIMITS.minFacePx,
  maxMegabytes: PHOTO_LIMITS.maxBytes / 1024 / 1024,
};

/** One photo with advice, which this device reads; what it cannot read is chosen by hand, since it is never sent. */
export function ReadingForm(props: ReadingFormProps) {
  const { name, gender, photos, reading, form, text, onByHand, first, children } = props;
  const [cropping, setCropping] = useState(false);
  const { selected } = photos;
  const unread = reading.state.phase === 'failed' ? reading.state.reason : null;
  const cropTo = (crop: Crop) => {
    form.clearFailure();
    if (selected) void photos.crop(selected, crop);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      {first}
      <PhotoFrame
        crop={selected?.crop ?? null}
        cropping={cropping}
        faceFound={selected?.verdict?.passed.includes('face') ?? false}
        loadPhase={photos.loadPhase}
        maxZoom={selected ? maxCropZoom(selected) : 1}
        name={name}
        onCrop={selected ? cropTo : null}
        onCroppingChange={setCropping}
        onPick={(files) => {
          form.clearFailure();
          setCropping(false);
          void photos.add(files);
        }}
        onRotate={() => selected && photos.rotate(selected, 1)}
        undecodable={selected !== null && selected.photo.url === null}
        url={selected?.photo.url ?? null}
      />
      <UnreadableFiles
        files={photos.unreadable}
        hasPhoto={selected !== null}
        onDismiss={photos.dismiss}
        values={LIMIT_VALUES}
      />
      <PhotoAdvice
        gender={gender}
        name={name}
        onCrop={cropTo}
        onOpenCropper={() => setCropping(true)}
        photos={photos}
        staysHere
      />
      {unread ? (
        <div className="reading-card" role="status">
          <p>{unread === 'line' ? text.failedLine : text.failed}</p>
        </div>
      ) : (
        selected && children
      )}
      <FormError failure={form.failure} values={{ name, ...LIMIT_VALUES }} />
      <div className="grid gap-2">
        {unread === 'line' ? (
          <Button fullWidth onClick={reading.retry}>
            {text.retry}
          </Button>
        ) : (
          !unread && (
            <Button fullWidth loading={form.busy || photos.loadPhase !== null} type="submit">
              {text.go}
            </Button>
          )
        )}
        <Button fullWidth onClick={onByHand} variant="quiet">
          {text.byHand}
        </Button>
      </div>
    </form>
  );
}
