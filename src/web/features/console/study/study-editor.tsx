import { type ReactNode, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import type { OpenedStudyItem } from '#domain/console/study-admin-wire.ts'
import { STUDY_RULES } from '#domain/study/contents/study-contents.ts'
import { STUDY_KINDS, type StudyDocs, type StudyKind } from '#domain/study/contents/study-pack.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ModelEstimate } from './model-estimate.tsx'
import { wordsOf } from './refused-fields.ts'
import { deleteItem, fetchItem, refusalNotice } from './study-calls.ts'
import { StudyFields } from './study-fields.tsx'
import { StudyHistory } from './study-history.tsx'
import { useStudyForm } from './use-study-form.ts'

const texts = studyAdminTexts.editor

/** One entry as students see it, of any kind. */
export type ReadDoc = { readonly [Kind in StudyKind]: { kind: Kind; doc: StudyDocs[Kind] } }[StudyKind]
export type DrawStudy = (read: ReadDoc) => ReactNode

type StudyEditorProps = { list: string; slug: string; draw: DrawStudy }

/** /painel/estudo/:list/:slug: one entry of the owner's. */
export function StudyEditor({ list, slug, draw }: StudyEditorProps) {
  const kind = STUDY_KINDS.find((one) => studyAdminTexts.kinds[one].slug === list)
  const asked = useAsked(kind ? `${kind}/${slug}` : null, (signal) =>
    fetchItem(kind ?? 'theme', slug, signal),
  )
  if (!kind) return <NotFoundSheet />
  return (
    <Loaded asked={asked} failed={studyAdminTexts.failed} loading={studyAdminTexts.loading}>
      {(opened) => <StudyForm kind={kind} first={opened} draw={draw} />}
    </Loaded>
  )
}

function StudyForm({ kind, first, draw }: { kind: StudyKind; first: OpenedStudyItem; draw: DrawStudy }) {
  const form = useStudyForm(kind, first)
  const { opened, row, faults, faultOf, isSaving, change } = form
  const { fields, title } = STUDY_RULES[kind]
  const words = studyAdminTexts.kinds[kind]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <Link
          to={href('/painel/estudo/:list?', { list: words.slug })}
          className="text-link inline-block py-2"
        >
          {texts.back(words)}
        </Link>
        <PageHead title={opened.row[title] || words.one} lead={stateOf(opened)} />
      </div>
      {faults.length > 0 ? (
        <Notice tone="error" title={studyAdminTexts.faultsTitle({ count: faults.length })}>
          <ul className="list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault.field}>
                {labelOf(kind, fault.field)}: {wordsOf(fault)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <form
        noValidate
        data-unguarded
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="sheet grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
          <StudyFields kind={kind} fields={fields} row={row} faultOf={faultOf} onChange={change} />
        </div>
        <TextField
          type="date"
          name="shownFrom"
          label={texts.shownFrom}
          hint={texts.shownFromHint}
          value={form.shownFrom}
          error={faultOf('shownFrom')}
          onChange={(event) => form.setShownFrom(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={isSaving} onClick={() => void form.publish()}>
            {texts.publish}
          </Button>
          <Button type="submit" look="secondary" aria-disabled={isSaving}>
            {texts.save}
          </Button>
          {opened.isPublished ? null : <DeleteItem kind={kind} slug={opened.slug} />}
        </div>
      </form>
      {kind === 'model' ? <ModelEstimate slug={opened.slug} /> : null}
      <Preview kind={kind} row={row} slug={opened.slug} draw={draw} />
      <StudyHistory
        kind={kind}
        history={opened.history}
        row={row}
        isSaving={isSaving}
        onRestore={(version) => void form.restore(version)}
      />
    </div>
  )
}

function stateOf({ isPublished, isHidden, hasChanges, waitsFor }: OpenedStudyItem): string {
  const { draft, published, changed, hidden, waits } = studyAdminTexts.states
  if (!isPublished) return draft
  if (isHidden) return hidden
  if (waitsFor !== null) return waits({ day: writeDay(waitsFor) })
  return hasChanges ? changed : published
}

function labelOf(kind: StudyKind, field: string): string {
  return field === 'shownFrom' ? texts.shownFrom : (studyAdminTexts.fields[kind][field]?.label ?? field)
}

type PreviewProps = { kind: StudyKind; row: Readonly<Record<string, string>>; slug: string; draw: DrawStudy }

function Preview({ kind, row, slug, draw }: PreviewProps) {
  const read = STUDY_RULES[kind].read(row, slug)
  return (
    <section aria-labelledby="previa" className="sheet min-w-0 p-4 sm:p-6">
      <h2 id="previa" className="mb-4 text-lg">
        {texts.preview}
      </h2>
      {read.ok ? (
        // Of the kind whose rule has read it.
        draw({ kind, doc: read.value } as ReadDoc)
      ) : (
        <p className="text-ink-soft">
          {texts.previewMissing}{' '}
          {[...new Set(read.faults.map(({ field }) => labelOf(kind, field)))].join(', ').toLowerCase()}.
        </p>
      )}
    </section>
  )
}

function DeleteItem({ kind, slug }: { kind: StudyKind; slug: string }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function handleDelete(): Promise<void> {
    const answer = await deleteItem(kind, slug)
    if (!answer.ok) return showToast(refusalNotice(answer))
    showToast(texts.deleted)
    await navigate(href('/painel/estudo/:list?', { list: studyAdminTexts.kinds[kind].slug }))
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleDelete()}
        title={texts.deleteTitle}
        cancelLabel={texts.keep}
        confirmLabel={texts.delete}
        closeLabel={texts.keep}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
