/**
 * What the owner has written to be studied, in the browser: asked of the server with each screen that shows it, and
 * without a network as the service worker keeps it (decision 0225).
 */
import { href } from 'react-router'
import { isRecord } from '#domain/shared/is-record.ts'
import { EMPTY_PACK, type StudyPack } from '#domain/study/contents/study-pack.ts'

let last: StudyPack = EMPTY_PACK

/** What was known last where nothing can be asked. */
export async function loadStudyPack(): Promise<StudyPack> {
  try {
    const response = await fetch(href('/conteudos-de-estudo.json'))
    const read: unknown = response.ok ? await response.json() : null
    // Our own server's, of the schema by which it was published.
    if (isRecord(read)) last = { ...EMPTY_PACK, ...read } as StudyPack
  } catch {
    // There is no network, and nothing is kept.
  }
  return last
}
