/** Finishes the next level of the mini-course, now and then twice at once or once more: XP is given once. */
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const TWICE_SHARE = 0.4

export async function learn(student: Student): Promise<void> {
  const { call, chance, ledger, session } = student
  // After the last one the course is played again, for nothing.
  const level = COURSE_LEVELS[student.levelsDone] ?? chance.pick([COURSE_LEVELS[0]!, ...COURSE_LEVELS])
  const path = `/api/course/levels/${level.level}/completions`
  const answers = level.questions.map(({ answers: [answer] }) => answer)
  const complete = async () => {
    const answer = await call({ method: 'POST', path, body: { answers } })
    if (!isExpected(ledger, 'learn', answer, [200])) return false
    const { grantedXp } = JSON.parse(answer.text) as { grantedXp: number }
    const key = `${session.userId}/${level.level}`
    ledger.levels.set(key, (ledger.levels.get(key) ?? 0) + grantedXp)
    return true
  }
  const done = await Promise.all(chance.isTrue(TWICE_SHARE) ? [complete(), complete()] : [complete()])
  if (done.every(Boolean)) student.levelsDone = Math.max(student.levelsDone, level.level)
}
