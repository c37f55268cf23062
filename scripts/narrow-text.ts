/**
 * The scripts of the server's pages, in characters of one byte. One quotation mark beyond Latin-1 makes V8 keep the whole
 * text of its script at two bytes a character, and the server keeps the text of what it runs (docs/performance.md, Memory).
 */
import type { Plugin } from 'vite'

/** What stands behind a backslash belongs to it. */
const ESCAPED_OR_WIDE = /\\[\s\S]|[^\0-\u00ff]/g
/** Text whose escapes are read as they stand, where it is wide or holds more than text; a line that goes on behind a backslash. */
const LEFT_ALONE = /String\.raw`[^`]*(?:[^\0-\u00ff]|\$\{)|\\[\u2028\u2029]/

/** A script that says the same. */
export function narrowText(code: string): string {
  if (LEFT_ALONE.test(code)) return code
  return code.replace(ESCAPED_OR_WIDE, (found) => {
    const last = found.charCodeAt(found.length - 1)
    return last > 0xff ? `\\u${last.toString(16).padStart(4, '0')}` : found
  })
}

export function narrowServerText(): Plugin {
  return {
    name: 'narrow-server-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = narrowText(file.code)
    },
  }
}
