import { numberText } from '#domain/shared/number-text.ts'
import { studyPictureSize } from '#domain/study/contents/study-picture.ts'
import { barShare, type MotivatingText, type Proposal } from '#domain/study/proposal.ts'
import { proposalTexts as texts } from '#texts/study/proposal.ts'

type MotivatingTextsProps = {
  proposal: Proposal
  /** Of the headings above each text. */
  level: 2 | 3
  /** Given, the texts scroll in a part of the screen that is called so. */
  scrollsAs?: string
}

/** The collection of a theme: each text with its number and its source. */
export function MotivatingTexts({ proposal, level, scrollsAs }: MotivatingTextsProps) {
  const Heading = `h${level}` as const
  const list = (
    <ol className="motivating">
      {proposal.texts.map((text, index) => (
        <li
          key={text.kind + text.source + ('body' in text ? text.body : text.title)}
          className="motivating__text"
        >
          <Heading className="motivating__number">{texts.text({ number: index + 1 })}</Heading>
          <TextBody text={text} />
          <p className="motivating__source">
            {texts.source} {text.source}
          </p>
        </li>
      ))}
    </ol>
  )
  if (scrollsAs === undefined) return list
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={scrollsAs} tabIndex={0} className="motivating-scroll">
      {list}
    </section>
  )
}

function TextBody({ text }: { text: MotivatingText }) {
  if (text.kind === 'prose') return <p>{text.body}</p>
  if (text.kind === 'quotation') return <blockquote className="motivating__quotation">{text.body}</blockquote>
  if (text.kind === 'picture') return <TextPicture text={text} />
  return text.kind === 'table' ? <FiguresTable text={text} /> : <FiguresChart text={text} />
}

function TextPicture({ text }: { text: Extract<MotivatingText, { kind: 'picture' }> }) {
  return (
    <figure className="motivating__picture">
      {text.title ? <figcaption>{text.title}</figcaption> : null}
      <img src={text.url} alt={text.body} {...studyPictureSize(text.url)} decoding="async" />
      <FiguresNote note={text.note} />
    </figure>
  )
}

function FiguresTable({ text }: { text: Extract<MotivatingText, { kind: 'table' }> }) {
  return (
    <>
      <table className="motivating__table">
        <caption>{text.title}</caption>
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {text.rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={text.columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FiguresNote note={text.note} />
    </>
  )
}

/** Bars with their values: a table to who listens, a chart to who looks. */
function FiguresChart({ text }: { text: Extract<MotivatingText, { kind: 'chart' }> }) {
  return (
    <>
      <table className="motivating__chart">
        <caption>{text.title}</caption>
        <tbody>
          {text.bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>
                <svg
                  aria-hidden="true"
                  className="motivating__bar"
                  viewBox="0 0 100 12"
                  preserveAspectRatio="none"
                >
                  <rect width={100 * barShare(bar, text.bars)} height="12" />
                </svg>
                <span>
                  {numberText(bar.value)}
                  {text.unit}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FiguresNote note={text.note} />
    </>
  )
}

function FiguresNote({ note }: { note: string | null }) {
  return note ? <p className="motivating__note">{note}</p> : null
}
