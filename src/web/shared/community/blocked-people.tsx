import { moderatedTexts as texts } from '#texts/community/moderated.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { unblockAuthor } from './moderation-calls.ts'

type BlockedPeopleProps = {
  blocked: readonly { authorKey: string; name: string }[]
  onChange: () => void
}

/** Whom one does not read any more, and the way back. */
export function BlockedPeople({ blocked, onChange }: BlockedPeopleProps) {
  async function handleUnblock(authorKey: string): Promise<void> {
    const done = await unblockAuthor(authorKey)
    if (!done.ok) showToast(texts.actionFailed)
    onChange()
  }

  if (blocked.length === 0) return null
  return (
    <section aria-labelledby="bloqueadas" className="sheet p-5">
      <h2 id="bloqueadas" className="text-xl">
        {texts.blockedPeople}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {blocked.map(({ authorKey, name }) => (
          <li key={authorKey}>
            <Button look="secondary" size="small" onClick={() => void handleUnblock(authorKey)}>
              {texts.unblock({ name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
