/**
 * E-mail addresses, links and names on a network in a plain text (plain-text.ts) whose white space is single, written out or in disguise: "(at)",
 * "arroba", "ponto", spaces between letters (product §10 Community and moderation). An arroba is a weight too, and
 * networks are a theme of essays.
 */

export type AddressKind = 'email' | 'handle' | 'link'
export type AddressRule = {
  readonly kind: AddressKind
  readonly pattern: RegExp
  /** Where any address would say who somebody is; else it may stand where members write for each other. */
  readonly isStrict?: boolean
}

const NOT_BEFORE = '(?<![a-z\\d])'
const NOT_AFTER = '(?![a-z\\d])'
const AT = '(?:\\s?@\\s?|\\s?\\(\\s?(?:at|a|arroba|@)\\s?\\)\\s?|[\\s.-]{1,3}(?:arroba|at)[\\s.-]{1,3})'
const SPOKEN_DOT =
  '(?:\\s?\\(\\s?(?:ponto|dot|\\.)\\s?\\)\\s?|[\\s-]{0,3}(?<![a-z])(?:ponto|dot)(?![a-z])[\\s-]{0,3})'
const DOT = `(?:[.,]|\\s\\.\\s|${SPOKEN_DOT})`
const SLASH = '(?:\\s?/\\s?|\\sbarra\\s)'
const MAIL_HOST = '(?:gmail|hotmail|outlook|yahoo|ymail|icloud|proton(?:mail)?)'
const TOP = '(?:com|net|org|br|edu|gov|io|me|co|pt|info|dev|app|xyz|gg|tv|us|uk|email)'
/** Top domains that are words, or a sentence's beginning, need something behind them to be one. */
const PLAIN_TOP = '(?:com|net|org|gg|br|io|app|dev|info|xyz|ee|tk|edu|gov|bio)'
const WORD_TOP =
  '(?:me|to|co|tv|ai|us|pt|is|so|la|be|ly|in|cc|uk|link|site|online|live|store|club|page|blog|social|chat|top|pro|shop|gle)'
const OFFICIAL = '(?:gov|leg|jus|mp|edu|def)\\.br'
const PROFILE_HOST =
  '(?:instagram|insta|tiktok|facebook|fb|snapchat|twitter|x|threads|kwai|discord|discordapp|telegram|whatsapp|linkedin|roblox|twitch|skype)'
const NETWORK = `(?:${PROFILE_HOST}|ig|tik tok|tt|face|disc|snap|zap|whats|wpp|tele)`
/** A name as networks give them: with a dot, a line or figures in it. */
const HANDLE =
  '@?[a-z](?:[a-z\\d]{1,30}[._](?=[\\w.]{0,30}[a-z\\d])[\\w.]{0,40}|[a-z]{2,20}[a-z_]{0,20}\\d[\\w.]{0,40})'

const rule = (kind: AddressKind, source: string, isStrict = false): AddressRule => ({
  kind,
  pattern: new RegExp(source),
  isStrict,
})

export const ADDRESS_RULES: readonly AddressRule[] = [
  rule('email', '[\\w.+-]{1,64}\\s?@\\s?(?:[\\w-]{1,63}\\.)+[a-z]{2,}'),
  rule(
    'email',
    `[a-z\\d][\\w.+-]{0,63}${AT}[a-z\\d-]{2,63}(?:${DOT}[a-z\\d-]{2,63}){0,3}?${DOT}${TOP}${NOT_AFTER}`,
  ),
  rule('email', `[a-z\\d][\\w.+-]{0,63}${AT}${MAIL_HOST}${NOT_AFTER}`),
  rule(
    'email',
    `[\\w.-]{3,64}(?:\\s|[.]|${SPOKEN_DOT})${MAIL_HOST}(?:\\s(?:\\.\\s)?com(?=\\sbr(?![a-z])|\\s?(?:[^\\w\\s]|$))|${SPOKEN_DOT}com)`,
  ),
  rule('email', `${NOT_BEFORE}[a-z\\d]{1,30}[._][\\w.]{0,40}\\s${MAIL_HOST}\\.com`),
  rule('email', `${NOT_BEFORE}[a-z\\d]{1,30}[._][\\w.]{0,40}\\.${MAIL_HOST}\\.com`),
  rule('email', `${NOT_BEFORE}[a-z]{2,30}\\sponto\\s[a-z]{2,30}\\s(?:no|arroba)\\s${MAIL_HOST}`),

  rule('link', `${NOT_BEFORE}(?:discord|disc|dc|dsc)(?:\\s?${DOT}\\s?|\\s)gg${NOT_AFTER}`),
  rule('link', `${NOT_BEFORE}(?:wa|t|m|ig|fb|telegram)(?:\\s?${DOT}\\s?|\\s)me${SLASH}\\w`),
  rule('link', `${NOT_BEFORE}${PROFILE_HOST}\\s?${DOT}\\s?(?:com|net|org)(?:\\.br)?${SLASH}\\S`),
  rule(
    'link',
    `${NOT_BEFORE}(?:linktr\\s?${DOT}\\s?ee|(?:bit|tinyurl|cutt|encurtador|t|goo)\\s?${DOT}\\s?(?:ly|com|co|gl)(?:\\.br)?${SLASH}\\w)`,
  ),
  rule('link', `${NOT_BEFORE}(?:chat\\.whatsapp\\.com|meet\\.google\\.com|zoom\\.us)${SLASH}?`),
  rule('link', `(?:ht|hx)tps?\\s?:\\s?/\\s?/\\s?(?![\\w.-]{0,80}${OFFICIAL}${NOT_AFTER})\\S+`, true),
  rule('link', `${NOT_BEFORE}www\\s?\\.\\s?(?![\\w.-]{0,80}${OFFICIAL}${NOT_AFTER})\\S+`, true),
  rule(
    'link',
    `(?<![a-z\\d.@-])(?![\\w.-]{0,80}${OFFICIAL}${NOT_AFTER})(?:[a-z\\d-]{1,63}\\.){1,6}${PLAIN_TOP}${NOT_AFTER}\\S*`,
    true,
  ),
  rule('link', `(?<![a-z\\d.@-])(?:[a-z\\d-]{1,63}\\.){1,6}${WORD_TOP}/\\S+`, true),
  rule(
    'link',
    `(?<![a-z\\d-])[a-z\\d-]{2,63}${SPOKEN_DOT}com(?:${SPOKEN_DOT}br${NOT_AFTER}|${SLASH}\\w)`,
    true,
  ),

  rule('handle', `${NOT_BEFORE}[a-z][\\w.]{1,31}#\\d{4}(?!\\d)`),
  rule('handle', `(?<![a-z\\d.])@\\s?${HANDLE.slice(2)}`),
  rule('handle', `${NOT_BEFORE}arroba\\s${HANDLE}`),
  rule('handle', `${NOT_BEFORE}${NETWORK}[^a-z\\d\\n]{1,5}${HANDLE}`),
  rule(
    'handle',
    `${NOT_BEFORE}${HANDLE}(?:\\s(?:no|na|la no|do)\\s|[^a-z\\d\\n]{1,3})${NETWORK}${NOT_AFTER}`,
  ),
  rule('handle', `${NOT_BEFORE}${NETWORK}[\\s:,=>-]{0,5}\\s?@\\s?[a-z][\\w.]{2,40}`),
  rule('handle', `${NOT_BEFORE}(?:insta|ig|tt|snap|disc|dc|zap|whats|wpp)\\s?[:=]\\s?[a-z\\d]`),
  rule('handle', `${NOT_BEFORE}${NETWORK}\\s?[:=]\\s?@?[a-z][\\w.]{3,40}\\s?$`),
  rule('handle', `(?:^|[\\n.!?;]\\s?|meu )face\\s?[:=]\\s?[a-z]`),
  rule(
    'handle',
    `${NOT_BEFORE}(?:nick|user|usuario|login)\\s(?:no|do|na)\\s[a-z]{1,20}\\s?(?:[a-z]{1,10}\\s)?(?:[:=]|\\be\\b|\\beh\\b)\\s?\\S`,
  ),
  rule('handle', `(?<![a-z\\d.])@[a-z][\\w.]+`, true),
]
