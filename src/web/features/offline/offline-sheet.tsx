import { offlineTexts } from '#texts/offline.ts'
import { BlankSheet } from '#web/features/blank-sheet/blank-sheet.tsx'
import { Button } from '#web/ui/button.tsx'

const { page } = offlineTexts

/** In place of a page that is not kept: its own address is tried again when asked. */
export function OfflineSheet() {
  return (
    <BlankSheet
      title={page.title}
      lead={page.lead}
      note={page.note}
      actions={
        <>
          <Button className="needs-script" onClick={tryAgain}>
            {page.retry}
          </Button>
          <a href="/" className="button button--secondary">
            {page.home}
          </a>
        </>
      }
    />
  )
}

/** The worker wrote the page's address into the query; anything but a path of ours is not followed. */
function tryAgain(): void {
  const wanted = new URLSearchParams(location.search).get('pagina')
  if (wanted && /^\/(?![/\\])/.test(wanted)) location.replace(wanted)
  else location.reload()
}
