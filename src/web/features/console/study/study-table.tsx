import { useState } from 'react'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { faultsIn, type ShownFault, wordsOf } from './refused-fields.ts'
import { fetchTable, refusalNotice, sendTable } from './study-calls.ts'

const texts = studyAdminTexts.table
const FAULTS_SHOWN = 20

/** The owner's entries of a kind as a spreadsheet, out and in. */
export function StudyTable({ kind, onImported }: { kind: StudyKind; onImported: () => void }) {
  const [problems, setProblems] = useState<readonly string[]>([])

  async function handleExport(): Promise<void> {
    const table = await fetchTable(kind)
    if (table.ok) saveBlob(`${studyAdminTexts.kinds[kind].slug}.csv`, table.value)
    else showToast(refusalNotice(table))
  }

  async function handleImport(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form)
    const file = typed.get('table')
    if (!(file instanceof File) || file.size === 0) return setProblems([texts.noFile])
    const answer = await sendTable(kind, await file.text(), typed.get('publishes') !== null)
    setProblems(answer.ok ? [] : problemsOf(kind, answer))
    if (!answer.ok) return
    form.reset()
    showToast(texts.done(answer.value))
    onImported()
  }

  return (
    <details className="sheet mt-6 p-4 sm:px-6">
      <summary className="cursor-pointer py-1 font-semibold">{texts.heading}</summary>
      <div className="mt-4 grid gap-5">
        <Button look="secondary" className="justify-self-start" onClick={() => void handleExport()}>
          {texts.export}
        </Button>
        <Form onSubmit={handleImport} className="grid gap-4">
          <TextField type="file" name="table" accept=".csv,text/csv" label={texts.file} hint={texts.hint} />
          <Checkbox name="publishes" label={texts.publishes} />
          {problems.length > 0 ? (
            <Notice tone="error">
              <ul className="list-disc pl-5">
                {problems.slice(0, FAULTS_SHOWN).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          <Button type="submit" className="justify-self-start">
            {texts.import}
          </Button>
        </Form>
      </div>
    </details>
  )
}

function problemsOf(kind: StudyKind, { code, answer }: ApiRefusal): string[] {
  const faults = faultsIn(answer)
  if (faults.length > 0) return faults.map((fault) => faultLine(kind, fault))
  const column = String(answer['column'] ?? '')
  if (code === 'unknown_column') return [texts.unknownColumn({ column })]
  if (code === 'missing_column') return [texts.missingColumn({ column })]
  return [refusalNotice({ code }).description]
}

function faultLine(kind: StudyKind, fault: ShownFault): string {
  const { row = 0, field, code } = fault
  const isAddress = field === 'address'
  return texts.fault({
    row,
    field: isAddress ? texts.address : (studyAdminTexts.fields[kind][field]?.label ?? field),
    fault: (isAddress ? texts.addressFaults[code] : undefined) ?? wordsOf(fault),
  })
}
