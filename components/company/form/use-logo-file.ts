import { useEffect, useState } from 'react';

/** The logo that is chosen before the batch exists: it stays on this device until then. */
export function useLogoFile() {
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(null);
    const preview = URL.createObjectURL(file);
    setUrl(preview);
    return () => URL.revokeObjectURL(preview);
  }, [file]);
  return {
    file,
    url,
    error,
    choose: (chosen: File) => {
      setError(undefined);
      setFile(chosen);
    },
    refuse: setError,
    remove: () => {
      setError(undefined);
      setFile(null);
    },
  };
}
