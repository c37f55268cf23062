import { type Ok, ok } from '#domain/shared/result.ts'
import type { Essay, Version } from '#domain/writing/essay-wire.ts'
import { fetchEssay, fetchVersion } from '#web/features/writing/writing-room/essay-calls.ts'
import { type Asked, useAsked } from '#web/shared/asked/use-asked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'

export type ShownEssay = {
  readonly essay: Essay
  readonly version: Version | null
  readonly before: Version | null
}

/**
 * An essay with one of its versions and the one before that.
 *
 * @param requested null for the newest version
 */
export function useEssay(id: string, requested: number | null): Asked<ShownEssay> {
  return useAsked(`essay ${id} ${requested}`, (signal) => read(id, requested, signal), { keepsOld: true })
}

async function read(
  id: string,
  requested: number | null,
  signal: AbortSignal,
): Promise<Ok<ShownEssay> | ApiRefusal> {
  const essay = await fetchEssay(id, signal)
  if (!essay.ok) return essay
  const { versions } = essay.value
  const index =
    requested === null ? versions.length - 1 : versions.findIndex(({ number }) => number === requested)
  const shown = versions[index] ?? versions.at(-1)
  if (!shown) return ok({ essay: essay.value, version: null, before: null })
  const former = versions[versions.indexOf(shown) - 1]
  const [version, before] = await Promise.all([
    fetchVersion(id, shown.number, signal),
    former ? fetchVersion(id, former.number, signal) : ok(null),
  ])
  if (!version.ok) return version
  return before.ok ? ok({ essay: essay.value, version: version.value, before: before.value }) : before
}
