/**
 * "Enviar para a professora": the text as it stands becomes a row of the queue, paid by one credit, with the day for which
 * it is promised; all of it in one transaction, once for each id (product §5 The teacher's corrections).
 */
import { findExam } from '#content/writing/exams/all-exams.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { promisedDay } from '#domain/writing/teacher-correction/promise.ts'
import { isFreeRewriting } from '#domain/writing/teacher-correction/rewriting.ts'
import type { SendRequest, Sent } from '#domain/writing/teacher-correction/sending-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { lockCredits } from '#server/shop/credits/credit-repository.ts'
import { readCredits, readersPaidBy, takeCredit } from '#server/shop/credits/ledger.ts'
import { findExamVersion, findLastExamVersion } from '../essays/exam-version-repository.ts'
import { findEssayRow, shareEssay } from '../essays/repository.ts'
import { findLastVersion, findVersion } from '../essays/version-repository.ts'
import { listPhotographs } from '../sheet-photographs/repository.ts'
import type { SendingRefusalCode } from './sending-refusals.ts'
import {
  countPromised,
  findRewritable,
  findSent,
  findTwin,
  insertSending,
  lockPromises,
} from './sending-repository.ts'
import { splitReadings } from './two-readings.ts'

type Sheet = {
  readonly essayId: string | null
  readonly number: number | null
  readonly exam: string
  readonly theme: string
  readonly title: string | null
  readonly body: string
  readonly hasPaperLines: boolean
}
type Answer = Ok<Sent> | Refusal<SendingRefusalCode>
type Context = Pick<AppContext, 'db' | 'jobs' | 'now' | 'site'>

export async function sendEssay(context: Context, accountId: string, request: SendRequest): Promise<Answer> {
  const { corrections } = context.site.settings
  const now = context.now()
  const sheet = await sheetOf(context, accountId, request)
  if (!sheet.ok) return sheet
  const { value } = sheet
  if (value.body === '') return refuse('blank')
  const sent = await context.db.transaction().execute(async (tx): Promise<Answer> => {
    await lockCredits(tx, accountId)
    const before = await findSent(tx, request.id)
    if (before) return sentBefore(tx, accountId, before, now)
    if (!corrections.isOn) return refuse('corrections_off')
    const exam = await examOf(tx, accountId, value)
    if (exam !== ENEM && !findExam(exam)) return refuse('unknown_exam')
    const rewritten = await rewrittenBy(tx, accountId, request)
    if (request.rewritesId !== null && !rewritten) return refuse('rewriting_unknown')
    const rewritesId = rewritten?.theme === value.theme ? rewritten.id : null
    const twin = await findTwin(tx, accountId, value)
    if (twin !== null) return refuse(`already_${twin}`)
    const linked = await linkedEssay(tx, accountId, { ...value, exam })
    // Removed at this moment: nothing of it is sent.
    if (value.number !== null && linked.essayId === null) return refuse('essay_not_found')
    const isFree = corrections.rewritingIsFree && isFreeRewriting(rewritten, value.theme)
    if (request.isToldFree && !isFree) return refuse('not_free')
    const creditKey = isFree ? null : `correction:${request.id}`
    if (creditKey !== null) {
      const paid = await takeCredit(tx, { accountId, kind: 'correction', key: creditKey }, now)
      if (!paid.ok) return refuse('no_credit')
    }
    const photographKeys = await photographsOf(tx, accountId, value, linked.essayId)
    await lockPromises(tx)
    const promisedOn = promisedDay(now, await countPromised(tx), corrections)
    const { id } = request
    const sending = { id, accountId, photographKeys, promisedOn, rewritesId, creditKey }
    await insertSending(tx, { ...value, exam, ...linked, ...sending }, now)
    if (creditKey !== null && (await readersPaidBy(tx, creditKey)) === 2) await splitReadings(tx, id)
    return ok(await answerOf(tx, accountId, { id, promisedOn, isFree }, now))
  })
  if (sent.ok) context.jobs.wake('settle-teacher-corrections')
  return sent
}

/** An essay that is kept has its own; of a text that is not, the room says it. */
async function examOf(tx: Tx, accountId: string, { essayId, exam }: Sheet): Promise<string> {
  const essay = essayId === null ? null : await findEssayRow(tx, essayId)
  return essay?.user_id === accountId ? essay.exam : exam
}

async function sheetOf(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { essay }: SendRequest,
): Promise<Ok<Sheet> | Refusal<'essay_not_found'>> {
  if (!('number' in essay)) {
    const { text: body, ...written } = essay
    return ok({ ...written, body, number: null })
  }
  const kept = await findEssayRow(db, essay.essayId)
  if (kept?.user_id !== accountId) return refuse('essay_not_found')
  const { exam, theme } = kept
  const version =
    exam === ENEM
      ? await findVersion(db, accountId, essay.essayId, essay.number)
      : await findExamVersion(db, essay.essayId, essay.number)
  if (!version) return refuse('essay_not_found')
  const { text: body, has_paper_lines: hasPaperLines } = version
  return ok({ ...essay, exam, theme, body, title: null, hasPaperLines })
}

/** The same call after a lost answer is answered as before. */
async function sentBefore(
  tx: Tx,
  accountId: string,
  before: NonNullable<Awaited<ReturnType<typeof findSent>>>,
  now: Date,
): Promise<Answer> {
  if (before.account_id !== accountId || before.of_correction_id !== null) return refuse('id_taken')
  const { id, promised_on: promisedOn, credit_key: creditKey } = before
  return ok(await answerOf(tx, accountId, { id, promisedOn, isFree: creditKey === null }, now))
}

async function rewrittenBy(tx: Tx, accountId: string, { rewritesId }: SendRequest) {
  return rewritesId === null ? null : findRewritable(tx, accountId, { id: rewritesId })
}

/** The room may not have kept its essay yet; an essay of somebody else's is none. */
async function linkedEssay(tx: Tx, accountId: string, { exam, essayId, number, body }: Sheet) {
  if (essayId === null) return { essayId: null, number: null }
  if (!(await shareEssay(tx, accountId, essayId))) return { essayId: null, number: null }
  if (number !== null) return { essayId, number }
  const last = await (exam === ENEM ? findLastVersion : findLastExamVersion)(tx, essayId)
  return { essayId, number: last?.text === body ? last.number : null }
}

/** Those that the essay keeps, of a text that was typed from them. */
async function photographsOf(
  tx: Tx,
  accountId: string,
  { hasPaperLines }: Sheet,
  essayId: string | null,
): Promise<string[]> {
  if (essayId === null || !hasPaperLines) return []
  return (await listPhotographs(tx, accountId, essayId)).map((photograph) => photograph.file_key)
}

async function answerOf(
  tx: Tx,
  accountId: string,
  sent: Pick<Sent, 'id' | 'promisedOn' | 'isFree'>,
  now: Date,
): Promise<Sent> {
  return { ...sent, left: (await readCredits(tx, accountId, 'correction', now)).balance }
}
