/** What `npm run capacity` is told by the environment, beside the assumptions and the prices: docs/scale.md. */

const PARTS = ['acts', 'check', 'sizes'] as const
export type Part = (typeof PARTS)[number]

export type Settings = {
  /** What is left out is taken from the run before. */
  readonly parts: readonly Part[]
  /** How long each act is done again and again. */
  readonly actSeconds: number
  /** How long each of the three loads is played, and how often. */
  readonly checkSeconds: number
  readonly checkTurns: number
  readonly students: readonly number[]
  readonly seed: string
}

/** @throws for a part that there is not, and for what is no number */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parts = (env['CAPACITY_ONLY'] || PARTS.join()).split(',').map((name) => {
    const part = PARTS.find((known) => known === name)
    if (!part) throw new Error(`CAPACITY_ONLY knows ${PARTS.join(', ')}, not ${name}`)
    return part
  })
  return {
    parts,
    actSeconds: numberOf(env, 'CAPACITY_ACT_SECONDS', 4, 0.5),
    checkSeconds: numberOf(env, 'CAPACITY_CHECK_SECONDS', 40, 5),
    checkTurns: numberOf(env, 'CAPACITY_CHECK_TURNS', 3, 1),
    students: (env['CAPACITY_STUDENTS'] || '1000,100000,1000000')
      .split(',')
      .map((text) => numberOf({ CAPACITY_STUDENTS: text }, 'CAPACITY_STUDENTS', 0, 1)),
    seed: env['CAPACITY_SEED'] || '1',
  }
}

function numberOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  least: number,
): number {
  const value = Number(env[name] || otherwise)
  if (!Number.isFinite(value) || value < least) throw new Error(`${name} must be a number from ${least} up`)
  return value
}
