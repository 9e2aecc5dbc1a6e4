import { useEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: any function may be a handler
type Handlers = Record<string, (...args: any[]) => unknown>;

/** The same object in every render, whose functions call the latest handlers: rows with it as a prop do not render. */
export function useStableHandlers<Own extends Handlers>(handlers: Own): Own {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: unknown[]) => latest.current[name]?.(...args)]),
      ) as Own,
  );
  return stable;
}
