/**
 * Corrections without an account. The essay is not kept: of a browser only that it has had its one correction, and a
 * digest by which the same text is answered again (decision 0047).
 */
import { createHash, randomUUID } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import { type Corrected, type CorrectionRequest, correctionBodySchema } from '#domain/writing/essay-wire.ts'
import { sheetProblem } from '#domain/writing/writing-room.ts'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { claimGuestCorrection } from './allowance-repository.ts'
import { type EssayTheme, themeOfChoice } from './theme-of-choice.ts'

type Unread = Refusal<'blank'> | Refusal<'unknown_theme'>

export async function correctForGuest(
  context: Pick<AppContext, 'corrector' | 'db' | 'now' | 'site'>,
  authorKey: string,
  request: CorrectionRequest,
): Promise<Ok<Corrected> | Unread | Refusal<'guest_used'>> {
  // First: a correction that failed on our side would else cost the only one, and it costs nothing to make.
  const made = await correctUnkept(context, request)
  if (!made.ok) return made
  const { theme, corrected } = made.value
  const digest = createHash('sha256')
    .update(JSON.stringify([theme, request.text]))
    .digest()
  const isTheirs = await claimGuestCorrection(context.db, authorKey, digest, context.now())
  return isTheirs ? ok(corrected) : refuse('guest_used')
}

/** What a form without JavaScript sends: there is no cookie to know the browser by, so its network is counted. */
export type PlainRequest = { themeId: string; title: string; motivating: string; text: string }

/** @param networkKey who is counted (src/server/platform/http/rate-limit.ts addressKey) */
export async function correctPlainForm(
  context: Pick<AppContext, 'corrector' | 'limits' | 'now' | 'site'>,
  networkKey: string,
  { themeId, title, motivating, text }: PlainRequest,
): Promise<Ok<Corrected> | Unread | Refusal<'guest_used'> | Refusal<'invalid_input'>> {
  try {
    await context.limits.consume('correctionsOfPlainForms', networkKey)
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return refuse('guest_used')
    throw error
  }
  const theme = themeId === '' ? { title, motivating } : { id: themeId }
  const read = correctionBodySchema.safeParse({ essayId: randomUUID(), theme, text, pastedCharacters: 0 })
  if (!read.success) return refuse('invalid_input')
  const made = await correctUnkept(context, read.data)
  return made.ok ? ok(made.value.corrected) : made
}

async function correctUnkept(
  context: Pick<AppContext, 'corrector' | 'now' | 'site'>,
  request: CorrectionRequest,
): Promise<Ok<{ theme: EssayTheme; corrected: Corrected }> | Unread> {
  const theme = await themeOfChoice(context, request.theme)
  if (!theme) return refuse('unknown_theme')
  if (sheetProblem(request.text) === 'blank') return refuse('blank')
  const correction = await context.corrector.correct(
    essayToCorrect(theme, request.text, request.hasPaperLines),
  )
  const corrected: Corrected = {
    text: request.text,
    theme: theme.title,
    correction,
    essayId: null,
    number: null,
    leftToday: null,
    earnedBadges: [],
    grantedXp: 0,
  }
  return ok({ theme, corrected })
}
