import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { textMenuTexts as texts } from '#texts/community/text-menu.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Popover } from '#web/ui/popover.tsx'
import type { ReportedText } from './moderation-calls.ts'

export type ReadText = ReportedText & { readonly authorKey: string; readonly author: string }

export type OwnChoice = {
  readonly kind: 'edit' | 'remove' | 'moderate'
  readonly label: string
  readonly onChoose: () => void
}

type Menu = {
  readonly text: ReadText
  readonly opener: HTMLElement
  readonly own: readonly OwnChoice[] | undefined
}
type Opened = { open: (menu: Menu) => void }

/** Both come with the first menu: a report opens at once then. */
const fetchParts = () => Promise.all([import('./text-choices.tsx'), import('./report-dialog.tsx')])
const TextChoices = fetchedPart(async () => (await fetchParts())[0].TextChoices)
const ReportDialog = fetchedPart(async () => (await fetchParts())[1].ReportDialog)

/**
 * What the menu of a text does, for a page on which strangers read each other: `open` shows the choices for a text, `dialogs`
 * stands once on the page and is drawn anew by itself, without the texts.
 *
 * @param onBlocked the texts of that person are to vanish
 */
export function useTextActions(onBlocked: (authorKey: string) => void) {
  const ref = useRef<Opened>(null)
  return {
    /** @param own choices for a text of one's own, in the place of report and block */
    open: (text: ReadText, opener: HTMLElement, own?: readonly OwnChoice[]) =>
      ref.current?.open({ text, opener, own }),
    dialogs: <TextActions ref={ref} onBlocked={onBlocked} />,
  }
}

type TextActionsProps = { ref: Ref<Opened>; onBlocked: (authorKey: string) => void }

function TextActions({ ref, onBlocked }: TextActionsProps) {
  const [menu, setMenu] = useState<Menu | null>(null)
  const [reported, setReported] = useState<ReportedText | null>(null)
  const isReportOpened = useHasBeen(reported !== null)
  useImperativeHandle(
    ref,
    () => ({ open: (next) => setMenu((now) => (now?.opener === next.opener ? null : next)) }),
    [],
  )

  return (
    <>
      {menu ? (
        <Popover
          key={menu.text.id}
          opener={menu.opener}
          onClose={() => setMenu(null)}
          title={texts.title}
          closeLabel={commonTexts.close}
        >
          {(close) => (
            <TextChoices
              text={menu.text}
              own={menu.own}
              close={close}
              onReport={() => setReported({ kind: menu.text.kind, id: menu.text.id })}
              onBlocked={onBlocked}
            />
          )}
        </Popover>
      ) : null}
      {isReportOpened ? <ReportDialog subject={reported} onClose={() => setReported(null)} /> : null}
    </>
  )
}
