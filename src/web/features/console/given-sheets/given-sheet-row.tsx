import { useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { draggedPercent } from '#domain/writing/given-sheets.ts'
import type { GivenSheetsAdmin } from '#domain/writing/given-sheets-wire.ts'
import { givenSheetsAdminTexts as texts } from '#texts/console/given-sheets.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { usePrivateFile } from '#web/shared/private-file/use-private-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deleteGivenSheet, picturePath, sendBadLines } from './given-sheet-calls.ts'

type GivenSheetRowProps = {
  sheet: GivenSheetsAdmin['sheets'][number]
  number: number
  onChange: (badLines: number | null) => void
  onRemove: () => void
}

const MOST_LINES = 60

/** One photograph: how it fared, the picture itself, the owner's word about its lines, and its end. */
export function GivenSheetRow({ sheet, number, onChange, onRemove }: GivenSheetRowProps) {
  const { id, createdAt, badLines } = sheet
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [typed, setTyped] = useState(badLines === null ? '' : String(badLines))

  async function handleSave(): Promise<void> {
    const text = typed.trim()
    // At most as many lines as two sheets have.
    const isCount = /^\d{1,2}$/.test(text) && Number(text) <= MOST_LINES
    setWrong(text !== '' && !isCount)
    if (text !== '' && !isCount) return
    const counted = text === '' ? null : Number(text)
    const sent = await sendBadLines(id, counted)
    if (!sent.ok) return showToast(texts.notDone)
    onChange(counted)
    showToast(texts.saved)
  }

  async function handleRemove(): Promise<void> {
    setLeaving(false)
    const removed = await deleteGivenSheet(id)
    if (!removed.ok && removed.code !== 'given_sheet_not_found') return showToast(texts.notDone)
    onRemove()
    showToast(texts.removed)
  }

  const name = texts.one({ number, day: formatDay(createdAt) })
  return (
    <article aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <Figures sheet={sheet} />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Form onSubmit={handleSave} className="flex flex-wrap items-end gap-2">
          <TextField
            label={texts.badLines}
            hint={texts.badLinesHint}
            inputMode="numeric"
            error={isWrong ? texts.badLinesWrong : undefined}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="small" look="secondary">
            {texts.save}
          </Button>
        </Form>
        <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.close : texts.open}
        </Button>
        <Button size="small" look="quiet" onClick={() => setLeaving(true)}>
          {texts.remove}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      {isOpen ? <Picture id={id} number={number} /> : null}
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => void handleRemove()}
        title={texts.removeTitle}
        confirmLook="danger"
        cancelLabel={texts.keep}
        confirmLabel={texts.remove}
        closeLabel={commonTexts.close}
      >
        <p>{texts.removeLead}</p>
      </ConfirmDialog>
    </article>
  )
}

function Figures({ sheet: { figures } }: Pick<GivenSheetRowProps, 'sheet'>) {
  const { way, faults, missingLines, quarterTurns } = figures
  const dragged = draggedPercent(figures)
  const words = [
    texts.sums.way[way],
    dragged === null ? texts.draggedFromNothing : texts.dragged({ percent: dragged }),
    ...(quarterTurns > 0 ? [texts.turned({ count: quarterTurns })] : []),
    texts.linesOf(figures),
    ...(missingLines.length > 0 ? [texts.missing({ count: missingLines.length })] : []),
    faults.length > 0 ? faults.map((fault) => texts.faults[fault]).join(', ') : texts.noFault,
  ]
  return <p className="mt-1 max-w-measure text-[0.9375rem] text-ink-soft">{words.join(' · ')}</p>
}

function Picture({ id, number }: { id: string; number: number }) {
  const { url, hasFailed } = usePrivateFile(picturePath(id))
  if (hasFailed) return <Notice tone="error">{texts.unopened}</Notice>
  if (!url) return <Spinner label={texts.opening} />
  return (
    <img
      src={url}
      alt={texts.alt({ number })}
      className="mt-3 max-h-[80vh] w-auto max-w-full border border-line"
    />
  )
}
