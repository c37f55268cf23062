/**
 * Where the document's styles come from. In production the server writes the style sheet into the head, so that
 * the first paint waits for nothing; the browser reads the same text back from the document instead of carrying a
 * second copy in its JavaScript. In development the sheet is linked, so that it reloads while one edits.
 */
export const STYLE_ELEMENT_ID = 'app-styles'

export const developmentStylesHref: string | null = import.meta.env.DEV
  ? (await import('./app.css?url')).default
  : null

export const inlineStyles: string = import.meta.env.DEV
  ? ''
  : import.meta.env.SSR
    ? (await import('./app.css?inline')).default
    : (document.getElementById(STYLE_ELEMENT_ID)?.textContent ?? '')
