'use client';

import { useState } from 'react';

const KEY = 'reader_large_type';

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Letters to read aloud by, from arm's length; remembered on this device. */
export function useLargeType() {
  const [large, setLarge] = useState(recall);
  const toggle = () => {
    setLarge(!large);
    try {
      localStorage.setItem(KEY, large ? '0' : '1');
    } catch {
      // It is asked for again next time.
    }
  };
  return { large, toggle };
}
