import { challengeTexts } from '#texts/community/challenge.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { fetchEssay } from './challenge-calls.ts'

const { list, reading: texts } = challengeTexts

/** A whole essay on its sheet; null closes it. */
export function ReadingDialog({ essayId, onClose }: { essayId: string | null; onClose: () => void }) {
  const asked = useAsked(essayId && `challenge essay ${essayId}`, (signal) =>
    fetchEssay(essayId ?? '', signal),
  )
  const essay = asked.value
  const title = essay ? texts.title({ author: essay.isMine ? list.you : essay.author }) : texts.loading
  return (
    <Dialog isOpen={essayId !== null} onClose={onClose} title={title} closeLabel={commonTexts.close}>
      {essayId === null ? null : (
        <Loaded asked={asked} loading={texts.loading} failed={texts.failed}>
          {({ text }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long essay is scrolled by the keyboard from here
            <section aria-label={title} tabIndex={0}>
              <RuledSheet className="reading-sheet">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              </RuledSheet>
            </section>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}
