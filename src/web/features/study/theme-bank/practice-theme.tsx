import { href, Link } from 'react-router'
import { framingParts } from '#domain/study/theme.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { proposalTexts } from '#texts/study/proposal.ts'
import { themeBankTexts as texts } from '#texts/study/theme-bank.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ShownTheme } from './theme-bank-data.ts'

type PracticeThemeProps = {
  theme: ShownTheme
  /** From 1, within its axis. */
  number: number
  /** Whether there is a room to practise in; without it the button says that it is to come (product §8). */
  isRoomOpen: boolean
}

/** One row of the sheet: the proposal, and beside it what the exam has asked near it. */
export function PracticeThemeRow({ theme, number, isRoomOpen }: PracticeThemeProps) {
  const { context, question } = framingParts(theme.framing)
  return (
    <li id={theme.id} className="bank-row">
      <span aria-hidden="true" className="bank-row__margin">
        {String(number).padStart(2, '0')}
      </span>
      <div className="bank-row__text">
        <h3 className="max-w-[34rem] text-xl sm:text-2xl">{theme.title}</h3>
        <p className="mt-3 max-w-[36rem] text-ink-soft">{context}</p>
        {question ? <p className="mt-2 max-w-[36rem] font-semibold">{question}</p> : null}
        {theme.source ? (
          <p className="mt-3 text-sm text-ink-soft">
            {texts.source} {theme.source}
          </p>
        ) : null}
      </div>
      <div className="bank-row__teacher flex flex-col items-start gap-4">
        <Nearby theme={theme} />
        {theme.hasProposal ? (
          <Link to={href('/banco-de-temas/:tema', { tema: theme.id })} className="text-link py-1">
            {proposalTexts.open}
            <span className="sr-only">: {theme.title}</span>
          </Link>
        ) : null}
        <PractiseButton theme={theme} isRoomOpen={isRoomOpen} />
        {isRoomOpen ? (
          <Link to={`${href('/corretor-de-redacao/folha')}?tema=${theme.id}`} className="text-link py-1">
            {texts.print}
            <span className="sr-only">: {theme.title}</span>
          </Link>
        ) : null}
      </div>
    </li>
  )
}

function Nearby({ theme }: { theme: ShownTheme }) {
  if (theme.nearby.length === 0) return <p className="note text-2xl text-ink-soft">{texts.noNearby}</p>
  return (
    <div>
      <p className="note text-2xl">{texts.nearby}</p>
      <ul className="mt-1 space-y-1.5 text-[0.9375rem] leading-snug">
        {theme.nearby.map((near) => (
          <li key={near.id}>
            <a href={`#enem-${near.id}`} className="text-link">
              {texts.nearbyYear(near.year)}
            </a>{' '}
            {near.title}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PractiseButton({ theme, isRoomOpen }: Pick<PracticeThemeProps, 'theme' | 'isRoomOpen'>) {
  const label = (
    <>
      {texts.practise}
      <span className="sr-only">: {theme.title}</span>
    </>
  )
  if (isRoomOpen) {
    return (
      <LinkButton
        to={`${href('/corretor-de-redacao')}?tema=${theme.id}`}
        look="secondary"
        className="mt-auto"
      >
        {label}
      </LinkButton>
    )
  }
  return (
    <Button look="secondary" className="needs-script mt-auto" onClick={sayItIsToCome}>
      {label}
    </Button>
  )
}

function sayItIsToCome(): void {
  showToast({ title: commonTexts.inDevelopment, description: commonTexts.inDevelopmentNote })
}
