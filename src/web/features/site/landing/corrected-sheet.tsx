import { landingTexts, type SheetLine } from '#texts/site/landing.ts'

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
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the sheet
            <Line key={index} line={line} />
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
        <Stamp />
      </div>
    </figure>
  )
}

function Line({ line }: { line: SheetLine }) {
  return (
    <li className={`is-${line.kind}`}>
      <span>
        {line.parts.map((part) =>
          part.mark ? (
            <span key={part.text} className={part.mark}>
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </span>
      {line.note ? <p className="note">{line.note}</p> : null}
      {line.correction ? <p className="note text-red">{line.correction}</p> : null}
    </li>
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
