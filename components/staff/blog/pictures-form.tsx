'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { InputControl } from '@/components/ui/form-controls';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { uploadForm } from '@/lib/client/api/upload';
import { POST_PICTURE_LIMITS } from '@/lib/photos';
import type { PostView } from '@/lib/staff';
import { StaffPanel } from '../frame/staff-panel';
import { ActButton } from '../orders/act-button';

/** The pictures of a post: uploaded here, the main one chosen among them. */
export function PicturesForm({ post }: { readonly post: PostView }) {
  const t = useTranslations('staff.blog');
  const { image, pictures } = post;
  // A picture that comes with the shop is none of the uploads.
  const shown = image && !pictures.includes(image) ? [...pictures, image] : pictures;
  return (
    <StaffPanel id="pictures" title={t('pictures')}>
      <ul className="staff-pictures">
        {shown.map((url, index) => {
          const name = t('picture', { number: shown.length - index });
          return (
            <li key={url}>
              {/* biome-ignore lint/performance/noImgElement: made ahead in this width */}
              <img alt={name} height={160} loading="lazy" src={url} width={240} />
              {url === image ? (
                <p className="text-small font-semibold">{t('main')}</p>
              ) : (
                <ActButton json={{ image: url }} label={t('makeMain')} path={`/api/staff/blog/${post.id}`} />
              )}
              {url !== image && !post.texts.some(({ content }) => content.includes(url)) && (
                <ActButton
                  json={{ url }}
                  label={t('deletePicture')}
                  path={`/api/staff/blog/${post.id}/pictures/deletion`}
                />
              )}
            </li>
          );
        })}
      </ul>
      <UploadField postId={post.id} />
    </StaffPanel>
  );
}

function UploadField({ postId }: { readonly postId: string }) {
  const t = useTranslations('staff.blog');
  const errorText = useErrorText();
  const router = useRouter();
  const id = useId();
  /** The share that is sent, 0 to 1; `null` while nothing is. */
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiError>();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    setSent(0);
    setFailure(undefined);
    try {
      await uploadForm(`/api/staff/blog/${postId}/pictures`, form, { onProgress: setSent });
      router.refresh();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    } finally {
      setSent(null);
      // The same file can be chosen again after an error.
      target.value = '';
    }
  };
  const { minWidthPx: width, maxBytes } = POST_PICTURE_LIMITS;
  const limits = { width: String(width), megabytes: maxBytes / 1024 ** 2 };
  const hint = sent === null ? t('uploadHint', limits) : t('uploading', { sent });
  return (
    <Field error={errorText(failure)} hint={hint} id={id} label={t('upload')}>
      {(aria) => (
        <InputControl
          {...aria}
          accept="image/jpeg,image/png,image/webp"
          className="ui-input"
          disabled={sent !== null}
          onChange={(event) => void send(event)}
          type="file"
        />
      )}
    </Field>
  );
}
