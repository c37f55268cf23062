/** Has an essay corrected, now and then twice at once; a third of them is the next version of the last one. */
import { randomUUID } from 'node:crypto'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const NEXT_VERSION_SHARE = 0.33
/** An impatient finger: the same text under the same id. */
const TWICE_SHARE = 0.15

type Corrected = { essayId: string; number: number; correction: { total: number } }

export async function correct(student: Student): Promise<void> {
  const { call, chance, ledger, session } = student
  const isNext = student.essay !== null && chance.isTrue(NEXT_VERSION_SHARE)
  const essayId = isNext && student.essay ? student.essay.id : randomUUID()
  const closing = `Esta é a versão ${chance.below(1e9)} do texto.`
  const kept = PARAGRAPHS.filter(() => chance.isTrue(0.9))
  const body = {
    essayId,
    theme: { title: THEME, motivating: MOTIVATING.join('\n') },
    text: [...kept, closing].join('\n'),
    pastedCharacters: 0,
  }
  const send = async () => {
    const answer = await call({ method: 'POST', path: '/api/corrections', body })
    // 409, 429: the day's corrections are used up.
    if (!isExpected(ledger, 'correct', answer, [200, 409, 429]) || answer.status !== 200) return
    const { number, correction } = JSON.parse(answer.text) as Corrected
    ledger.corrections.set(`${essayId}/${number}`, { userId: session.userId, total: correction.total })
    student.essay = { id: essayId, number }
  }
  await Promise.all(chance.isTrue(TWICE_SHARE) ? [send(), send()] : [send()])
}
