import { useEffect, useState } from 'react'
import type { Essay, Version } from '#domain/writing/essay-wire.ts'
import { fetchEssay, fetchVersion } from '#web/features/writing/writing-room/essay-calls.ts'

type Found = { readonly essay: Essay; readonly version: Version | null; readonly before: Version | null }
type EssayState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'read' } & Found)

/**
 * An essay with one of its versions and the one before that.
 *
 * @param wished null for the newest version
 */
export function useEssay(id: string, wished: number | null): EssayState {
  const [state, setState] = useState<EssayState>({ status: 'loading' })

  useEffect(() => {
    let isCurrent = true
    void read(id, wished).then((next) => {
      if (isCurrent) setState(next)
    })
    return () => {
      isCurrent = false
    }
  }, [id, wished])

  return state
}

async function read(id: string, wished: number | null): Promise<EssayState> {
  const essay = await fetchEssay(id)
  if (!essay.ok) return { status: essay.code === 'essay_not_found' ? 'missing' : 'failed' }
  const { versions } = essay.value
  const index = wished === null ? versions.length - 1 : versions.findIndex(({ number }) => number === wished)
  const shown = versions[index] ?? versions.at(-1)
  if (!shown) return { status: 'read', essay: essay.value, version: null, before: null }
  const former = versions[versions.indexOf(shown) - 1]
  const [version, before] = await Promise.all([
    fetchVersion(id, shown.number),
    former ? fetchVersion(id, former.number) : null,
  ])
  if (!version.ok || (before && !before.ok)) return { status: 'failed' }
  return { status: 'read', essay: essay.value, version: version.value, before: before?.value ?? null }
}
