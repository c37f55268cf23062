/**
 * An answer to an exercise or a task of ours, judged where it can be: here if no reading of the engine is needed, else by
 * the server, and without a network by the corrector that this device keeps.
 */
import { judgeAbout } from '#content/study/practice/judge.ts'
import { ok } from '#domain/shared/result.ts'
import type { ReadEssay } from '#domain/study/practice/mended.ts'
import { type PracticeVerdict, practiceVerdictSchema } from '#domain/study/practice/practice-wire.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { type Answered, read } from './practice-source.ts'

/** @returns `unreachable` without a network and without a corrector here */
export async function checkAnswer(about: string, text: string): Promise<Answered<PracticeVerdict>> {
  const known = await judgedBy(about, text, noEngine)
  if (known) return ok(known)
  const sent = await callApi('practice/checks', { method: 'POST', body: { about, text } })
  if (sent.ok || sent.code !== 'unreachable') return read(practiceVerdictSchema, sent)
  const here = await judgedBy(about, text, engineHere)
  return here ? ok(here) : sent
}

/** Null where the answer needs an engine that is not there. */
async function judgedBy(about: string, text: string, engine: ReadEssay): Promise<PracticeVerdict | null> {
  try {
    return await judgeAbout(about, text, engine)
  } catch (error) {
    if (error instanceof EngineMissing) return null
    throw error
  }
}

class EngineMissing extends Error {}

const noEngine: ReadEssay = () => Promise.reject(new EngineMissing())

const engineHere: ReadEssay = async (essay) => {
  const { correctOnDevice } = await import('#web/shared/device-corrector/device-corrector.ts')
  const answer = await correctOnDevice(essay)
  if (!answer.ok) throw new EngineMissing(answer.code)
  return answer.value
}
