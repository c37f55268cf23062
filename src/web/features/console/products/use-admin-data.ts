import { useCallback, useEffect, useState } from 'react'
import type { Ok, Refusal } from '#domain/shared/result.ts'

export type DeskData<Value> = {
  /** Null until it has come. */
  readonly value: Value | null
  readonly hasFailed: boolean
  readonly reload: () => Promise<void>
  readonly setValue: (value: Value) => void
}

/** What a screen of the desk begins with. @param read stable as long as the same thing is meant */
export function useDeskData<Value>(read: () => Promise<Ok<Value> | Refusal<string>>): DeskData<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    const answer = await read()
    setFailed(!answer.ok)
    if (answer.ok) setValue(answer.value)
  }, [read])
  useEffect(() => void reload(), [reload])
  return { value, hasFailed, reload, setValue }
}
