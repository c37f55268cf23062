/** What sending to the teacher consists of, done by a process that may be killed and by the one that does it again. */
import type { AppContext } from '#server/context.ts'
import { finishCorrection } from '#server/writing/teacher-correction/finish-correction.ts'
import { sendEssay } from '#server/writing/teacher-correction/send-essay.ts'
import { takeBack } from '#server/writing/teacher-correction/take-back.ts'

export type Deed = {
  readonly deed: 'send' | 'take-back' | 'finish'
  readonly accountId: string
  readonly id: string
}

const essay = {
  essayId: null,
  theme: 'Um tema de sempre',
  title: null,
  hasPaperLines: false,
  text: 'A escola pública precisa de bibliotecas abertas.',
}

/** @returns `done`, or the code of the refusal */
export async function carryOut(context: AppContext, { deed, accountId, id }: Deed): Promise<string> {
  const deeds = {
    send: () => sendEssay(context, accountId, { id, essay, rewritesId: null }),
    'take-back': () => takeBack(context, accountId, id),
    // The reader is the account, the token the reading's own id.
    finish: () => finishCorrection(context, accountId, id, id),
  }
  const answer = await deeds[deed]()
  return answer.ok ? 'done' : answer.code
}
