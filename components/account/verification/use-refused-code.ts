import { useRef } from 'react';
import type { ApiError } from '@/lib/client/api/api-error';

/**
 * Remembers the code that the server has just refused. The last digit sends a code by itself, and the button would send
 * the same digits again: each check uses up one of few attempts.
 */
export function useRefusedCode() {
  const refused = useRef<string>(null);
  return {
    isRefused: (code: string): boolean => refused.current === code,
    remember: (code: string, { code: reason }: Pick<ApiError, 'code'>): void => {
      refused.current = reason === 'code_wrong' ? code : null;
    },
  };
}
