import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import type { Identification } from '#domain/writing/identification.ts'
import type { PeerState } from '#domain/writing/peer-review-wire.ts'
import { askedTexts, reasonOf } from '#texts/shared/asked.ts'
import { matchHomeTexts } from '#texts/writing/match-home.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { fetchEssay, fetchEssays } from '#web/features/writing/writing-room/essay-calls.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { searchForMatch } from './peer-calls.ts'

const texts = matchHomeTexts.search

/** Which essay, and which version of it, somebody else is to read. */
export function SearchForm({ onState }: { onState: (state: PeerState) => void }) {
  const asked = useAsked('own essays', () => fetchEssays(null))
  return (
    <Loaded asked={asked} failed={peerReviewTexts.failed} loading={peerReviewTexts.loading}>
      {(page) => (
        <Search essays={page.essays.filter(({ lastTotal }) => lastTotal !== null)} onState={onState} />
      )}
    </Loaded>
  )
}

function Search({ essays, onState }: ChoiceProps) {
  return (
    <section aria-labelledby="buscar" className="sheet p-5">
      <h2 id="buscar" className="text-xl">
        {texts.heading}
      </h2>
      {essays.length > 0 ? (
        <Choice essays={essays} onState={onState} />
      ) : (
        <>
          <p className="mt-1 font-semibold">{texts.none}</p>
          <p className="mb-4 text-ink-soft">{texts.noneLead}</p>
          <LinkButton to={href('/corretor-de-redacao')}>{texts.write}</LinkButton>
        </>
      )}
    </section>
  )
}

type ChoiceProps = {
  essays: readonly { readonly id: string; readonly theme: string }[]
  onState: (state: PeerState) => void
}

function Choice({ essays, onState }: ChoiceProps) {
  const [essayId, setEssayId] = useState(essays[0]?.id ?? '')
  // Of the chosen essay, the oldest first; empty while they are read.
  const asked = useAsked(`versions of ${essayId}`, () => fetchEssay(essayId))
  const versions = asked.value?.versions ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const [found, setFound] = useState<readonly Identification[]>([])
  const [isNameMeant, setNameMeant] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const number = chosen ?? versions.at(-1)?.number ?? null

  function handleChoice(): void {
    setFound([])
    setNameMeant(false)
    setProblem(null)
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending || number === null) return
    setSending(true)
    setProblem(null)
    const answer = await searchForMatch({ essayId, number, isNameMeant })
    setSending(false)
    if (answer.ok) {
      showToast(answer.value.task ? texts.matched : texts.queued)
      return onState(answer.value)
    }
    if (answer.code === 'identified') return setFound(readFound(answer.answer['found']))
    setProblem(texts.refusals[answer.code] ?? peerReviewTexts.actionFailed.description)
  }

  return (
    <form method="post" onSubmit={handleSubmit} className="mt-1 grid gap-4">
      <p className="text-ink-soft">{texts.lead}</p>
      <SelectField
        label={texts.essay}
        value={essayId}
        onChange={(event) => {
          setEssayId(event.currentTarget.value)
          setChosen(null)
          handleChoice()
        }}
      >
        {essays.map(({ id, theme }) => (
          <option key={id} value={id}>
            {theme}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.version}
        value={number ?? ''}
        onChange={(event) => {
          setChosen(Number(event.currentTarget.value))
          handleChoice()
        }}
      >
        {[...versions].reverse().map((version) => (
          <option key={version.number} value={version.number}>
            {texts.versionOf(version)}
          </option>
        ))}
      </SelectField>
      {asked.refusal === null ? null : (
        <Notice
          tone="error"
          title={texts.versionsFailed}
          actions={
            <Button size="small" look="secondary" onClick={() => void asked.reload()}>
              {askedTexts.retry}
            </Button>
          }
        >
          {reasonOf(asked.refusal)}
        </Notice>
      )}
      {found.length > 0 ? (
        <IdentifiedNotice found={found} isNameMeant={isNameMeant} onNameMeant={setNameMeant} />
      ) : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={texts.submitting} disabled={number === null}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

type IdentifiedNoticeProps = {
  found: readonly Identification[]
  isNameMeant: boolean
  onNameMeant: (isMeant: boolean) => void
}

function IdentifiedNotice({ found, isNameMeant, onNameMeant }: IdentifiedNoticeProps) {
  const isNameOnly = found.every(({ kind }) => kind === 'own-name')
  return (
    <Notice tone="error" title={texts.identified}>
      <p>{isNameOnly ? texts.name : texts.contact}</p>
      <ul className="mt-2 list-disc pl-5">
        {found.map(({ kind, words }) => (
          <li key={`${kind} ${words}`} className="wrap-anywhere">
            {texts.kinds[kind]}: “{words}”
          </li>
        ))}
      </ul>
      {isNameOnly ? (
        <Checkbox
          className="mt-3"
          label={texts.isNameMeant}
          checked={isNameMeant}
          onChange={(event) => onNameMeant(event.currentTarget.checked)}
        />
      ) : null}
    </Notice>
  )
}

function readFound(found: unknown): Identification[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return []
    const { kind, words } = one as Partial<Identification>
    return typeof words === 'string' && kind !== undefined && Object.hasOwn(texts.kinds, kind)
      ? [{ kind, words }]
      : []
  })
}
