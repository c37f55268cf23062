/**
 * Product descriptions are HTML that the owner writes. They are sanitised when written and again when presented,
 * so that neither an old row nor a foreign hand in the database reaches a browser.
 */
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'mark',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
}
const kept = new LRUCache<string, string>({ max: 500 })

export function sanitizeDescription(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, OPTIONS)
  kept.set(html, clean)
  return clean
}
