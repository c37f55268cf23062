/**
 * Which profile on Instagram is meant? The owner gives its address or its name, and the footer links to it
 * (product §2 Footer). A name has up to 30 letters of ASCII, digits, points and underscores.
 */

/** Who copies an address out of a browser's bar often loses "https://", and who shares a profile gets a query. */
const ADDRESS = /^(?:https:\/\/)?(?:www\.|m\.)?instagram\.com\/@?([a-z0-9._]+)\/?(?:[?#]\S*)?$/i
const NAME = /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9._]{1,30}$/
/** First parts of addresses that are no profile. */
const NO_PROFILES: ReadonlySet<string> = new Set([
  'about',
  'accounts',
  'direct',
  'explore',
  'legal',
  'p',
  'reel',
  'reels',
  'stories',
  'tv',
  'web',
])

/** @param text "@nome", "nome" or an https address @returns the profile's address in one form, or null when it is none */
export function readInstagram(text: string): string | null {
  const written = text.trim()
  const name = (ADDRESS.exec(written)?.[1] ?? written.replace(/^@/, '')).toLowerCase()
  return NAME.test(name) && !NO_PROFILES.has(name) ? `https://www.instagram.com/${name}/` : null
}
