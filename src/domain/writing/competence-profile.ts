/**
 * What a student's corrected essays say of the five competences: the strong one and the one to work on, which the
 * profile shows as `strengths` and `weaknesses` (product §3 Profile; decision 0046).
 */

/** By competence, in the order of the rubric. */
const SKILLS = [
  'modalidade_escrita',
  'compreensao_do_tema',
  'argumentacao',
  'coesao',
  'proposta_de_intervencao',
] as const
export type Skill = (typeof SKILLS)[number]

/** Levels 0–200 of competences 1 to 5. */
export type Levels = readonly number[]

/** One essay says little, and what was written long ago says it of another writer. */
export const ESSAYS_LOOKED_AT = 3

/**
 * @param essays the levels of each essay's last version, newest essay first
 * @returns null when there is none, or when all five competences stand alike
 */
export function skillsOf(essays: readonly Levels[]): { strength: Skill; weakness: Skill } | null {
  const looked = essays.slice(0, ESSAYS_LOOKED_AT)
  if (looked.length === 0) return null
  const sums = SKILLS.map((_, at) => looked.reduce((sum, levels) => sum + (levels[at] ?? 0), 0))
  const strength = SKILLS[sums.indexOf(Math.max(...sums))]
  const weakness = SKILLS[sums.indexOf(Math.min(...sums))]
  return strength && weakness && strength !== weakness ? { strength, weakness } : null
}

/**
 * The competence (1–5) to begin with: the lowest; of several the fifth, whose elements are learnt soonest and with
 * which a next version begins (corrector/shown/explanation.ts), else the first.
 */
export function weakestCompetence(levels: Levels): number {
  const lowest = Math.min(...levels)
  return levels[4] === lowest ? 5 : levels.indexOf(lowest) + 1
}
