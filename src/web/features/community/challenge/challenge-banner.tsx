import { Trophy } from 'lucide-react'
import { href, Link } from 'react-router'
import { monthName } from '#domain/community/challenge.ts'
import type { Challenge } from '#domain/community/challenge-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import { Button } from '#web/ui/button.tsx'

const texts = challengeTexts.banner

type ChallengeBannerProps = { challenge: Challenge; onReadWinner: (essayId: string) => void }

/** The blackboard of the month: its theme, its prize, and who won the last one. */
export function ChallengeBanner({ challenge, onReadWinner }: ChallengeBannerProps) {
  const { month, theme, themeMonth, prize, judging, lastWinner, monthBeingRead, change } = challenge
  return (
    <section aria-labelledby="tema" className="challenge-board">
      <p className="note text-3xl">{texts.month({ month: monthName(month) })}</p>
      <h2 id="tema" className="mt-2 max-w-[46rem] text-2xl sm:text-4xl">
        {theme ?? texts.noTheme}
      </h2>
      {themeMonth && themeMonth !== month ? (
        <p className="mt-2 text-chalk-soft">{texts.since({ month: monthName(themeMonth) })}</p>
      ) : null}
      {prize ? (
        <p className="mt-6 flex max-w-[46rem] gap-3 text-lg">
          <Trophy aria-hidden="true" size={26} className="challenge-board__prize mt-0.5 shrink-0" />
          <span>
            <strong>{texts.prizeLabel}: </strong>
            {texts.prize[judging]({ prize })}
          </span>
        </p>
      ) : null}
      <p className="mt-3 max-w-[46rem] text-sm text-chalk-soft">
        {texts.terms}{' '}
        <Link to={`${href('/regras-da-comunidade')}#desafio`} className="underline">
          {texts.rules}
        </Link>
      </p>
      {change ? (
        <p className="mt-4 max-w-[46rem] border-l-[3px] border-chalk-line pl-4 wrap-anywhere">
          {texts.changed({ day: formatDay(change.at), note: change.note })}{' '}
          {change.formerTheme === theme ? null : `${texts.formerTheme({ theme: change.formerTheme })} `}
          {change.formerPrize === prize ? null : texts.formerPrize({ prize: change.formerPrize })}
        </p>
      ) : null}
      {monthBeingRead ? (
        <p className="mt-6 max-w-[46rem] border-t border-chalk-line pt-4">
          {texts.beingRead({ month: monthName(monthBeingRead) })}
        </p>
      ) : null}
      {lastWinner ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-chalk-line pt-4">
          <p>{texts.lastWinner({ month: monthName(lastWinner.month), author: lastWinner.author })}</p>
          <Button
            look="secondary"
            size="small"
            className="needs-script"
            onClick={() => onReadWinner(lastWinner.essayId)}
          >
            {texts.readWinner}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
