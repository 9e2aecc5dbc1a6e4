import type { Page } from '@playwright/test';

/**
 * Chosen things of the screen that look like the others apart from their colours, shadows and backgrounds: radio buttons
 * and boxes with their labels, and links and buttons that say that they are current, pressed or selected.
 */
export const findUnmarkedChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LOOK = [
      'borderTopWidth',
      'borderBottomWidth',
      'borderInlineStartWidth',
      'borderTopStyle',
      'outlineWidth',
      'outlineStyle',
      'textDecorationLine',
      'visibility',
      'display',
      'rotate',
      'translate',
      'transform',
      'scale',
      'fill',
      'content',
      'inlineSize',
      'blockSize',
      'gridTemplateColumns',
      'order',
      'opacity',
    ] as const;
    const readLook = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) =>
          [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo);
            if (pseudo && style.content === 'none') return '';
            // Sizes come from the words; only drawn marks have them.
            const isDrawn = pseudo !== null || part.tagName === 'INPUT';
            return LOOK.map((name) => (/Size|Columns/.test(name) && !isDrawn ? '' : style[name])).join(' ');
          }),
        )
        .join('\n');
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const getName = (element: Element) => `${element.className} ${element.textContent?.trim().slice(0, 30)}`;
    const getLabel = (input: Element) => input.closest('label') ?? input;
    const compare = (chosen: Element | undefined, other: Element | undefined) => {
      if (!chosen || !other || !isShown(chosen) || !isShown(other)) return [];
      const [one, two] = [readLook(chosen), readLook(other)].map((look) => new Set(look.split('\n')));
      const differs =
        [...(one ?? [])].some((line) => !two?.has(line)) || [...(two ?? [])].some((line) => !one?.has(line));
      return differs ? [] : [getName(chosen)];
    };
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')];
    const groups = Map.groupBy(inputs, (input) => (input.type === 'radio' ? `radio ${input.name}` : input.className));
    const fromInputs = [...groups.values()].flatMap((group) => {
      const [chosen, other] = [true, false].map((checked) => group.find((input) => input.checked === checked));
      return compare(chosen && getLabel(chosen), other && getLabel(other));
    });
    const STATES = [
      ':is(a, button)[aria-current]',
      'button[aria-pressed="true"]',
      '[role="tab"][aria-selected="true"]',
    ];
    const fromStates = [...document.querySelectorAll(STATES.join())].flatMap((chosen) => {
      const beside = [...(chosen.parentElement?.parentElement?.querySelectorAll(chosen.tagName) ?? [])];
      const other = beside.find((element) => element.className === chosen.className && !element.matches(STATES.join()));
      return compare(chosen, other);
    });
    return [...fromInputs, ...fromStates];
  });

/** Controls of the screen without an edge that is drawn: neither a border nor an outline, and no underlined words. */
export const findEdgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasLine = (element: Element) => {
      const { borderBottomWidth, borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element);
      const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0;
      return hasBorder || outlineStyle !== 'none' || textDecorationLine !== 'none';
    };
    const controls = [...document.querySelectorAll('.ui-button, .ui-input, label:has(> .choice-input)')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => ![control, ...control.querySelectorAll('*')].some(hasLine))
      .map((control) => `${control.className} ${control.textContent?.trim().slice(0, 30)}`);
  });
