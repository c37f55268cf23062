import { href, Link } from 'react-router'
import { landingTexts } from '#texts/site/landing.ts'
import { classNames } from '#web/ui/class-names.ts'

const { features } = landingTexts
const { cards } = features

const CARDS = [
  { to: href('/cursos'), ...cards.courses },
  { to: href('/gerador-de-redacao'), ...cards.generator },
  { to: href('/corretor-de-redacao'), ...cards.corrector },
  { to: href('/banco-de-temas'), ...cards.themes },
  { to: href('/banco-de-repertorios'), ...cards.repertoires },
  { to: href('/banco-de-conectivos'), ...cards.connectives },
  { to: href('/cronograma-de-estudos'), ...cards.schedule },
  { to: href('/ebooks'), ...cards.ebooks },
  { to: href('/minicurso'), ...cards.miniCourse },
  { to: href('/chat'), ...cards.chat },
  { to: href('/desafio-mensal'), ...cards.challenge },
  { to: href('/feedback'), ...cards.feedback },
]
const HIGHLIGHTED = cards.ebooks.title

/** Twelve squares of one sheet, numbered in the margin. */
export function FeatureGrid() {
  return (
    <section
      aria-labelledby="ferramentas"
      className="below-fold mx-auto w-full max-w-page px-4 py-16 sm:px-6 sm:py-20"
    >
      <h2 id="ferramentas" className="text-3xl sm:text-4xl">
        {features.title}
      </h2>
      <p className="mt-3 text-lg text-ink-soft">{features.lead}</p>
      <ol className="sheet mt-8 grid gap-px overflow-hidden bg-line sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card, index) => (
          <li
            key={card.to}
            className={classNames(
              'group relative flex gap-4 bg-sheet p-5 hover:bg-paper',
              card.title === HIGHLIGHTED && 'outline-2 -outline-offset-2 outline-pen',
            )}
          >
            <span
              aria-hidden="true"
              className="w-7 shrink-0 border-r border-rule pt-0.5 text-sm text-ink-soft tabular-nums"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <div className="flex min-w-0 flex-1 flex-col">
              <h3 className="text-xl">
                <span className={classNames(card.title === HIGHLIGHTED && 'marked')}>{card.title}</span>
              </h3>
              <p className="mt-1 mb-3 leading-snug text-ink-soft">{card.text}</p>
              <Link to={card.to} className="text-link mt-auto self-start py-1 after:absolute after:inset-0">
                {features.more} <span className="sr-only">{features.moreAbout(card.title)}</span>
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
