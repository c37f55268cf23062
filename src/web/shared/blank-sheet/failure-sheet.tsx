import { href } from 'react-router'
import { blankPageTexts } from '#texts/site/blank-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { BlankSheet } from './blank-sheet.tsx'

const { failure, toHome } = blankPageTexts

export function FailureSheet() {
  return (
    <BlankSheet
      title={failure.title}
      lead={failure.lead}
      note={failure.note}
      stamp={failure.score}
      actions={
        <>
          <Button className="needs-script" onClick={() => location.reload()}>
            {failure.reload}
          </Button>
          {/* A whole load, since the page that is here has broken. */}
          <a href={href('/')} className="button button--secondary">
            {toHome}
          </a>
        </>
      }
    />
  )
}
