/** Run beside the server under test: the mock exam of this month is open now, on whatever day the journeys run. */
import { examMonthOf } from '#domain/writing/mock-exam/mock-exam.ts'
import { runOnDatabase } from '../../../scripts/database-command.ts'

const HOUR_MS = 3600_000

await runOnDatabase(() => async (db) => {
  const now = new Date()
  const window = {
    opens_at: new Date(now.getTime() - HOUR_MS),
    closes_at: new Date(now.getTime() + 24 * HOUR_MS),
  }
  await db
    .insertInto('mock_exams')
    .values({ month: examMonthOf(now), ...window, minutes: 90, is_planned: false, created_at: now })
    .onConflict((conflict) => conflict.column('month').doUpdateSet(window))
    .execute()
  return []
})
