/** The addresses in a text that strangers wrote: only http and https, cut where the sentence goes on. */

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence and not an address. */
const TRAILING = /[.,;:!?…)\]}»”]+$/

/** The parts in their order; together they are the text. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '')
    const href = safeHref(address)
    if (href === null) continue
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    parts.push({ kind: 'link', text: address, href })
    at = match.index + address.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

/** Null for what is no address, and for one that shows another place than it leads to. */
function safeHref(address: string): string | null {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]
  if (!authority || authority.includes('@') || !/^[\p{L}\d.-]+(:\d+)?$/u.test(authority)) return null
  return address
}
