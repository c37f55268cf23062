/** What looks like a secret in a text? Pure, for scripts/find-secrets.ts and its test. */

export type Finding = { readonly kind: string; readonly line: number; readonly text: string }

/** Forms that their makers have fixed. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['key of Stripe', /\b[sr]k_live_[0-9a-zA-Z]{16,}/g],
  ['test key of Stripe', /\b[sr]k_test_[0-9a-zA-Z]{24,}/g],
  ['webhook secret of Stripe', /\bwhsec_[0-9a-zA-Z+/]{32,}/g],
  ['access token of Mercado Pago', /\b(?:APP_USR|TEST)-\d{10,}-[0-9a-zA-Z-]{20,}/g],
  ['key of Amazon', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g],
  ['token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})\b/g],
  ['token of npm', /\bnpm_[0-9A-Za-z]{36}\b/g],
  ['key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/g],
  ['secret of a Google client', /\bGOCSPX-[0-9A-Za-z_-]{20,}/g],
  ['token of Slack', /\bxox[abprs]-[0-9A-Za-z-]{20,}/g],
  ['key of a model', /\bsk-(?:ant-|proj-)?[0-9A-Za-z_-]{32,}/g],
  ['signed token', /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{20,}/g],
  [
    'password in an address',
    /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:/@'"`$<>{}]+:([^\s:/@'"`$<>{}]{12,})@/g,
  ],
]

/** A name that promises a secret, and a value that no person would write. */
const ASSIGNMENT =
  /(?:secret|token|password|passwd|api_?key|access_?key|private_?key)["']?\s*(?::|=|=>)\s*["'`]?([0-9A-Za-z+/_=.-]{20,})(?=["'`\s,;]|$)/gi
/** Bits for each character; hexadecimal has at most 4, words of a language about 3. */
const RANDOM_BITS = 3.7

/** @returns one finding for each place; the text is cut, so that no run writes a secret into its log */
export function findSecrets(content: string): Finding[] {
  const found: Finding[] = []
  const note = (kind: string, index: number, text: string) =>
    found.push({ kind, line: content.slice(0, index).split('\n').length, text: `${text.slice(0, 10)}…` })
  for (const [kind, pattern] of KINDS)
    for (const match of content.matchAll(pattern)) {
      const secret = match[1] ?? match[0]
      // Written out as an example: PASSWORD, xxxx.
      if (match[1] === undefined || (entropyOf(secret) > 2.5 && !/^[A-Z_]+$/.test(secret)))
        note(kind, match.index, secret)
    }
  for (const match of content.matchAll(ASSIGNMENT)) {
    const value = match[1] ?? ''
    if (isRandom(value)) note('value that looks random', match.index, value)
  }
  return found
}

/** Names of things (camelCase.with.dots) have no digits among their letters as chance puts them. */
function isRandom(value: string): boolean {
  return (
    entropyOf(value) >= RANDOM_BITS &&
    /\d/.test(value) &&
    /[a-zA-Z]/.test(value) &&
    !/^[a-z]+(?:[.-][a-z]+)*$/i.test(value)
  )
}

/** Shannon's, in bits for each character. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
