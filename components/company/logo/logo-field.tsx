'use client';

import { useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
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
  const [failure, setFailure] = useState<Failure | string | undefined>(initialError);
  const change = async (work: () => Promise<BatchView>) => {
    setLoading(true);
    setFailure(undefined);
    try {
      await onChanged(await work());
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setLoading(false);
  };
  return (
    <LogoPicker
      error={failure}
      loading={loading}
      onPick={(file) => void change(() => sendLogo(id, file))}
      onRefused={setFailure}
      onRemove={() => void change(() => sendJson<BatchView>(`/api/company/${id}/logo`, { method: 'DELETE' }))}
      url={logoUrl}
    />
  );
}
