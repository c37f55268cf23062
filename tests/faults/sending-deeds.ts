/** What sending to the teacher consists of, done by a process that may be killed and by the one that does it again. */
import type { Changes } from '#domain/console/teacher-corrections-admin-wire.ts'
import { atHouse } from '#domain/writing/teacher-correction/desk-kind.ts'
import type { AppContext } from '#server/context.ts'
import { applyChanges } from '#server/writing/teacher-correction/change-correction.ts'
import { finishCorrection } from '#server/writing/teacher-correction/finish-correction.ts'
import { sendEssay } from '#server/writing/teacher-correction/send-essay.ts'
import { takeBack } from '#server/writing/teacher-correction/take-back.ts'

export type Deed = {
  readonly deed: 'send' | 'take-back' | 'change' | 'finish'
  readonly accountId: string
  readonly id: string
}

const essay = {
  essayId: null,
  exam: 'enem',
  theme: 'Um tema de sempre',
  title: null,
  hasPaperLines: false,
  text: 'A escola pública precisa de bibliotecas abertas.',
}

/** What a reader writes, as a browser sends it, and sends it again until it has an answer. */
function changesBy(accountId: string, token: string): Changes {
  return {
    token,
    secondsSpent: 60,
    changes: [
      {
        does: 'mark',
        mark: {
          ...{ id: accountId, place: { start: 2, end: 8 }, engineKey: null, state: 'kept' },
          ...{ category: 'grammar', effect: 'fault', remark: 'Troque a palavra.' },
        },
      },
      { does: 'level', competence: 1, level: 120, sentence: 'Poucos desvios.' },
      { does: 'comment', text: 'Um comentário que basta.' },
    ],
  }
}

/** @returns `done`, or the code of the refusal */
export async function carryOut(context: AppContext, { deed, accountId, id }: Deed): Promise<string> {
  const deeds = {
    send: () => sendEssay(context, accountId, { id, essay, rewritesId: null }),
    'take-back': () => takeBack(context, accountId, id),
    // The reader is the account, the token the correction's own id.
    change: () => applyChanges(context, atHouse(accountId), id, changesBy(accountId, id)),
    finish: () => finishCorrection(context, atHouse(accountId), id, id),
  }
  const answer = await deeds[deed]()
  return answer.ok ? 'done' : answer.code
}
