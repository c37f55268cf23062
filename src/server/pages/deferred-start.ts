/**
 * When the script of a page begins: after the page is painted and its fonts and pictures are there, or at the first
 * touch (decision 0086). The router writes preloads of every module and a module script that imports them at once; on a
 * slow network these would compete with what the visitor looks at. A page in another form is left as it is.
 */

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const START = /(<script\b[^>]*\btype="module"[^>]*>)(import "[\s\S]*?)(<\/script>)/
const BARE_IMPORT = /^import ("[^"]+")/gm
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+")/gm

/** Where the load takes longer than this, the script no longer waits for it. */
const LONGEST_WAIT_MS = 4_000

const BEGIN = [
  'await new Promise((begin)=>{',
  "for(const input of['pointerdown','keydown'])addEventListener(input,begin,{once:true,capture:true});",
  // After the next paint, since a quick load may end before the first one.
  'const painted=()=>requestAnimationFrame(()=>setTimeout(begin));',
  "if(document.readyState==='complete')painted();else addEventListener('load',painted,{once:true});",
  `setTimeout(begin,${LONGEST_WAIT_MS})`,
  '});',
].join('')

/** @param html a page as the router rendered it @returns the same page, whose modules are asked for when it begins */
export function withDeferredStart(html: string): string {
  const modules: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, href: string) => {
    modules.push(href)
    return ''
  })
  const found = START.exec(withoutPreloads)
  const [whole, open, script, close] = found ?? []
  if (!found || !whole || !open || !script || !close) return html
  // All at once, or each would wait for the one that imports it.
  const preload = `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`
  const imports = script
    .replace(BARE_IMPORT, 'await import($1)')
    .replace(NAMED_IMPORT, 'const $1 = await import($2)')
  const [before, after] = [
    withoutPreloads.slice(0, found.index),
    withoutPreloads.slice(found.index + whole.length),
  ]
  return `${before}${open}${BEGIN}\n${preload}\n${imports}${close}${after}`
}
