'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { Failure } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { COMPANY_LIMITS } from '@/lib/company';
import { checkLogoFile, LOGO_TYPES } from './check-logo';

type LogoPickerProps = {
  /** Address of the logo that is shown; `null` without one. */
  readonly url: string | null;
  readonly loading?: boolean;
  readonly error: Failure | string | undefined;
  readonly onPick: (file: File) => void;
  /** A file that was chosen and cannot be a logo. */
  readonly onRefused: (code: string) => void;
  readonly onRemove: () => void;
};

/** The company's logo: shown, chosen, replaced, removed. */
export function LogoPicker({ url, loading = false, error, onPick, onRefused, onRemove }: LogoPickerProps) {
  const t = useTranslations('company.logo');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after an error.
    target.value = '';
    if (!file) return;
    const refused = await checkLogoFile(file);
    if (refused) onRefused(refused);
    else onPick(file);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <span className="company-logo-box">
          {/* A private file behind a signed link, or a file of this device: no image service may see it. */}
          {/* biome-ignore lint/performance/noImgElement: see above. */}
          {url ? <img alt={t('alt')} src={url} /> : <Icon name="image" />}
        </span>
        <div className="flex flex-wrap gap-3">
          <Button loading={loading} onClick={() => input.current?.click()} size="small" variant="quiet">
            <Icon name="upload" />
            {t(url ? 'replace' : 'choose')}
          </Button>
          {url && (
            <UnstyledButton className="text-link" disabled={loading} onClick={onRemove} type="button">
              {t('remove')}
            </UnstyledButton>
          )}
        </div>
        <InputControl
          accept={LOGO_TYPES.join(',')}
          aria-label={t('title')}
          className="sr-only"
          onChange={(event) => void pick(event)}
          ref={input}
          tabIndex={-1}
          type="file"
        />
      </div>
      <FieldMessage
        error={errorText(error)}
        hint={t('hint', { megabytes: COMPANY_LIMITS.logoBytes / 1024 ** 2 })}
        id="company-logo-note"
      />
    </fieldset>
  );
}
