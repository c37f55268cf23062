import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatChannel, ChatMessage } from '#domain/community/chat-message.ts'
import type { ChatViewer, HeldMessage } from '#domain/community/chat-wire.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { communityTexts } from '#texts/community/community.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { type OwnChoice, useTextActions } from '#web/shared/community/use-text-actions.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ChannelFoot, ChannelHead } from './channel-edges.tsx'
import type { ChannelState, ChannelStore } from './channel-store.ts'
import { Composer } from './composer.tsx'
import { HeldRow } from './held-row.tsx'
import { LiveRegion } from './live-region.tsx'
import { MessageList } from './message-list.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import type { PremiumOffer } from './premium-way.tsx'
import { useChannel } from './use-channel.ts'

/** The owner alone fetches it. */
const RemovalDialog = lazy(async () => ({
  default: (await import('./removal-dialog.tsx')).RemovalDialog,
}))

/** For who may not write here. */
const FieldClosed = fetchedPart(async () => (await import('./field-closed.tsx')).FieldClosed)

/** For who may not write in the subscribers' channel. */
const PremiumWay = fetchedPart(async () => (await import('./premium-way.tsx')).PremiumWay)

type ChannelSheetProps = {
  channel: ChatChannel
  viewer: ChatViewer | null
  premiumOffer: PremiumOffer | null
  onViewerChange: () => void
}

export function ChannelSheet({ channel, viewer, premiumOffer, onViewerChange }: ChannelSheetProps) {
  const { store, state } = useChannel(channel, onViewerChange)
  const [edited, setEdited] = useState<ChatMessage | null>(null)
  const [removed, setRemoved] = useState<ChatMessage | null>(null)
  const actions = useTextActions(onViewerChange)
  const ownKey = viewer?.authorKey ?? state.ownKey
  const blocked = useMemo(() => new Set(viewer?.blocked.map(({ authorKey }) => authorKey)), [viewer])
  const refusal = viewer?.channels.find(({ id }) => id === channel)?.refusal ?? null
  const typists = state.typists.filter(({ authorKey }) => authorKey !== ownKey && !blocked.has(authorKey))
  const blockedKeys = [...blocked].join(' ')
  const isHeard = useCallback(
    ({ authorKey, state: shown }: ChatMessage) =>
      authorKey !== ownKey && shown === 'shown' && !blockedKeys.includes(authorKey),
    [ownKey, blockedKeys],
  )

  useViewerNews({ viewer, state, store, ownKey, onViewerChange })

  function handleSend(text: string): boolean {
    if (refusal === 'premium_only') {
      showToast(chatTexts.premiumToast)
      return false
    }
    if (edited) void saveEdit(edited, text)
    else {
      store.clearUnread()
      store.outbox.add(text)
    }
    setEdited(null)
    return true
  }

  async function saveEdit({ id }: ChatMessage, text: string): Promise<void> {
    const parts = await Promise.all([
      import('./chat-calls.ts'),
      import('#texts/community/chat-failures.ts'),
    ]).catch(() => null)
    if (!parts) return showToast({ variant: 'destructive', ...chatTexts.actionFailed })
    const [{ patchMessage }, { chatFailureTexts }] = parts
    const saved = await patchMessage(channel, id, text)
    if (saved.ok) return store.takeOwn(saved.value)
    const description = chatFailureTexts.failures[saved.code] ?? chatTexts.actionFailed.description
    showToast({ variant: 'destructive', title: chatTexts.actionFailed.title, description })
  }

  async function handleRemove({ id }: { id: string }): Promise<void> {
    const calls = await import('./chat-calls.ts').catch(() => null)
    const removed = await calls?.deleteMessage(channel, id)
    if (!removed?.ok) return showToast({ variant: 'destructive', ...chatTexts.actionFailed })
    if (held.some((message) => message.id === id)) onViewerChange()
  }

  function openMenu(message: ChatMessage, opener: HTMLElement): void {
    const { id, authorKey, sender } = message
    const choices =
      authorKey === ownKey
        ? ownChoices({ onEdit: () => setEdited(message), onRemove: () => void handleRemove(message) })
        : viewer?.isTeacher
          ? teacherChoices(() => setRemoved(message))
          : undefined
    actions.open({ kind: 'chat_message', id, authorKey, author: sender }, opener, choices)
  }

  function handleTyping(): void {
    if (ownKey === null || refusal !== null) return
    void import('./chat-calls.ts').then(({ postTyping }) => postTyping(channel))
  }

  const held = heldIn(channel, viewer, state)
  const isEmpty =
    state.outgoing.length + held.length === 0 && (state.phase === 'opening' || state.messages.length === 0)
  return (
    <div className="chat-sheet">
      <ChannelHead
        count={state.isLive ? state.count : null}
        isLost={state.phase === 'open' && !state.isLive}
      />
      {isEmpty ? (
        <NoMessages phase={state.phase} />
      ) : (
        <MessageList
          label={chatTexts.listLabel({ channel: chatTexts.channels[channel] })}
          state={state}
          ownKey={ownKey}
          blocked={blocked}
          onOlder={store.readOlder}
          onOpenMenu={openMenu}
          onSeen={store.noteRead}
        >
          <OwnRows
            held={held}
            state={state}
            store={store}
            name={viewer?.name ?? communityTexts.visitor}
            onRemove={(message) => void handleRemove(message)}
          />
        </MessageList>
      )}
      <ChannelFoot typists={typists} />
      {refusal && refusal !== 'premium_only' ? (
        <FieldClosed refusal={refusal} />
      ) : (
        <Composer
          edited={edited}
          shownAs={viewer && !viewer.isVisitor ? viewer.name : null}
          isTeacher={viewer?.isTeacher ?? false}
          isReadFirst={viewer?.isReadFirst ?? false}
          onSend={handleSend}
          onCancelEdit={() => setEdited(null)}
          onTyping={handleTyping}
        />
      )}
      {refusal === 'premium_only' ? <PremiumWay offer={premiumOffer} /> : null}
      <LiveRegion messages={state.messages} isHeard={isHeard} />
      {actions.dialogs}
      {viewer?.isTeacher ? (
        <Suspense>
          <RemovalDialog key={removed?.id} message={removed} onClose={() => setRemoved(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type OwnRowsProps = {
  held: readonly HeldMessage[]
  state: ChannelState
  store: ChannelStore
  name: string
  onRemove: (message: HeldMessage) => void
}

/** One's own that others do not read yet: what a moderator reads first, and what is on its way. */
function OwnRows({ held, state, store, name, onRemove }: OwnRowsProps) {
  return (
    <>
      {held.map((message) => (
        <HeldRow key={message.id} message={message} name={name} onRemove={() => onRemove(message)} />
      ))}
      {state.outgoing.map((message) => (
        <OutgoingRow
          key={message.id}
          message={message}
          name={name}
          isLive={state.isLive}
          onRetry={() => store.outbox.retry(message.id)}
          onDiscard={() => store.outbox.discard(message.id)}
        />
      ))}
    </>
  )
}

type ViewerNews = {
  viewer: ChatViewer | null
  state: ChannelState
  store: ChannelStore
  ownKey: string | null
  onViewerChange: () => void
}

/** Tells the store when the reader looks away, and asks anew who the reader is when that may have changed. */
function useViewerNews({ viewer, state, store, ownKey, onViewerChange }: ViewerNews): void {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') store.lookAway()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [store])

  // A visitor's first message makes them somebody, with rules and decisions of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each answered message, until it is known
  useEffect(() => {
    if (!viewer?.authorKey && state.sentCount > 0) onViewerChange()
  }, [state.sentCount])

  // What the server says of what waits stands in the place of what was answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => store.forgetHeld(), [viewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when something has begun to wait
  useEffect(() => {
    if (state.held.length > 0) onViewerChange()
  }, [state.held.length])

  // A decision about one's own message is told beside the chat while one looks.
  const ownHiddenCount = state.messages.filter(
    (message) => message.authorKey === ownKey && message.state === 'hidden',
  ).length
  const reportedHiddenCount = useRef(ownHiddenCount)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when this count changes, and not before
  useEffect(() => {
    if (reportedHiddenCount.current === ownHiddenCount) return
    reportedHiddenCount.current = ownHiddenCount
    onViewerChange()
  }, [ownHiddenCount])
}

/** What of one's own waits in this channel; what was let through may be told before the server is asked again. */
function heldIn(
  channel: ChatChannel,
  viewer: ChatViewer | null,
  { held, messages }: ChannelState,
): readonly HeldMessage[] {
  const arrived = new Set(messages.map(({ id }) => id))
  const known = new Map([...(viewer?.held ?? []), ...held].map((message) => [message.id, message]))
  return [...known.values()].filter((message) => message.channel === channel && !arrived.has(message.id))
}

type OwnHandlers = { onEdit: () => void; onRemove: () => void }

/** What can be done with a message of one's own. */
function ownChoices({ onEdit, onRemove }: OwnHandlers): OwnChoice[] {
  return [
    { kind: 'edit', label: chatTexts.menu.edit, onChoose: onEdit },
    { kind: 'remove', label: chatTexts.menu.remove, onChoose: onRemove },
  ]
}

/** What the owner can do with a message of somebody else. */
function teacherChoices(onRemove: () => void): OwnChoice[] {
  return [{ kind: 'moderate', label: chatTexts.menu.moderate, onChoose: onRemove }]
}

function NoMessages({ phase }: { phase: ChannelState['phase'] }) {
  return phase === 'opening' ? (
    <div className="chat-scroll grid place-items-center">
      <Spinner label={chatTexts.loading} />
    </div>
  ) : (
    <div className="chat-scroll ruled px-6 py-8">
      <p className="heading text-xl leading-(--rule-step)">{chatTexts.empty.title}</p>
      <p className="text-ink-soft">{chatTexts.empty.lead}</p>
    </div>
  )
}
