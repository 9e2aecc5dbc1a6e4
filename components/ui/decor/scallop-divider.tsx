import type { CSSProperties } from 'react';

type ScallopDividerProps = { readonly color?: string; readonly edge?: 'below' | 'top' | 'bottom' };

/**
 * A scalloped edge. `below` hangs under the previous element; `top` and `bottom` lie on the edges of a positioned
 * parent. `color` is the colour of the scallops.
 */
export function ScallopDivider({ color, edge = 'below' }: ScallopDividerProps) {
  const style = color ? ({ '--scallop-color': color } as CSSProperties) : undefined;
  return <div aria-hidden="true" className="ui-scallop-divider" data-edge={edge} style={style} />;
}
