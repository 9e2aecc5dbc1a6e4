/** A script of the page's code, as Next writes it. Text of a page is escaped and never looks like one. */
const SCRIPT = /<script src="\/_next\/static\/chunks\/[^"]+" async=""><\/script>/g;
/** A hint that one of them will be needed. */
const HINT = /<link rel="preload" as="script"[^>]*\/>/g;
const END = '</body>';
const TEMPLATE_ID = 'delayed-scripts';

/** Milliseconds after which the scripts are loaded although the browser has told of no paint. */
const LONGEST_WAIT = 3000;

/**
 * Loads the scripts of the template once the page is painted: at once in a tab that nobody sees, and where the browser
 * tells of no paint. A copy of an element keeps its address, so that no Trusted Types policy is needed for it.
 */
export const SCRIPT_LOADER = `(()=>{\
let t=document.getElementById("${TEMPLATE_ID}");\
const load=()=>{if(t)document.head.append(document.importNode(t.content,true));t=null};\
if(document.hidden||!self.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return load();\
new PerformanceObserver((list,observer)=>{\
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();load()}\
}).observe({type:"paint",buffered:true});\
setTimeout(load,${LONGEST_WAIT})})()`;

/**
 * Lets a page load its code after its first paint. Next starts all scripts while the page is read: on a slow line they
 * take bandwidth from styles, fonts and the picture, and a fast or cached one runs before anything is seen. Next has no
 * setting for it. The page's data stays where it is, and what the visitor does before is kept as before.
 */
export function delayScripts(html: string): string {
  const scripts = html.match(SCRIPT);
  const end = html.lastIndexOf(END);
  if (!scripts || end === -1) return html;
  const shown = html.slice(0, end).replace(SCRIPT, '').replace(HINT, '');
  const delayed = `<template id="${TEMPLATE_ID}">${scripts.join('')}</template><script>${SCRIPT_LOADER}</script>`;
  return shown + delayed + html.slice(end);
}
