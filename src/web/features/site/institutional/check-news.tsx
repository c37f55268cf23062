import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import type { NewsEntry } from '#domain/site/site-contents.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = institutionalTexts.news.check

/** Asks the server whether there is more than what this page shows, and shows it (product §2 Placeholders). */
export function CheckNews({ news, label }: { news: readonly NewsEntry[]; label: string }) {
  const [isAsking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()

  async function handleClick(): Promise<void> {
    if (isAsking) return
    setAsking(true)
    const ids = await readFeed()
    const known = new Set(news.map(({ id }) => id))
    const count = ids?.filter((id) => !known.has(id)).length
    if (count) await revalidate()
    setAsking(false)
    if (count === undefined) showToast(texts.failed)
    else showToast(count === 0 ? texts.none : texts.found({ count }))
  }

  return (
    <Button
      className="needs-script mt-5"
      isBusy={isAsking}
      busyLabel={texts.busy}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  )
}

/** The ids of the newest entries, from the feed; null without an answer. */
async function readFeed(): Promise<string[] | null> {
  try {
    const response = await fetch(href('/novidades.xml'), { cache: 'no-cache' })
    if (!response.ok) return null
    const feed = new DOMParser().parseFromString(await response.text(), 'application/xml')
    return [...feed.querySelectorAll('entry > id')].map(({ textContent }) =>
      decodeURIComponent((textContent ?? '').split('#')[1] ?? ''),
    )
  } catch {
    return null
  }
}
