import type { WaitingEssay } from '#domain/console/challenge-admin-wire.ts'
import { challengeAdminTexts as texts } from '#texts/console/challenge.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendListing } from './admin-calls.ts'

type WaitingListProps = { essays: readonly WaitingEssay[]; isReviewed: boolean; onListed: () => void }

/** Essays that nobody reads before somebody of the site has; nothing where the owner does not want that. */
export function WaitingList({ essays, isReviewed, onListed }: WaitingListProps) {
  async function handleList(id: string): Promise<void> {
    const sent = await sendListing(id)
    showToast(sent.ok ? texts.waiting.listed : texts.notSaved)
    onListed()
  }

  if (!isReviewed && essays.length === 0) return null
  return (
    <section aria-labelledby="esperando">
      <h2 id="esperando" className="mb-4 text-2xl">
        {texts.waiting.heading}
      </h2>
      {essays.length === 0 ? <p className="text-ink-soft">{texts.waiting.none}</p> : null}
      <ul className="grid gap-5">
        {essays.map(({ id, text }) => (
          <li key={id} className="sheet p-5">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <Button size="small" className="mt-4" onClick={() => void handleList(id)}>
              {texts.waiting.list}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
