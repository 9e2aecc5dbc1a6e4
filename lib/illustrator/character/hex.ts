import { z } from 'zod';

/** Colours are sRGB hex, `#rrggbb`. */
export const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
