/**
 * Ranks (patentes) by experience points: which one a student holds and how far the next one is
 * (product §4 Rank, §9 Ranks by XP).
 */
export type Rank = {
  readonly id: string
  readonly name: string
  /** Points from which the rank is held. */
  readonly fromXp: number
}

/** From the lowest to the highest; the first one has no threshold. */
export const RANKS = [
  { id: 'escriba-aprendiz', name: 'Escriba Aprendiz', fromXp: 0 },
  { id: 'teorico-da-palavra', name: 'Teórico da Palavra', fromXp: 500 },
  { id: 'construtor-de-argumentos', name: 'Construtor de Argumentos', fromXp: 1000 },
  { id: 'guardiao-da-coesao', name: 'Guardião da Coesão', fromXp: 2000 },
  { id: 'retorico', name: 'Retórico', fromXp: 3500 },
  { id: 'articulador-da-ideia', name: 'Articulador da Ideia', fromXp: 5000 },
  { id: 'estrategista-das-palavras', name: 'Estrategista das Palavras', fromXp: 7000 },
  { id: 'oraculo-da-redacao', name: 'Oráculo da Redação', fromXp: 10_000 },
  { id: 'mestre-das-letras', name: 'Mestre das Letras', fromXp: 15_000 },
  { id: 'lenda-da-redacao', name: 'Lenda da Redação', fromXp: 25_000 },
] as const satisfies readonly [Rank, ...Rank[]]

export type RankId = (typeof RANKS)[number]['id']

export type RankProgress = {
  readonly rank: (typeof RANKS)[number]
  /** Null at the highest rank. */
  readonly next: (typeof RANKS)[number] | null
  /** Points still missing to the next rank; 0 at the highest. */
  readonly missingXp: number
  /** 0–100 between this rank's threshold and the next one's, rounded down; 100 at the highest rank only. */
  readonly progressPercent: number
}

/**
 * The rank that a number of points gives, and the way to the next one.
 *
 * @param xp whole points; below 0 counts as 0
 * @example rankProgress(750) → Teórico da Palavra, next Construtor de Argumentos, 250 missing, 50 %
 * @see product §4 Rank
 */
export function rankProgress(xp: number): RankProgress {
  const points = Math.max(0, xp)
  const rank = RANKS.findLast((candidate) => candidate.fromXp <= points) ?? RANKS[0]
  const next = RANKS[RANKS.indexOf(rank) + 1] ?? null
  if (!next) return { rank, next, missingXp: 0, progressPercent: 100 }
  const share = (points - rank.fromXp) / (next.fromXp - rank.fromXp)
  return { rank, next, missingXp: next.fromXp - points, progressPercent: Math.floor(share * 100) }
}
