/** Sends an essay to the teacher, takes it back, keeps what its reader writes, or ends a reading of it, in a process that can be killed between any two steps. */
import type { Changes } from '#domain/console/teacher-corrections-admin-wire.ts'
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/logger.ts'
import { applyChanges } from '#server/writing/teacher-correction/change-correction.ts'
import { finishCorrection } from '#server/writing/teacher-correction/finish-correction.ts'
import { sendEssay } from '#server/writing/teacher-correction/send-essay.ts'
import { takeBack } from '#server/writing/teacher-correction/take-back.ts'

const { CHILD_DATABASE, CHILD_DATA_DIR, CHILD_DEED } = process.env
const { deed, accountId, id } = JSON.parse(CHILD_DEED ?? '{}') as Record<string, string>
const logger = createLogger({ level: 'silent' })
const pool = createPool(JSON.parse(CHILD_DATABASE ?? '{}') as DatabaseTarget, { max: 4, logger })
const context = await createContext({ config: loadConfig({ DATA_DIR: CHILD_DATA_DIR }), logger, pool })

const sheet = {
  essayId: null,
  theme: 'Um tema de sempre',
  title: null,
  hasPaperLines: false,
}
const essay = { ...sheet, text: 'A escola pública precisa de bibliotecas abertas.' }
/** As a browser sends them, and sends them again until it has an answer. */
const changes: Changes = {
  // The reader is the account, the token the correction's own id.
  token: id ?? '',
  secondsSpent: 60,
  changes: [
    {
      does: 'mark',
      mark: {
        ...{ id: accountId ?? '', place: { start: 2, end: 8 }, engineKey: null, state: 'kept' },
        ...{ category: 'grammar', effect: 'fault', remark: 'Troque a palavra.' },
      },
    },
    { does: 'level', competence: 1, level: 120, sentence: 'Poucos desvios.' },
    { does: 'comment', text: 'Um comentário que basta.' },
  ],
}
const DEEDS = {
  send: () => sendEssay(context, accountId ?? '', { id: id ?? '', essay, rewritesId: null }),
  'take-back': () => takeBack(context, accountId ?? '', id ?? ''),
  change: () => applyChanges(context, accountId ?? '', id ?? '', changes),
  finish: () => finishCorrection(context, accountId ?? '', id ?? '', id ?? ''),
}
const answer = await DEEDS[deed as keyof typeof DEEDS]()
process.stdout.write(answer.ok ? 'done' : answer.code)
await pool.end()
