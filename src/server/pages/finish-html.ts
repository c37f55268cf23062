/**
 * The last step of every page: the Content-Security-Policy that allows exactly the inline parts that we have written,
 * by their hashes. They are known by a mark, a nonce that never leaves the server: an inline part that got into the
 * page by another way has none. Sent as a nonce it would not do: a kept page would repeat it (design §8).
 */
import { createHash } from 'node:crypto'
import { withPatientStart } from './patient-start.ts'

export type FinishedPage = { body: string; headers: Headers; status: number }

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * @param rendered the whole document
 * @param mark the nonce that it was rendered with, made for this page alone
 */
export function finishHtml(rendered: string, response: Response, mark: string): FinishedPage {
  const html = withPatientStart(rendered)
  const headers = new Headers(response.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(html, mark))
  headers.delete('content-length')
  return {
    body: html.replaceAll(` nonce="${mark}"`, ''),
    headers,
    status: response.status,
  }
}

/** Everything comes from this origin; style attributes are allowed because React writes them, style elements are not. */
export function contentSecurityPolicy(html: string, mark: string): string {
  const hashes: Record<'script' | 'style', Set<string>> = { script: new Set(), style: new Set() }
  for (const [, tag, attributes, content] of html.matchAll(INLINE)) {
    if (!attributes?.includes(` nonce="${mark}"`) || !content) continue
    const kind = tag === 'script' ? 'script' : 'style'
    hashes[kind].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
