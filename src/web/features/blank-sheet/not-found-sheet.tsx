import { frameTexts } from '#texts/frame.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BlankSheet } from './blank-sheet.tsx'

const { notFound, unwritten } = frameTexts

export function NotFoundSheet() {
  return (
    <BlankSheet
      title={notFound.title}
      lead={notFound.lead}
      note={notFound.note}
      stamp={notFound.score}
      actions={
        <>
          <LinkButton to="/">{unwritten.toHome}</LinkButton>
          <LinkButton to="/store" look="secondary">
            {unwritten.toStore}
          </LinkButton>
        </>
      }
    />
  )
}
