/**
 * From a sheet to its correction (decision 0065): by the server, and where none answers by the corrector of this device.
 * A visitor has one correction, anyone who makes it.
 */
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import type { Corrected, CorrectionBody } from '#domain/writing/essay-wire.ts'
import { choiceOf } from './room-theme.ts'
import type { Sheet } from './stored-sheet.ts'

export type CorrectedSheet = {
  readonly sheet: Sheet
  readonly corrected: Corrected
  readonly isFromDevice: boolean
}

/** `guest_used`, `not_kept` and `device_failed` are this browser's; every other code is the server's. */
export type SheetRefusal = Refusal<string>

export type Correctors = {
  readonly askServer: (body: CorrectionBody) => Promise<Ok<Corrected> | Refusal<string>>
  readonly askDevice: (
    essay: Essay,
  ) => Promise<Ok<Correction> | Refusal<'not_kept'> | Refusal<'device_failed'>>
  /** True where the browser knows that there is no network, and the device can correct: nobody waits for nothing. */
  readonly isServerAway: () => Promise<boolean>
  /** Null for anyone who has an account. */
  readonly visitor: {
    readonly hasUsed: (essay: Essay) => boolean
    readonly remember: (essay: Essay) => void
  } | null
  /** What the theme gives to read; empty where it cannot be fetched. */
  readonly motivatingOf: (themeId: string) => Promise<string>
  readonly newId: () => string
}

/** No answer, or a server that cannot do its part. */
export const NO_ANSWER: ReadonlySet<string> = new Set(['unreachable', 'unavailable', 'unexpected_failure'])

export async function correctSheet(
  sheet: Sheet,
  correctors: Correctors,
): Promise<Ok<CorrectedSheet> | SheetRefusal> {
  const { askDevice, isServerAway, visitor } = correctors
  const theme = sheet.theme ?? { title: '', motivating: '' }
  const essay = essayToCorrect(theme, sheet.text, sheet.hasPaperLines)
  if (visitor?.hasUsed(essay)) return refuse('guest_used')
  const answer = (await isServerAway()) ? refuse('unreachable') : await byServer(sheet, correctors)
  if (answer.ok) {
    if (answer.value.corrected.essayId === null) visitor?.remember(essay)
    return answer
  }
  if (!NO_ANSWER.has(answer.code)) return answer
  const made = await askDevice(await withProposal(essay, sheet, correctors))
  if (!made.ok) return made
  visitor?.remember(essay)
  const corrected: Corrected = {
    text: essay.text,
    theme: essay.theme,
    correction: made.value,
    essayId: null,
    number: null,
    leftToday: null,
    earnedBadges: [],
    grantedXp: 0,
  }
  return ok({ sheet, corrected, isFromDevice: true })
}

/** A bank's theme brings its motivating texts, as it does on the server. */
async function withProposal(essay: Essay, { theme }: Sheet, { motivatingOf }: Correctors): Promise<Essay> {
  if (!theme || theme.id === null) return essay
  const motivating = await motivatingOf(theme.id)
  return essayToCorrect({ title: theme.title, motivating }, essay.text)
}

async function byServer(
  sheet: Sheet,
  { askServer, newId }: Correctors,
): Promise<Ok<CorrectedSheet> | Refusal<string>> {
  const { answer, essayId } = await sendUnderSomeId(bodyOf(sheet), askServer, newId)
  if (!answer.ok) return answer
  // The call keeps the text alone, and a visitor's not at all: what else is unsaved stays so.
  const isCorrected = answer.value.essayId !== null
  return ok({ sheet: { ...sheet, essayId, isCorrected }, corrected: answer.value, isFromDevice: false })
}

/** Refused under its id (another account's, or corrected under another theme), an essay goes once more as a new one. */
export async function sendUnderSomeId(
  body: CorrectionBody,
  askServer: Correctors['askServer'],
  newId: () => string,
): Promise<{ answer: Ok<Corrected> | Refusal<string>; essayId: string }> {
  const answer = await askServer(body)
  if (answer.ok || (answer.code !== 'id_taken' && answer.code !== 'theme_fixed'))
    return { answer, essayId: body.essayId }
  const essayId = newId()
  return { answer: await askServer({ ...body, essayId }), essayId }
}

export function bodyOf({ essayId, theme, text, pastedCharacters, hasPaperLines }: Sheet): CorrectionBody {
  const choice = theme ? choiceOf(theme) : { title: '', motivating: '' }
  return { essayId, theme: choice, text, pastedCharacters, hasPaperLines }
}
