import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ComingPage, OutlineSheet } from './outline-sheet.tsx'

const page = PLACEHOLDER_PAGES.corrector
const texts = institutionalTexts.corrector

/** What stands at /corretor-de-redacao while the writing room is closed (product §2 Corretor). */
export function CorrectorToCome() {
  return (
    <ComingPage
      title={page.title}
      lead={page.lead}
      actions={
        <>
          <LinkButton to={href('/redacoes-nota-maxima')}>{texts.toModels}</LinkButton>
          <LinkButton to={href('/minicurso')} look="secondary">
            {texts.toCourse}
          </LinkButton>
        </>
      }
      sheet={<OutlineSheet heading={texts.heading} points={page.points} stamp={texts.stamp} emptyLines={2} />}
    />
  )
}
