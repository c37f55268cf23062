import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { StudyAdmin as AdminPage } from '#domain/console/study-admin-wire.ts'
import { STUDY_KINDS, type StudyKind } from '#domain/study/contents/study-pack.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { studyAdminTexts as texts } from '#texts/console/study.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { faultsIn, wordsOf } from './refused-fields.ts'
import { fetchStudy, refusalNotice, sendItem, sendListing } from './study-calls.ts'
import { StudyTable } from './study-table.tsx'

type Listed = AdminPage['items'][number]

/** /painel/estudo/:list?: what is studied, a tab and an address for each kind. @param props.list as the address names it */
export function StudyAdmin({ list }: { list: string | undefined }) {
  const navigate = useNavigate()
  const open = list === undefined ? 'theme' : STUDY_KINDS.find((kind) => texts.kinds[kind].slug === list)
  if (open === undefined) return <NotFoundSheet />

  function handleSelect(key: string): void {
    const kind = STUDY_KINDS.find((one) => one === key) ?? 'theme'
    void navigate(href('/painel/estudo/:list?', { list: texts.kinds[kind].slug }), {
      replace: true,
      preventScrollReset: true,
      state: { keepsFocus: true },
    })
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Tabs
        label={texts.kindsLabel}
        selectedKey={open}
        onSelect={handleSelect}
        tabs={STUDY_KINDS.map((kind) => ({
          key: kind,
          label: texts.kinds[kind].name,
          content: kind === open ? <StudyList key={kind} kind={kind} /> : null,
        }))}
      />
    </>
  )
}

function StudyList({ kind }: { kind: StudyKind }) {
  const asked = useAsked(kind, (signal) => fetchStudy(kind, signal))

  async function handleListing({ slug, isHidden }: Listed): Promise<void> {
    const answer = await sendListing(kind, slug, isHidden)
    if (answer.ok) asked.put(answer.value)
    else showToast(refusalNotice(answer))
  }

  return (
    <>
      <p className="mb-5 max-w-measure text-ink-soft">{texts.kinds[kind].lead}</p>
      <NewItem kind={kind} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ items }) => <Lists kind={kind} items={items} onListing={(item) => void handleListing(item)} />}
      </Loaded>
      <StudyTable kind={kind} onImported={() => void asked.reload()} />
    </>
  )
}

type ListsProps = { kind: StudyKind; items: readonly Listed[]; onListing: (item: Listed) => void }

function Lists({ kind, items, onListing }: ListsProps) {
  const yours = items.filter(({ isOurs }) => !isOurs)
  const ours = items.filter(({ isOurs }) => isOurs)
  const hidden = ours.filter(({ isHidden }) => isHidden).length
  const rowsOf = (list: readonly Listed[]) =>
    list.map((item) => (
      <li key={item.slug} className="py-3">
        <ItemRow kind={kind} item={item} onListing={() => onListing(item)} />
      </li>
    ))
  return (
    <>
      {yours.length === 0 ? (
        <p className="mt-6 text-ink-soft">{texts.noneYours}</p>
      ) : (
        <ul aria-label={texts.yours} className="sheet mt-6 divide-y divide-rule px-4 sm:px-5">
          {rowsOf(yours)}
        </ul>
      )}
      <details className="sheet mt-6 px-4 py-3 sm:px-5">
        <summary className="cursor-pointer py-1 font-semibold">
          {texts.oursSummary({ count: ours.length, hidden })}
        </summary>
        <ul aria-label={texts.ours} className="mt-2 divide-y divide-rule">
          {rowsOf(ours)}
        </ul>
      </details>
    </>
  )
}

function NewItem({ kind }: { kind: StudyKind }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string | undefined>()

  async function handleSubmit(): Promise<void> {
    if (title.trim() === '') return setError(texts.titleMissing)
    const answer = await sendItem(kind, title)
    if (!answer.ok) {
      const [fault] = faultsIn(answer.answer)
      if (fault) return setError(wordsOf(fault))
      return showToast(refusalNotice(answer))
    }
    settleTyped()
    await navigate(
      href('/painel/estudo/:list/:slug', { list: texts.kinds[kind].slug, slug: answer.value.slug }),
    )
  }

  return (
    <Form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={texts.kinds[kind].newTitle}
        value={title}
        maxLength={300}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setTitle(event.target.value)
          setError(undefined)
        }}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit">{texts.create}</Button>
    </Form>
  )
}

function stateOf({ isOurs, isPublished, isHidden, hasChanges, waitsFor }: Listed): string | null {
  const { draft, published, changed, hidden, waits } = texts.states
  if (isHidden) return hidden
  if (isOurs) return null
  if (!isPublished) return draft
  if (waitsFor !== null) return waits({ day: writeDay(waitsFor) })
  return hasChanges ? changed : published
}

function ItemRow({ kind, item, onListing }: { kind: StudyKind; item: Listed; onListing: () => void }) {
  const { slug, title, isOurs, isPublished, isHidden } = item
  const state = stateOf(item)
  const listing = isHidden ? texts.show : texts.hide
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base wrap-anywhere">{title}</h2>
        {state ? <p className="text-sm text-ink-soft">{state}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isOurs ? null : (
          <LinkButton
            size="small"
            look="secondary"
            aria-label={texts.of({ act: texts.edit, title })}
            to={href('/painel/estudo/:list/:slug', { list: texts.kinds[kind].slug, slug })}
          >
            {texts.edit}
          </LinkButton>
        )}
        {isPublished ? (
          <Button
            size="small"
            look="quiet"
            aria-label={texts.of({ act: listing, title })}
            onClick={onListing}
          >
            {listing}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
