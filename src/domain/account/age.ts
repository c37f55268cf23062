/**
 * How old a person says to be, in the steps that change what they may do (Lei 15.211/2025; Código Civil art. 3º and 4º):
 * no account below 13, reading only in the chat below 16 without a guardian, the guardian's text below 18. A band
 * and its date are asked for instead of a birthday: it is all that we need to know (LGPD art. 6º III).
 */
export const AGE_BANDS = ['under-13', '13-15', '16-17', '18-plus'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

/** The bands that may have an account. */
export const ACCOUNT_AGE_BANDS = ['13-15', '16-17', '18-plus'] as const satisfies readonly AgeBand[]
export type AccountAgeBand = (typeof ACCOUNT_AGE_BANDS)[number]

export const YOUNGEST_AGE = { '13-15': 13, '16-17': 16, '18-plus': 18 } as const satisfies Record<
  AccountAgeBand,
  number
>

export function isAgeBand(text: unknown): text is AgeBand {
  return AGE_BANDS.some((band) => band === text)
}

export function mayHaveAccount(band: AgeBand): band is AccountAgeBand {
  return band !== 'under-13'
}

/** Who reads the guardian's text. */
export function isMinor(band: AgeBand): band is Exclude<AgeBand, '18-plus'> {
  return band !== '18-plus'
}

/** Who needs the guardian's word before writing in the chat. Nobody's age (null) is taken for the youngest. */
export function isUnder16(band: AgeBand | null): boolean {
  return band !== '16-17' && band !== '18-plus'
}

/**
 * The band that a person is in for certain, years after the answer: never older than they can be.
 *
 * @example '13-15' answered on 2026-11-21 → '16-17' from 2029-11-21, '18-plus' from 2031-11-21
 */
export function currentAgeBand(declared: AccountAgeBand, declaredAt: Date, now: Date): AccountAgeBand {
  const age = YOUNGEST_AGE[declared] + fullYearsBetween(declaredAt, now)
  if (age >= YOUNGEST_AGE['18-plus']) return '18-plus'
  return age >= YOUNGEST_AGE['16-17'] ? '16-17' : '13-15'
}

function fullYearsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const anniversary = new Date(from)
  anniversary.setUTCFullYear(from.getUTCFullYear() + years)
  return Math.max(0, to < anniversary ? years - 1 : years)
}
