import { Check } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import type { PeerState } from '#domain/writing/peer-review-wire.ts'
import { matchHomeTexts } from '#texts/writing/match-home.ts'
import { calibrationTexts } from '#texts/writing/peer-calibration.ts'
import { peerReviewTexts as texts } from '#texts/writing/peer-review.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { ModerationStatus } from '#web/shared/community/moderation-status.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { MatchSwitch } from './match-switch.tsx'
import { cancelSearch, fetchPeerState, helpSomebody } from './peer-calls.ts'
import { ResultsList } from './results-list.tsx'
import { SearchForm } from './search-form.tsx'
import { statusText } from './status-text.ts'

/** The Match at a glance: what is to be done now, the samples, the search, what came back. */
export function MatchHome() {
  const asked = useAsked('peer review', fetchPeerState)
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(state) => (
          <div className="grid gap-8">
            <Now state={state} onState={asked.put} />
            {state.isOn ? <Parts state={state} onState={asked.put} /> : null}
            <ResultsList state={state} />
            <ModerationStatus turn={0} onUnblocked={() => void asked.reload()} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

type PartProps = { state: PeerState; onState: (state: PeerState) => void }

function Now({ state, onState }: PartProps) {
  const { task, turn, isOn, isReady, samples } = state
  const nextSample = isOn && !isReady ? samples.find(({ status }) => status !== 'close') : undefined
  return (
    <section aria-labelledby="agora" className="teacher-card">
      <h2 id="agora" className="eyebrow">
        {matchHomeTexts.now}
      </h2>
      <p role="status" className="heading mb-3 max-w-measure text-xl">
        {statusText(state)}
      </p>
      {task ? (
        <p className="mb-5">
          <span className="mb-3 block max-w-measure text-ink-soft wrap-anywhere">{task.theme}</span>
          <LinkButton to={href('/match/corrigir/:id', { id: task.id })} size="large">
            {matchHomeTexts.openTask}
          </LinkButton>
        </p>
      ) : null}
      {nextSample ? (
        <p className="mb-5">
          <LinkButton to={href('/match/amostras/:id', { id: nextSample.id })} size="large">
            {calibrationTexts.open}
          </LinkButton>
        </p>
      ) : null}
      {turn?.mayCancel ? (
        <p className="mb-5">
          <span className="mb-3 block max-w-measure text-ink-soft wrap-anywhere">{turn.theme}</span>
          <CancelButton onState={onState} />
        </p>
      ) : null}
      <MatchSwitch state={state} onState={onState} />
    </section>
  )
}

function Parts({ state, onState }: PartProps) {
  const { isReady, turn, task, pausedUntil, ineligibility, mayHelp } = state
  const isFree = isReady && !turn && !task && !pausedUntil && !ineligibility
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      {isFree ? <SearchForm onState={onState} /> : null}
      {mayHelp ? <Help onState={onState} /> : null}
      <Samples state={state} />
    </div>
  )
}

function Samples({ state: { samples, isReady } }: { state: PeerState }) {
  return (
    <section aria-labelledby="amostras" className="sheet p-5">
      <h2 id="amostras" className="text-xl">
        {calibrationTexts.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{isReady ? calibrationTexts.done : calibrationTexts.lead}</p>
      <ol className="mt-3 divide-y divide-rule">
        {samples.map(({ id, theme, status }) => (
          <li key={id} className="group relative py-3">
            <Link
              to={href('/match/amostras/:id', { id })}
              className="font-semibold leading-snug after:absolute after:inset-0 group-hover:text-pen"
            >
              {theme}
            </Link>
            <p
              className={
                status === 'close' ? 'flex items-center gap-1 text-sm text-green' : 'text-sm text-ink-soft'
              }
            >
              {status === 'close' ? <Check aria-hidden="true" size={16} /> : null}
              {calibrationTexts.statuses[status]}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Help({ onState }: Pick<PartProps, 'onState'>) {
  const [isSending, setSending] = useState(false)

  async function handleHelp(): Promise<void> {
    setSending(true)
    const answer = await helpSomebody()
    setSending(false)
    if (answer.ok) return onState(answer.value)
    const { variant, title, description } = texts.actionFailed
    showToast({ variant, title, description: matchHomeTexts.search.refusals[answer.code] ?? description })
  }

  return (
    <section aria-labelledby="ajuda" className="sheet p-5">
      <h2 id="ajuda" className="text-xl">
        {matchHomeTexts.help.heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{matchHomeTexts.help.lead}</p>
      <Button look="secondary" isBusy={isSending} onClick={() => void handleHelp()}>
        {matchHomeTexts.help.submit}
      </Button>
    </section>
  )
}

function CancelButton({ onState }: Pick<PartProps, 'onState'>) {
  const [isSending, setSending] = useState(false)

  async function handleCancel(): Promise<void> {
    setSending(true)
    const answer = await cancelSearch()
    setSending(false)
    if (!answer.ok) return showToast(texts.actionFailed)
    onState(answer.value)
    showToast(matchHomeTexts.search.cancelled)
  }

  return (
    <Button look="secondary" isBusy={isSending} onClick={() => void handleCancel()}>
      {matchHomeTexts.search.cancel}
    </Button>
  )
}
