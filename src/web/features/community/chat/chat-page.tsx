import { useState } from 'react'
import { href, Link } from 'react-router'
import { CHAT_CHANNELS, type ChatChannel, isChatChannel } from '#domain/community/chat-message.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { OwnStanding } from '#web/shared/community/own-standing.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChannelSheet } from './channel-sheet.tsx'
import type { PremiumOffer } from './premium-way.tsx'
import { useChatViewer } from './use-chat-viewer.ts'

type ChatPageProps = {
  /** What to buy for premium; null where nothing for sale grants it. */
  premiumOffer: PremiumOffer | null
}

/** Two channels as two sheets of one binder, and beside them what the class has agreed on (product §2 Chat). */
export function ChatPage({ premiumOffer }: ChatPageProps) {
  const [channel, setChannel] = useState<ChatChannel>('global')
  const { viewer, refresh } = useChatViewer()

  return (
    <Page>
      <PageHead title={chatTexts.title} lead={chatTexts.lead} note={chatTexts.note} />
      <noscript>
        <Notice tone="error" className="mb-5">
          {chatTexts.noScript}
        </Notice>
      </noscript>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Tabs
            label={chatTexts.tabsLabel}
            selectedKey={channel}
            onSelect={(key) => {
              if (isChatChannel(key)) setChannel(key)
            }}
            tabs={CHAT_CHANNELS.map((key) => ({
              key,
              label: chatTexts.channels[key],
              content:
                key === channel ? (
                  <ChannelSheet
                    key={key}
                    channel={key}
                    viewer={viewer}
                    premiumOffer={premiumOffer}
                    onViewerChange={refresh}
                  />
                ) : null,
            }))}
          />
        </div>
        <aside className="grid gap-6">
          <section aria-labelledby="combinados" className="border-l-[3px] border-red pl-5">
            <h2 id="combinados" className="text-xl">
              {chatTexts.rules.heading}
            </h2>
            <ul className="mt-3 grid list-disc gap-1 pl-5 text-ink-soft">
              {chatTexts.rules.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="mt-3 text-ink-soft">{chatTexts.rules.kept}</p>
            <Link to={href('/regras-da-comunidade')} className="text-link mt-3 inline-block">
              {chatTexts.rules.link}
            </Link>
          </section>
          <OwnStanding
            cases={viewer?.cases ?? []}
            blocked={viewer?.blocked ?? []}
            onCaseChange={refresh}
            onUnblocked={refresh}
            className="grid gap-6"
          />
        </aside>
      </div>
    </Page>
  )
}
