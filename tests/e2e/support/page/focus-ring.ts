import type { Page } from '@playwright/test';

/**
 * The contrast between the ring of what has the focus and the colour beside it, from 1 to 21; 1 without a ring. The ring
 * is an outline or a shadow without blur, of the element, its label or a part of the label.
 */
export const countRingContrast = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 1;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    /** A computed colour in any notation, with channels up to 255. */
    const toColor = (text: string): Color => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const COLOR = /\b(?:rgba?|oklab|oklch|lab|color)\([^)]*\)/g;
    const getLuminance = ([red, green, blue]: Color) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const getContrast = (one: Color, other: Color) => {
      const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    /** The opaque colours of the nearest background. */
    const listBackdrop = (element: Element | null): readonly Color[] => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        const colors = [backgroundColor, ...(backgroundImage.match(COLOR) ?? [])].map(toColor);
        const opaque = colors.filter(([, , , alpha]) => alpha > 200);
        if (opaque.length > 0) return opaque;
      }
      return [[255, 255, 255, 255]];
    };
    const rate = (color: string, element: Element | null) => {
      const ring = toColor(color);
      return ring[3] < 128 ? 1 : Math.min(...listBackdrop(element).map((behind) => getContrast(ring, behind)));
    };
    const label = focused.closest('label');
    const areas = [...new Set([focused, ...(label ? [label, ...label.querySelectorAll('*')] : [])])];
    const ratings = areas.flatMap((area) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(area, part);
        if (part && style.content === 'none') return [];
        const isInside = Number.parseFloat(style.outlineOffset) < 0;
        const beside = isInside || part ? area : area.parentElement;
        const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
        const rings = style.boxShadow.split(/,(?![^(]*\))/).flatMap((shadow) => {
          const [, , blur = 1, spread = 0] = (shadow.match(/-?[\d.]+px/g) ?? []).map(Number.parseFloat);
          const inside = shadow.includes('inset');
          // What a label or an element always has is no sign of the focus.
          if (area !== focused || blur !== 0 || spread < 2) return [];
          return [rate(shadow.match(COLOR)?.[0] ?? 'transparent', inside ? area : area.parentElement)];
        });
        return [...(isOutlined ? [rate(style.outlineColor, beside)] : []), ...rings];
      }),
    );
    return Math.max(1, ...ratings);
  });
