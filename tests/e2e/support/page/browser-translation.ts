import type { Page } from '@playwright/test';

/**
 * Translates the page as a browser does: each text moves into elements of the translator, and so does every later one.
 * The words come in guillemets.
 */
export const translateByBrowser = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const known = new WeakSet<Node>();
    const skipped = 'script,style,noscript,textarea,select,font,svg,[translate="no"]';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || known.has(text) || text.parentElement?.closest(skipped)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        const translated = document.createTextNode(`«${text.data}»`);
        known.add(translated);
        inner.append(translated);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const root = node instanceof Text ? node.parentElement : node;
          if (root && !(root instanceof Element && root.closest(skipped))) translate(root);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
