'use client';

import { useState } from 'react';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import type { BatchView } from '@/lib/company';
import { LogoPicker } from './logo-picker';
import { sendLogo } from './send-logo';

type LogoFieldProps = {
  readonly batch: BatchView;
  readonly initialError?: string | undefined;
  readonly onChanged: (batch: BatchView) => Promise<unknown>;
};

/** The logo of an open batch; a chosen file is stored at once. */
export function LogoField({ batch: { id, logoUrl }, initialError, onChanged }: LogoFieldProps) {
  const [loading, setLoading] = useState(false);
  const [errorCode, setErrorCode] = useState(initialError);
  const change = async (work: () => Promise<BatchView>) => {
    setLoading(true);
    setErrorCode(undefined);
    try {
      await onChanged(await work());
    } catch (thrown) {
      setErrorCode(toApiError(thrown).code);
    }
    setLoading(false);
  };
  return (
    <LogoPicker
      errorCode={errorCode}
      loading={loading}
      onPick={(file) => void change(() => sendLogo(id, file))}
      onRefused={setErrorCode}
      onRemove={() => void change(() => sendJson<BatchView>(`/api/company/${id}/logo`, { method: 'DELETE' }))}
      url={logoUrl}
    />
  );
}
