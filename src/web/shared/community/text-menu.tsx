import { useState } from 'react'
import { textMenuTexts as texts } from '#texts/community/text-menu.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { Popover } from '#web/ui/popover.tsx'
import type { ReportedText } from './moderation-calls.ts'
import { ReportDialog } from './report-dialog.tsx'
import { TextChoices } from './text-choices.tsx'
import type { OpenedMenu } from './use-text-actions.tsx'

type TextMenuProps = {
  /** null closes it */
  menu: OpenedMenu | null
  onClose: () => void
  onBlocked: (authorKey: string) => void
}

/** The choices for a text beside the button that opened them, and the dialog of a report. */
export function TextMenu({ menu, onClose, onBlocked }: TextMenuProps) {
  const [reported, setReported] = useState<ReportedText | null>(null)
  const isReportOpened = useHasBeen(reported !== null)
  return (
    <>
      {menu ? (
        <Popover
          key={menu.text.id}
          opener={menu.opener}
          onClose={onClose}
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
