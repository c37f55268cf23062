import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { PeerState } from '#domain/writing/peer-review-wire.ts'
import { matchHomeTexts } from '#texts/writing/match-home.ts'

const texts = matchHomeTexts.results

/** What came back for the own essays, and how many were corrected. */
export function ResultsList({ state: { results, delivered } }: { state: PeerState }) {
  if (results.length === 0 && delivered === 0) return null
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados" className="text-2xl">
        {texts.heading}
      </h2>
      {delivered > 0 ? (
        <p className="mt-1 text-ink-soft">{matchHomeTexts.delivered({ count: delivered })}</p>
      ) : null}
      {results.length > 0 ? (
        <ol className="sheet mt-3 divide-y divide-rule">
          {results.map(({ id, theme, state, deliveredAt, finalTotal }) => (
            <li key={id} className="group relative p-4 hover:bg-paper">
              <h3 className="text-lg leading-snug wrap-anywhere">
                {state === 'locked' ? (
                  theme
                ) : (
                  <Link
                    to={href('/match/resultados/:id', { id })}
                    className="after:absolute after:inset-0 hover:text-pen"
                  >
                    {theme}
                  </Link>
                )}
              </h3>
              <p className="text-sm text-ink-soft tabular-nums">
                {[
                  texts.states[state],
                  ...(finalTotal === null ? [] : [texts.final({ total: finalTotal })]),
                  formatDay(deliveredAt),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}
