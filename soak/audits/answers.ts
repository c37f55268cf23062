/** No answer that must not be: no 500, nobody left unanswered, no half page or file; and everybody is served at the end. */
import { countOne } from '../ledger.ts'
import type { Audit } from './audit.ts'

const MOST_LINES = 20

export const answers: Audit = {
  name: 'no wrong answer',
  async run({ ledger, products, served }) {
    const counts = [...ledger.answers].sort(([a], [b]) => a - b)
    const told = counts.map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`)
    const surprises = new Map<string, number>()
    for (const surprise of ledger.surprises) countOne(surprises, surprise)
    const lines = [...surprises].map(([line, times]) => `${times} × ${line}`)
    return {
      checked: `${told.join(', ')}; ${served.served} of ${served.students} students served after the last fault`,
      differences: [
        ...lines.slice(0, MOST_LINES),
        ...(lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} other kinds`] : []),
        ...(served.served === served.students ? [] : ['not everybody was served after the last fault']),
        ...products.flatMap(({ unaskedEnds }) => unaskedEnds),
      ],
    }
  },
}
