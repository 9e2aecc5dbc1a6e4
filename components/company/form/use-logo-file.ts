import { useEffect, useState } from 'react';

/** The logo that is chosen before the batch exists: it stays on this device until then. */
export function useLogoFile() {
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [errorCode, setErrorCode] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(null);
    const preview = URL.createObjectURL(file);
    setUrl(preview);
    return () => URL.revokeObjectURL(preview);
  }, [file]);
  return {
    file,
    url,
    errorCode,
    choose: (chosen: File) => {
      setErrorCode(undefined);
      setFile(chosen);
    },
    refuse: setErrorCode,
    remove: () => {
      setErrorCode(undefined);
      setFile(null);
    },
  };
}
