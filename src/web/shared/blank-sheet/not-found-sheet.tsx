import { href } from 'react-router'
import { blankPageTexts } from '#texts/site/blank-pages.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BlankSheet } from './blank-sheet.tsx'

const { notFound, toHome, toStore } = blankPageTexts

export function NotFoundSheet() {
  return (
    <BlankSheet
      title={notFound.title}
      lead={notFound.lead}
      note={notFound.note}
      stamp={notFound.score}
      actions={
        <>
          <LinkButton to={href('/')}>{toHome}</LinkButton>
          <LinkButton to={href('/store')} look="secondary">
            {toStore}
          </LinkButton>
        </>
      }
    />
  )
}
