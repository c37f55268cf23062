import { useEffect, useState } from 'react'
import type { OpenedStudyItem } from '#domain/console/study-admin-wire.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { StudyRow } from '#domain/study/contents/study-row.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { addUnsaved } from '#web/browser/typed-forms.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { faultsIn, type ShownFault, wordsOf } from './refused-fields.ts'
import { refusalNotice, sendDraft, sendPublication, sendRestoration } from './study-calls.ts'

const texts = studyAdminTexts.editor

/** The form of one entry: what is typed, what the server keeps, and what stands against publishing. */
export function useStudyForm(kind: StudyKind, first: OpenedStudyItem) {
  const [opened, setOpened] = useState(first)
  const [row, setRow] = useState<StudyRow>(first.row)
  const [shownFrom, setShownFrom] = useState(first.waitsFor ?? '')
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [faults, setFaults] = useState<readonly ShownFault[]>([])
  useEffect(() => addUnsaved(() => isDirty), [isDirty])
  const { slug } = opened

  /** @returns the entry as it is kept; null where it was refused */
  async function run(call: () => Promise<Answer<OpenedStudyItem>>): Promise<OpenedStudyItem | null> {
    const answer = await call()
    const refused = !answer.ok && 'answer' in answer ? faultsIn(answer.answer) : []
    setFaults(refused)
    if (answer.ok) {
      setOpened(answer.value)
      return answer.value
    }
    if (refused.length === 0) showToast(refusalNotice(answer))
    return null
  }

  async function saved(): Promise<OpenedStudyItem | null> {
    const kept = await run(() => sendDraft(kind, slug, opened.version, row))
    if (!kept) return null
    setRow(kept.row)
    setDirty(false)
    return kept
  }

  async function act(
    steps: () => Promise<OpenedStudyItem | null>,
    told: (kept: OpenedStudyItem) => { title: string },
  ): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const done = await steps()
    setSaving(false)
    if (done) showToast(told(done))
  }

  return {
    ...{ opened, row, shownFrom, faults, isSaving, isDirty, setShownFrom },
    change: (field: string, value: string) => {
      setRow((now) => ({ ...now, [field]: value }))
      setDirty(true)
    },
    faultOf: (field: string) => {
      const fault = faults.find((one) => one.field === field)
      return fault && wordsOf(fault)
    },
    save: () => act(saved, () => texts.saved),
    publish: () =>
      act(
        async () => {
          const kept = await saved()
          return kept && run(() => sendPublication(kind, slug, kept.version, shownFrom || null))
        },
        ({ waitsFor }) => (waitsFor === null ? texts.published : texts.planned),
      ),
    restore: (to: number) =>
      act(
        async () => {
          const kept = await run(() => sendRestoration(kind, slug, opened.version, to))
          if (kept) {
            setRow(kept.row)
            setDirty(false)
          }
          return kept
        },
        () => texts.restored,
      ),
  }
}
