import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { CourseDraft, OpenedCourse } from '#domain/console/courses-admin-wire.ts'
import { COURSE_FAULTS, type CourseFault } from '#domain/study/courses/course-draft.ts'
import { coursesAdminTexts as texts } from '#texts/console/courses.ts'
import { addUnsaved } from '#web/browser/typed-forms.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { refusalNotice, sendDraft, sendProduct, sendPublication, sendWithdrawal } from './courses-calls.ts'

/** The sentence of a field's fault; undefined where there is none. */
export type FaultOf = (field: string) => string | undefined
/** Whether anything below this place of the form has a fault. */
export type HasFaultIn = (place: string) => boolean

const faultsSchema = z.array(z.object({ field: z.string(), code: z.enum(COURSE_FAULTS) }))

type Told = (typeof texts)['saved' | 'published' | 'unpublished' | 'sold']

/** The form of one course: what is typed, what the server keeps, and what stands against publishing. */
export function useCourseForm(first: OpenedCourse) {
  const [opened, setOpened] = useState(first)
  const [form, setForm] = useState(first.course)
  const typed = useRef(form)
  typed.current = form
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [faults, setFaults] = useState<readonly CourseFault[]>([])
  useEffect(() => addUnsaved(() => isDirty), [isDirty])
  const { slug } = opened.course

  function change(next: Partial<CourseDraft>): void {
    setForm((now) => ({ ...now, ...next }))
    setDirty(true)
  }

  /** @returns the course as it is kept; null where it was refused */
  async function run(call: () => Promise<Answer<OpenedCourse>>): Promise<OpenedCourse | null> {
    const answer = await call()
    if (answer.ok) {
      setOpened(answer.value)
      return answer.value
    }
    const read = answer.code === 'invalid_course' && 'answer' in answer ? faultsOf(answer.answer) : []
    setFaults(read)
    if (read.length === 0) showToast(refusalNotice(answer))
    return null
  }

  async function saved(): Promise<OpenedCourse | null> {
    const sent = form
    const kept = await run(() => sendDraft(slug, opened.version, sent))
    if (!kept) return null
    setFaults([])
    // What was typed while it was sent stays, for the next time.
    if (typed.current === sent) {
      setForm(kept.course)
      setDirty(false)
    }
    return kept
  }

  async function act(steps: () => Promise<OpenedCourse | null>, told: Told): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const done = await steps()
    setSaving(false)
    if (done) showToast(told)
  }

  return {
    ...{ opened, form, faults, isSaving, change },
    faultOf: (field: string) => {
      const fault = faults.find((one) => one.field === field)
      return fault && texts.faults[fault.code]
    },
    hasFaultIn: (place: string) => faults.some(({ field }) => field.startsWith(`${place}.`)),
    save: () => act(saved, texts.saved),
    publish: () =>
      act(async () => {
        const kept = await saved()
        return kept && run(() => sendPublication(slug, kept.version))
      }, texts.published),
    unpublish: () => act(() => run(() => sendWithdrawal(slug, opened.version)), texts.unpublished),
    sellBy: (productId: string | null) => act(() => run(() => sendProduct(slug, productId)), texts.sold),
  }
}

function faultsOf(answer: unknown): readonly CourseFault[] {
  const read = z.object({ faults: faultsSchema }).safeParse(answer)
  return read.success ? read.data.faults : []
}
