import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import type { ContentsAdmin } from '#domain/console/contents-admin-wire.ts'
import { type ContentKind, slugOf } from '#domain/site/site-contents.ts'
import { contentsAdminTexts as texts } from '#texts/console/contents.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type Entry, titleOf } from './entry-fields.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryMark } from './entry-mark.tsx'
import { savedToast } from './saved-toast.ts'
import { StoryConsent } from './story-consent.tsx'
import { type Saved, useContentList } from './use-content-list.ts'

type ContentListProps = { kind: ContentKind; admin: ContentsAdmin; onAdmin: (admin: ContentsAdmin) => void }

/** The page that shows the list to everybody. */
const SHOWN_ON: Readonly<Record<ContentKind, string>> = {
  claims: href('/'),
  stories: `${href('/')}#historias`,
  ebooks: href('/ebooks'),
  news: href('/novidades'),
  courses: href('/cursos'),
}

type Row = { entry: Entry; index: number }

/** One list of the owner's: every touch is kept at once, and what was removed can be brought back. */
export function ContentList({ kind, admin, onAdmin }: ContentListProps) {
  const list = useEditedList(kind, admin, onAdmin)
  const { entries, isSaving, removed } = list
  // Closed it stays until another is opened, since it gives focus back.
  const [params] = useSearchParams()
  const [form, setForm] = useState<{ entry: Entry | null; isOpen: boolean; turn: number } | null>(() =>
    params.has('novo') ? { entry: null, isOpen: true, turn: 1 } : null,
  )
  const [isAskingReset, setAskingReset] = useState(false)
  const listRef = useRef<HTMLOListElement>(null)
  const words = texts.kinds[kind]

  function openForm(entry: Entry | null): void {
    setForm((before) => ({ entry, isOpen: true, turn: (before?.turn ?? 0) + 1 }))
  }

  function closeForm(): void {
    setForm((before) => before && { ...before, isOpen: false })
  }

  async function save(values: Record<string, unknown>): Promise<Readonly<Record<string, string>>> {
    const { isKept, errors } = await list.put(form?.entry?.id ?? null, values)
    if (isKept) {
      const at = form?.entry?.id
      showToast(savedToast(kind, values, at === undefined ? undefined : admin.consents[at]))
      closeForm()
    }
    return errors
  }

  async function undo(): Promise<void> {
    // The button that had the focus is gone.
    if (await list.undo()) listRef.current?.focus()
  }

  async function removeExamples(): Promise<void> {
    // With the last example its button goes, too.
    if (await list.removeExamples()) listRef.current?.focus()
  }

  // In the place of the row that is gone, and with its focus.
  const undoing = removed ? (
    <Notice
      actions={
        <Button look="secondary" size="small" autoFocus isBusy={isSaving} onClick={() => void undo()}>
          {texts.undo}
        </Button>
      }
    >
      {texts.removed({ title: titleOf(removed.entry) })}
    </Notice>
  ) : null
  const rows: (Row | 'removed')[] = entries.map((entry, index) => ({ entry, index }))
  if (removed) rows.splice(removed.at, 0, 'removed')

  return (
    <>
      <p className="max-w-measure text-ink-soft">{words.lead}</p>
      <p className="mt-3 text-sm">
        {admin.lists[kind].isOwn ? texts.ownList : texts.ourList} {texts.count({ count: entries.length })}.
      </p>
      <div className="my-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="small" onClick={() => openForm(null)}>
          {words.add}
        </Button>
        <Link to={SHOWN_ON[kind]} reloadDocument className="text-link">
          {words.toPage}
        </Link>
        {admin.lists[kind].isOwn ? (
          <Button look="quiet" size="small" onClick={() => setAskingReset(true)}>
            {texts.reset}
          </Button>
        ) : null}
        <RemoveExamples entries={entries} onRemove={() => void removeExamples()} />
      </div>
      {entries.length === 0 ? <p className="text-ink-soft">{texts.empty}</p> : null}
      <ol ref={listRef} tabIndex={-1} aria-label={words.name} className="divide-y divide-line">
        {rows.map((row) => {
          if (row === 'removed')
            return (
              <li key="removed" className="py-3">
                {undoing}
              </li>
            )
          const { entry, index } = row
          return (
            <EntryRow
              key={entry.id}
              kind={kind}
              entry={entry}
              consent={admin.consents[entry.id]}
              place={kind === 'news' ? null : { index, count: entries.length }}
              onMove={(by) => void list.move(index, by)}
              onEdit={() => openForm(entry)}
              onRemove={() => void list.remove(entry, index)}
              onAdmin={onAdmin}
            />
          )
        })}
      </ol>
      {form ? (
        <EntryForm
          key={form.turn}
          kind={kind}
          entry={form.entry}
          isOpen={form.isOpen}
          isSaving={isSaving}
          onSave={save}
          onClose={closeForm}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAskingReset}
        onClose={() => setAskingReset(false)}
        onConfirm={() => {
          setAskingReset(false)
          list.reset()
        }}
        title={texts.resetAsk.title}
        cancelLabel={texts.form.cancel}
        confirmLabel={texts.resetAsk.confirm}
        closeLabel={texts.form.close}
        confirmLook="danger"
      >
        <p>{texts.resetAsk.lead}</p>
      </ConfirmDialog>
    </>
  )
}

/** Our invented stories are forty: nobody should take them away one by one. */
function RemoveExamples({ entries, onRemove }: { entries: readonly Entry[]; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const count = entries.filter(isExample).length
  const { title, lead, confirm } = texts.removeExamplesAsk
  return (
    <>
      {count > 0 ? (
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {texts.removeExamples}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
        title={title}
        cancelLabel={texts.form.cancel}
        confirmLabel={confirm}
        closeLabel={texts.form.close}
        confirmLook="danger"
      >
        <p>{lead({ count })}</p>
      </ConfirmDialog>
    </>
  )
}

/** Of the kinds only stories say so of themselves. */
function isExample(entry: Entry): boolean {
  return entry['isIllustrative'] === true
}

/** The list with what can be done to it; the last entry that was removed is remembered, to be brought back. */
function useEditedList(kind: ContentKind, admin: ContentsAdmin, onAdmin: (admin: ContentsAdmin) => void) {
  const { entries, isSaving, send, reset } = useContentList(kind, admin, onAdmin)
  const [removed, setRemoved] = useState<{ entry: Entry; at: number } | null>(null)
  const isNewestFirst = kind === 'news' || kind === 'stories'

  /** @param id null for a new entry, which gets one after its title */
  function put(id: string | null, values: Record<string, unknown>): Promise<Saved> {
    const taken = entries.map((one) => one.id)
    const entry: Entry = { ...values, id: id ?? slugOf(titleOf(values), taken) }
    if (taken.includes(entry.id)) return send(entries.map((one) => (one.id === entry.id ? entry : one)))
    return send(isNewestFirst ? [entry, ...entries] : [...entries, entry])
  }

  async function move(index: number, by: 1 | -1): Promise<void> {
    const list = [...entries]
    const [entry] = list.splice(index, 1)
    if (!entry) return
    list.splice(index + by, 0, entry)
    await send(list)
  }

  async function remove(entry: Entry, at: number): Promise<void> {
    const { isKept } = await send(entries.filter(({ id }) => id !== entry.id))
    if (isKept) setRemoved({ entry, at })
  }

  /** @returns whether it is back */
  async function undo(): Promise<boolean> {
    if (!removed) return false
    const { isKept } = await send([
      ...entries.slice(0, removed.at),
      removed.entry,
      ...entries.slice(removed.at),
    ])
    if (isKept) setRemoved(null)
    return isKept
  }

  return {
    entries,
    isSaving,
    removed,
    put,
    move,
    remove,
    undo,
    /** @returns whether they are gone */
    async removeExamples(): Promise<boolean> {
      setRemoved(null)
      return (await send(entries.filter((entry) => !isExample(entry)))).isKept
    },
    reset() {
      setRemoved(null)
      void reset()
    },
  }
}

type EntryRowProps = {
  kind: ContentKind
  entry: Entry
  consent: ContentsAdmin['consents'][string] | undefined
  /** Null where the order is not the owner's. */
  place: { index: number; count: number } | null
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onRemove: () => void
  onAdmin: (admin: ContentsAdmin) => void
}

function EntryRow({ kind, entry, consent, place, onMove, onEdit, onRemove, onAdmin }: EntryRowProps) {
  const title = titleOf(entry)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          {title}
          {kind === 'stories' ? <span className="font-normal"> · {String(entry['score'])}</span> : null}
        </p>
        <EntryMark kind={kind} entry={entry} consent={consent} />
      </div>
      <div className="flex flex-wrap items-center">
        {kind === 'stories' && entry['isIllustrative'] === false ? (
          <StoryConsent storyId={entry.id} name={title} record={consent} onAdmin={onAdmin} />
        ) : null}
        {place ? (
          <>
            <IconButton
              label={texts.up({ title })}
              aria-disabled={place.index === 0}
              onClick={() => void (place.index > 0 && onMove(-1))}
            >
              <ArrowUp aria-hidden="true" size={18} />
            </IconButton>
            <IconButton
              label={texts.down({ title })}
              aria-disabled={place.index === place.count - 1}
              onClick={() => void (place.index < place.count - 1 && onMove(1))}
            >
              <ArrowDown aria-hidden="true" size={18} />
            </IconButton>
          </>
        ) : null}
        <IconButton label={texts.editOf({ title })} onClick={onEdit}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={texts.remove({ title })} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </li>
  )
}
