/**
 * Which facts earn which of the twelve badges (product §9). What is counted is what was done, never time spent: a
 * reward for time on the site is forbidden where minors are (Lei 15.211/2025).
 */

export const BADGE_IDS = [
  'primeiros-passos',
  'cacador-de-erros',
  'mestre-das-portas-de-entrada',
  'construtor-de-ideias',
  'fechador-de-ouro',
  'mestre-das-palavras',
  'pena-afiada',
  'papeleiro',
  'socializador',
  'embaixador',
  'desafiante',
  'colaborador',
] as const
export type BadgeId = (typeof BADGE_IDS)[number]

export type BadgeFacts = {
  /** Levels of the mini-course that are finished; they come one after the other. */
  readonly courseLevels: number
  /** Essays that the student wrote, not those that the generator did. */
  readonly essays: number
  /** Purchases from the shop, also of what is free. */
  readonly ebooks: number
  readonly chatMessages: number
  /** Accounts that came by the student's link and proved their e-mail. */
  readonly referrals: number
  /** Months in which the student took part. */
  readonly challenges: number
  readonly matches: number
}

/** What is counted one by one as it happens, and the fact that the count is. */
export const FACT_OF_ACTIVITY = {
  essay: 'essays',
  'chat-message': 'chatMessages',
  challenge: 'challenges',
  match: 'matches',
} as const satisfies Record<string, keyof BadgeFacts>
export type Activity = keyof typeof FACT_OF_ACTIVITY

type Rule = { readonly fact: keyof BadgeFacts; readonly from: number }

const RULES = {
  'primeiros-passos': { fact: 'courseLevels', from: 1 },
  'cacador-de-erros': { fact: 'courseLevels', from: 2 },
  'mestre-das-portas-de-entrada': { fact: 'courseLevels', from: 3 },
  'construtor-de-ideias': { fact: 'courseLevels', from: 4 },
  'fechador-de-ouro': { fact: 'courseLevels', from: 5 },
  'mestre-das-palavras': { fact: 'courseLevels', from: 6 },
  'pena-afiada': { fact: 'essays', from: 1 },
  papeleiro: { fact: 'ebooks', from: 1 },
  socializador: { fact: 'chatMessages', from: 50 },
  embaixador: { fact: 'referrals', from: 1 },
  desafiante: { fact: 'challenges', from: 1 },
  colaborador: { fact: 'matches', from: 1 },
} as const satisfies Record<BadgeId, Rule>

/** @returns every badge that these facts earn, in the order of the list; a fact that is not given earns none */
export function badgesFor(facts: Partial<BadgeFacts>): readonly BadgeId[] {
  return BADGE_IDS.filter((id) => (facts[RULES[id].fact] ?? 0) >= RULES[id].from)
}

/** How far these facts are from a badge: what is there, never more than what it asks for. */
export function wayToBadge(id: BadgeId, facts: Partial<BadgeFacts>): { have: number; of: number } {
  const { fact, from } = RULES[id]
  return { have: Math.min(from, facts[fact] ?? 0), of: from }
}

export function isBadgeId(text: string): text is BadgeId {
  return BADGE_IDS.some((id) => id === text)
}
