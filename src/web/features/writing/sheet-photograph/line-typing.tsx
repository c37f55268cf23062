import { type KeyboardEvent, useRef, useState } from 'react'
import { DOUBT, doubtsOf, nextUntyped, type TypedLine } from '#domain/writing/transcription.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { Button } from '#web/ui/button.tsx'
import { LineStrip } from './line-strip.tsx'

const texts = sheetPhotographTexts.typing
/** Until a line is typed to its end, as long as most are. */
const USUAL_LETTERS = 55

type LineTypingProps = {
  lines: readonly TypedLine[]
  /** Of each page; null where this browser could not keep it. */
  pages: readonly (string | null)[]
  onChange: (lines: readonly TypedLine[]) => void
}

/** Each line of the paper above its field; Enter goes on to the next, and what is on paper is copied as it is. */
export function LineTyping({ lines, pages, onChange }: LineTypingProps) {
  const fields = useRef(new Map<number, HTMLInputElement>())
  const [active, setActive] = useState(0)
  const [isWhole, setWhole] = useState(false)
  const written = lines.filter(({ isWritten }) => isWritten)
  const hasBlank = written.length < lines.length
  const isShown = ({ isWritten, text }: TypedLine) => isWhole || isWritten || text !== ''
  const typed = written.filter(({ text }) => text.trim() !== '')
  const longest = lines.reduce((most, { text }) => Math.max(most, text.length), USUAL_LETTERS)
  const doubts = doubtsOf(lines).length
  const unconfirmed = lines.filter(({ isUnconfirmed }) => isUnconfirmed).length

  function put(at: number, part: Partial<TypedLine>): void {
    onChange(lines.map((line, other) => (other === at ? { ...line, ...part } : line)))
  }

  function go(at: number | null): void {
    const field = at === null ? undefined : fields.current.get(at)
    field?.focus()
    field?.closest('li')?.scrollIntoView({ block: 'center', behavior: 'auto' })
  }

  function confirm(at: number): void {
    put(at, { isUnconfirmed: false })
    go(beside(at, 1))
  }

  function beside(at: number, way: 1 | -1): number | null {
    for (let next = at + way; next >= 0 && next < lines.length; next += way)
      if (isShown(lines[next]!)) return next
    return null
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>, at: number): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && lines[at]?.isUnconfirmed) confirm(at)
    else if (event.key === 'Enter' || event.key === 'ArrowDown') go(beside(at, 1))
    else if (event.key === 'ArrowUp') go(beside(at, -1))
    else return
    event.preventDefault()
  }

  function doubt(at: number): void {
    const field = fields.current.get(at)
    const { text } = lines[at]!
    const caret = field?.selectionStart ?? text.length
    const end = caret + (/^\S*/.exec(text.slice(caret))?.[0].length ?? 0)
    put(at, { text: `${text.slice(0, end).trimEnd()} ${DOUBT} ${text.slice(end).trimStart()}`.trimEnd() })
    field?.focus()
  }

  return (
    <section aria-labelledby="linhas">
      <h2 id="linhas" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{texts.lead}</p>
      <ol className="mt-5 grid gap-4">
        {lines.map((line, at) =>
          isShown(line) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of paper do not change places
            <li key={at} className="grid gap-1">
              {pages[line.page] ? (
                <LineStrip
                  address={pages[line.page]!}
                  row={line}
                  label={texts.strip({ number: at + 1 })}
                  progress={at === active ? line.text.length / longest : 0}
                />
              ) : null}
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 text-right text-sm text-ink-soft tabular-nums"
                >
                  {at + 1}
                </span>
                <input
                  ref={(field) => {
                    if (field) fields.current.set(at, field)
                    else fields.current.delete(at)
                  }}
                  type="text"
                  value={line.text}
                  aria-label={texts.line({ number: at + 1 })}
                  placeholder={line.isWritten ? undefined : texts.empty}
                  lang="pt-BR"
                  // The keyboard of a telephone offers words; what it puts in by itself is not what stands on the paper.
                  autoCorrect="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  enterKeyHint="next"
                  maxLength={300}
                  onFocus={() => setActive(at)}
                  onChange={({ currentTarget }) => put(at, { text: currentTarget.value })}
                  onKeyDown={(event) => handleKey(event, at)}
                  className={`field-control ${line.isParagraph ? 'pl-8' : ''}`}
                />
              </span>
              {line.isUnconfirmed ? (
                <span className="ml-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <Button
                    size="small"
                    look="secondary"
                    aria-label={texts.confirmOf({ number: at + 1 })}
                    onClick={() => confirm(at)}
                  >
                    {texts.confirm}
                  </Button>
                  {at === active ? texts.unconfirmed : null}
                </span>
              ) : null}
              {at === active ? (
                <span className="ml-8 flex flex-wrap gap-2">
                  <Button
                    size="small"
                    look="quiet"
                    aria-pressed={line.isParagraph}
                    onClick={() => put(at, { isParagraph: !line.isParagraph })}
                  >
                    {line.isParagraph ? '✓ ' : ''}
                    {texts.paragraph}
                  </Button>
                  <Button size="small" look="quiet" title={texts.doubtNote} onClick={() => doubt(at)}>
                    {texts.doubt}
                  </Button>
                </span>
              ) : null}
            </li>
          ) : null,
        )}
      </ol>
      <p role="status" className="mt-4 text-sm text-ink-soft tabular-nums">
        {texts.progress({ typed: typed.length, all: written.length })}{' '}
        {doubts > 0 ? texts.doubts({ count: doubts }) : null}{' '}
        {unconfirmed > 0 ? texts.unconfirmedCount({ count: unconfirmed }) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {typed.length < written.length ? (
          <Button size="small" look="secondary" onClick={() => go(nextUntyped(lines, active))}>
            {texts.next}
          </Button>
        ) : null}
        {hasBlank ? (
          <Button size="small" look="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.hidden : texts.shown}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
