/**
 * May a person's story be shown? Only while somebody has agreed to it in a way that can be proved: the person, or the
 * guardian of a minor (Código Civil art. 20; ECA art. 17; LGPD art. 8º § 2º and § 5º). What was invented is said to be.
 */
import { z } from 'zod'
import type { StudentStory } from '../site/site-contents.ts'
import { isIsoDay } from '../study/exam-date.ts'

const CONSENT_PROBLEMS = ['too-short', 'too-long', 'not-day', 'in-the-future', 'ends-before'] as const
export type ConsentProblem = (typeof CONSENT_PROBLEMS)[number]

const problem = (code: ConsentProblem) => code

function line(min: number, max: number) {
  return z
    .string()
    .transform((written) => written.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(min, problem('too-short')).max(max, problem('too-long')))
}

const day = z.string().refine(isIsoDay, problem('not-day'))
const orNull = (schema: z.ZodType<string>) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  )

export const consentSchema = z
  .strictObject({
    /** Who appears, as on their papers. */
    personName: line(3, 120),
    /** Who agreed for a minor; null for an adult. */
    guardianName: orNull(line(3, 120)),
    givenOn: day,
    /** Signed paper, e-mail, message, and where it is kept. */
    how: line(5, 300),
    /** The last day on which it holds; null until it is taken back. */
    until: orNull(day),
  })
  .refine(({ givenOn, until }) => until === null || until >= givenOn, {
    path: ['until'],
    message: problem('ends-before'),
  })
export type StoryConsent = z.output<typeof consentSchema>

/** What decides whether a consent holds. */
export type ConsentTerm = {
  readonly givenOn: string
  readonly until: string | null
  readonly isWithdrawn: boolean
}

export function consentHolds({ givenOn, until, isWithdrawn }: ConsentTerm, today: string): boolean {
  return !isWithdrawn && givenOn <= today && (until === null || today <= until)
}

/** The stories of the carousel: what was invented, and anyone who agrees today. */
export function shownStories(
  stories: readonly StudentStory[],
  consents: ReadonlyMap<string, ConsentTerm>,
  today: string,
): readonly StudentStory[] {
  return stories.filter((story) => {
    if (story.isIllustrative) return true
    const consent = consents.get(story.id)
    return consent !== undefined && consentHolds(consent, today)
  })
}
