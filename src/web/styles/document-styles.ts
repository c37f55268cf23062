/**
 * Where the document's styles come from. In production the server writes the style sheet into the head, so that
 * the first paint waits for nothing; the browser reads the same text back from the document instead of carrying a
 * second copy in its JavaScript. In development the sheet is linked, so that it reloads while one edits.
 *
 * A page is rendered with a mark in the place of the sheet, which the server puts in at the end (finish-html.ts): its
 * 97 kB took two fifths of the time of a page through rendering, encoding, search and hash.
 */
export const STYLE_ELEMENT_ID = 'app-styles'

export const developmentStylesHref: string | null = import.meta.env.DEV
  ? (await import('./app.css?url')).default
  : null

/** What stands in a rendered page instead of the sheet. */
export const STYLES_PLACE = '/*styles*/'

/** For the server alone. */
export const styleSheet: string =
  import.meta.env.SSR && !import.meta.env.DEV ? (await import('./app.css?inline')).default : ''

export const inlineStyles: string = import.meta.env.DEV
  ? ''
  : import.meta.env.SSR
    ? STYLES_PLACE
    : (document.getElementById(STYLE_ELEMENT_ID)?.textContent ?? '')
