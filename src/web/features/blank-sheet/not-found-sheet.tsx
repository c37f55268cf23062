import { blankPageTexts } from '#texts/blank-pages.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BlankSheet } from './blank-sheet.tsx'

const { notFound, unwritten } = blankPageTexts

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
