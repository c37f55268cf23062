/**
 * Where does a visit come from (decision 0254)? One to three short words: the host that led here, or the source, medium
 * and campaign of the link (`instagram / social / volta-as-aulas`). Never the address of a page, and nothing that could
 * be a person's e-mail or number. The browser makes it of its arrival, the server takes no other shape.
 */

/** Nothing led here that the browser tells. */
export const DIRECT_SOURCE = 'direto'
/** What is of no known shape, and what a day has no more room for. */
export const OTHER_SOURCES = 'outras'
/** Of one day. Whoever makes sources up fills this, and everything above is told together. */
export const MAX_SOURCES_PER_DAY = 100

export const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign'] as const

const MAX_PART = 40
const NOTHING = '-'
const SEPARATOR = ' / '
const PART = /^[a-z0-9][a-z0-9._-]{0,39}$/
/** More could be a telephone or a document. */
const MAX_DIGITS = 8

export type Arrival = {
  /** Of the page that led here; null where there is none, or it is our own. */
  readonly referrerHost: string | null
  /** As the link has them, in the order of CAMPAIGN_PARAMETERS. */
  readonly campaign: readonly (string | null)[]
}

export function sourceOfArrival({ referrerHost, campaign }: Arrival): string {
  const host = campaignPart(referrerHost?.replace(/^(?:www|m|l|lm|out)\./, '') ?? null)
  const [source, medium, name] = campaign.map(campaignPart)
  const parts = [source ?? host ?? DIRECT_SOURCE, medium ?? NOTHING, name ?? NOTHING]
  while (parts.at(-1) === NOTHING) parts.pop()
  return parts.join(SEPARATOR)
}

/** @returns what the browser told; null where it told nothing, `outras` for what is of no known shape */
export function readSource(told: string | null | undefined): string | null {
  if (!told) return null
  const parts = told.split(SEPARATOR)
  const isKnown =
    parts.length <= 3 && parts.every((part, index) => isPart(part) || (index === 1 && part === NOTHING))
  return isKnown ? told : OTHER_SOURCES
}

/** "Volta às aulas!" → "volta-as-aulas". @returns null for nothing, and for what could name a person */
function campaignPart(text: string | null | undefined): string | null {
  if (!text || text.includes('@')) return null
  const part = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, MAX_PART)
    .replace(/[._-]+$/, '')
  return isPart(part) ? part : null
}

function isPart(part: string): boolean {
  return PART.test(part) && part.replace(/\D/g, '').length <= MAX_DIGITS
}
