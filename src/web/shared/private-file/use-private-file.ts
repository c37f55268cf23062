import { useEffect, useState } from 'react'
import { askApi } from '#web/shared/session/call-api.ts'

/** Codes of a file that its owner has taken away. */
const GONE: readonly string[] = ['no_photograph', 'photograph_not_found']

export type PrivateFile = {
  readonly url: string | null
  readonly hasFailed: boolean
  /** There is none any more. */
  readonly isGone: boolean
}

/**
 * A file that only this account may have, as an address of this browser alone: an element of the page cannot send who
 * asks. Fetched once the path is there; given free when the screen goes.
 */
export function usePrivateFile(path: string | null): PrivateFile {
  const [file, setFile] = useState<PrivateFile & { path: string | null }>({
    path,
    url: null,
    hasFailed: false,
    isGone: false,
  })
  useEffect(() => {
    if (path === null) return
    const controller = new AbortController()
    let url: string | null = null
    void askApi(path, { signal: controller.signal }).then(async (answer) => {
      const bytes = answer.ok ? await answer.value.blob().catch(() => null) : null
      if (controller.signal.aborted) return
      url = bytes && URL.createObjectURL(bytes)
      setFile({ path, url, hasFailed: url === null, isGone: !answer.ok && GONE.includes(answer.code) })
    })
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [path])
  return file.path === path ? file : { url: null, hasFailed: false, isGone: false }
}
