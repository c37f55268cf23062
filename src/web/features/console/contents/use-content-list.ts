import { useRef, useState } from 'react'
import type { ContentsAdmin } from '#domain/console/contents-admin-wire.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import type { ContentKind } from '#domain/site/site-contents.ts'
import { contentsAdminTexts as texts } from '#texts/console/contents.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchContents, sendList, sendListReset } from './contents-calls.ts'
import type { Entry } from './entry-fields.ts'

export type Saved = { readonly isKept: boolean; readonly errors: Readonly<Record<string, string>> }

/** Sends whole lists of one kind, one after the other, and keeps the admin page as the server answers it. */
export function useContentList(
  kind: ContentKind,
  admin: ContentsAdmin,
  onAdmin: (admin: ContentsAdmin) => void,
) {
  const [isSaving, setSaving] = useState(false)
  const isUnderWay = useRef(false)
  const { entries, version } = admin.lists[kind]

  async function run(send: () => ReturnType<typeof fetchContents>): Promise<Saved> {
    if (isUnderWay.current) return { isKept: false, errors: {} }
    isUnderWay.current = true
    setSaving(true)
    const sent = await send()
    if (!sent.ok && sent.code === 'changed_meanwhile') {
      const now = await fetchContents()
      if (now.ok) onAdmin(now.value)
    }
    isUnderWay.current = false
    setSaving(false)
    if (sent.ok) {
      onAdmin(sent.value)
      return { isKept: true, errors: {} }
    }
    const errors = problemsIn(sent.answer)
    if (sent.code === 'changed_meanwhile') showToast(texts.changedMeanwhile)
    else if (Object.keys(errors).length === 0) showToast(texts.notSaved)
    return { isKept: false, errors }
  }

  return {
    // Of every kind the entries have an id and plain values.
    entries: entries as readonly Entry[],
    isSaving,
    send: (list: readonly Entry[]) => run(() => sendList(kind, list, version)),
    reset: () => run(() => sendListReset(kind, version)),
  }
}

/** The sentence for each field, by its last name: of `entries.3.price` it is `price`. */
export function problemsIn(answer: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = answer['fields']
  if (!isRecord(fields)) return {}
  const words = new Map<string, string>(Object.entries(texts.problems))
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [
      path.split('.').at(-1) ?? path,
      words.get(String(code)) ?? texts.otherProblem,
    ]),
  )
}
