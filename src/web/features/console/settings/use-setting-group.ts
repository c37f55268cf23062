import { useRef, useState } from 'react'
import type { SettingsAdmin } from '#domain/console/settings-admin-wire.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import type { SettingGroup } from '#domain/site/site-settings.ts'
import { settingsAdminTexts as texts } from '#texts/console/settings.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sendReset, sendSettings } from './settings-calls.ts'

export type SettingGroupState = {
  readonly isSaving: boolean
  /** The sentence for a field that was refused, by its path. */
  readonly errorOf: (path: string) => string | undefined
  /** @returns the path of the first field that was refused; null when all was kept, or nothing could be sent */
  readonly save: (change: object) => Promise<string | null>
  readonly reset: () => Promise<void>
}

/** Saves one group by itself and knows what was refused in it. */
export function useSettingGroup(
  group: SettingGroup,
  onSaved: (admin: SettingsAdmin) => void,
): SettingGroupState {
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isUnderWay = useRef(false)

  async function run(send: () => ReturnType<typeof sendReset>): Promise<string | null> {
    // A second press while the first is under way is the same request.
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setSaving(true)
    const sent = await send()
    isUnderWay.current = false
    setSaving(false)
    const refused = sent.ok ? {} : fieldsOf(sent.answer)
    setErrors(refused)
    if (sent.ok) {
      showToast(texts.saved)
      settleTyped()
      onSaved(sent.value)
      return null
    }
    const [first = null] = Object.keys(refused)
    showToast(first === null ? texts.notSaved : texts.wrongFields)
    return first
  }

  return {
    isSaving,
    errorOf: (path) => errors[path],
    save: (change) => run(() => sendSettings(group, change)),
    reset: async () => void (await run(() => sendReset(group))),
  }
}

function fieldsOf(answer: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = answer['fields']
  if (!isRecord(fields)) return {}
  const words = new Map<string, string>(Object.entries(texts.problems))
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path, words.get(String(code)) ?? texts.otherProblem]),
  )
}
