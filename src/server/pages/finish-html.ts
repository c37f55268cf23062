/**
 * The last step of every page: the Content-Security-Policy that allows exactly the inline parts that we have written,
 * by their hashes. They are known by a mark, a nonce that never leaves the server: an inline part that got into the
 * page by another way has none. Sent as a nonce it would not do: a kept page would repeat it (decision 0088).
 */
import { hash } from 'node:crypto'
import { PLAYER_ORIGINS } from '#domain/study/courses/lesson-video.ts'
import { type CommonPart, commonPart, type TextAround } from '../platform/http/gzip-around.ts'
import { withDeferredStart } from './deferred-start.ts'

/** What all pages have in common is their style sheet. */
export type FinishedPage = { html: TextAround; headers: Headers; status: number }

/** The style sheet of every page, and what stands for it in one that was just rendered. */
export type PageStyles = { readonly place: string; readonly sheet: CommonPart; readonly source: string }

export function pageStyles(place: string, sheet: string): PageStyles {
  return { place, sheet: commonPart(sheet), source: hashSource(sheet) }
}

/** The beginning of an inline part, up to its mark. */
const OPENED = /^<(script|style)\b[^>]*$/

/**
 * @param rendered the whole document
 * @param mark the nonce that it was rendered with, made for this page alone
 * @param styles put in where the page was rendered with their place
 */
export function finishHtml(
  rendered: string,
  response: Response,
  mark: string,
  styles: PageStyles,
): FinishedPage {
  const html = withDeferredStart(rendered)
  const headers = new Headers(response.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(html, mark, styles))
  headers.delete('content-length')
  return {
    html: aroundStyles(html, mark, styles),
    headers,
    status: response.status,
  }
}

/** Known by the mark as well: nobody else can write the place of the styles. */
function aroundStyles(html: string, mark: string, { place, sheet }: PageStyles): TextAround {
  const nonce = nonceOf(mark)
  const at = html.indexOf(`${nonce}>${place}</style>`)
  if (at < 0) return { before: '', common: null, after: html.replaceAll(nonce, '') }
  return {
    before: `${html.slice(0, at).replaceAll(nonce, '')}>`,
    common: sheet,
    after: html.slice(at + nonce.length + 1 + place.length).replaceAll(nonce, ''),
  }
}

/** Everything comes from this origin but the players of lessons' videos; style attributes are allowed because React writes them, style elements are not. */
export function contentSecurityPolicy(html: string, mark: string, styles: PageStyles): string {
  const hashes: Record<'script' | 'style', Set<string>> = { script: new Set(), style: new Set() }
  const parts = html.split(nonceOf(mark))
  for (const [index, before] of parts.slice(0, -1).entries()) {
    const [, kind] = OPENED.exec(before.slice(before.lastIndexOf('<'))) ?? []
    if (kind !== 'script' && kind !== 'style') continue
    const after = parts[index + 1] ?? ''
    const content = after.slice(after.indexOf('>') + 1, after.indexOf(`</${kind}>`))
    if (content) hashes[kind].add(content === styles.place ? styles.source : hashSource(content))
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A voice message is fetched with the session, and played from memory.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    // Videos of lessons, once somebody presses play.
    ["frame-src 'self'", ...PLAYER_ORIGINS].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function nonceOf(mark: string): string {
  return ` nonce="${mark}"`
}

function hashSource(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`
}
