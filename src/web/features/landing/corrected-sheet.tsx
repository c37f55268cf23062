import { landingTexts } from '#texts/landing.ts'
import { classNames } from '#web/ui/class-names.ts'

const { sheet } = landingTexts

/**
 * An essay as the teacher gives it back. All sizes are shares of the sheet's width (cqw), so that it scales like a
 * picture; for those who do not see it, it is one.
 */
export function CorrectedSheet() {
  return (
    <figure role="img" aria-label={sheet.label} className="corrected-sheet">
      <div className="corrected-sheet__paper sheet" aria-hidden="true">
        <p className="corrected-sheet__theme">{sheet.theme}</p>
        <ol className="corrected-sheet__lines">
          {sheet.lines.map((line, index) => (
            <li key={line.text} className={classNames(line.isStart && 'is-start', line.isEnd && 'is-end')}>
              <LineText index={index} text={line.text} />
            </li>
          ))}
        </ol>
        <dl className="corrected-sheet__points">
          {sheet.competencies.map(({ name, points }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
        <PenStrokes />
        <p className="note corrected-sheet__note corrected-sheet__note--repertoire">
          {sheet.notes.repertoire}
        </p>
        <p className="note corrected-sheet__note corrected-sheet__note--thesis">{sheet.notes.thesis}</p>
        <p className="note corrected-sheet__note corrected-sheet__note--accent">{sheet.notes.accent}</p>
        <p className="note corrected-sheet__note corrected-sheet__note--agent">{sheet.notes.agent}</p>
        <Stamp />
      </div>
    </figure>
  )
}

/** The words that the teacher marked, by line. */
const MARKED_WORDS: Readonly<Record<number, string>> = {
  1: 'a falta de palavras também é uma forma de pobreza.',
  9: 'cabe ao Ministério da Educação',
}

function LineText({ index, text }: { index: number; text: string }) {
  const marked = MARKED_WORDS[index]
  if (!marked) return <span>{text}</span>
  const [before = '', after = ''] = text.split(marked)
  return (
    <span>
      {before}
      <span className="marked">{marked}</span>
      {after}
    </span>
  )
}

/** Underlines of the thesis in blue, the missing accent in red. */
function PenStrokes() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 112" className="corrected-sheet__strokes">
      <path className="stroke-pen" d="M58.5 42.4c6-.9 11-.2 17-.6s10-.5 16.5.1" pathLength="1" />
      <path className="stroke-pen" d="M12.5 49.600c9-.9 17-.1 26-.6s15-.6 22.5 0" pathLength="1" />
      <path className="stroke-red" d="M43.5 70.9c1-1 2 1 3 0s2 1 3 0 2 1 3 0" pathLength="1" />
    </svg>
  )
}

function Stamp() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className="corrected-sheet__stamp">
      <circle cx="60" cy="60" r="55" strokeWidth="5" />
      <circle cx="60" cy="60" r="46" strokeWidth="1.8" strokeDasharray="3 2.4" />
      <text x="60" y="40" fontSize="14" letterSpacing="4">
        {sheet.stamp.label}
      </text>
      <text x="60" y="77" fontSize="40">
        {sheet.stamp.score}
      </text>
      <path d="M38 89h44M46 96h28" strokeWidth="2.5" />
    </svg>
  )
}
