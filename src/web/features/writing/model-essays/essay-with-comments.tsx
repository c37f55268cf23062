import { Printer } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { href } from 'react-router'
import { sheetLines } from '#corrector/rules/lines.ts'
import {
  type EssayMark,
  estimatedTotal,
  type ModelEssay,
  markedParagraphs,
} from '#domain/writing/model-essay.ts'
import { modelEssayTexts as texts } from '#texts/writing/model-essays.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { EstimatedScore } from './estimated-score.tsx'

type EssayWithCommentsProps = { essay: ModelEssay; isRoomOpen: boolean }

/** The essay on the official sheet; each marked excerpt leads to the teacher's word beside it, and back. */
export function EssayWithComments({ essay, isRoomOpen }: EssayWithCommentsProps) {
  const articleRef = useRef<HTMLElement>(null)
  const paragraphs = markedParagraphs(essay)
  const marks = paragraphs.flatMap((pieces) => pieces.flatMap(({ mark }) => (mark ? [mark] : [])))
  const numberOf = (mark: EssayMark) => marks.indexOf(mark) + 1
  return (
    <article ref={articleRef} aria-labelledby={`${essay.id}-titulo`} className="model-essay">
      <details>
        <summary className="model-essay__summary">
          <span className="min-w-0">
            <span className="eyebrow">{essay.axis}</span>
            <h3 id={`${essay.id}-titulo`} className="mt-1 max-w-[44rem] text-xl leading-snug sm:text-2xl">
              {essay.theme}
            </h3>
            <span className="mt-1 block text-sm text-ink-soft">
              {texts.structure(essay)} · {texts.lines({ lines: sheetLines(essay.paragraphs.join('\n')) })}
            </span>
          </span>
          <span className="heading text-2xl text-green tabular-nums">
            {estimatedTotal(essay)}
            <span className="block font-sans text-xs font-normal tracking-normal">{texts.stamp}</span>
          </span>
        </summary>
        <div className="no-print mt-2 mb-6 flex flex-wrap gap-3">
          {isRoomOpen && essay.themeId ? (
            <LinkButton to={`${href('/corretor-de-redacao')}?tema=${essay.themeId}`}>
              {texts.practise}
            </LinkButton>
          ) : null}
          <Button look="secondary" className="needs-script" onClick={() => printAlone(articleRef)}>
            <Printer aria-hidden="true" size={18} />
            {texts.print}
          </Button>
        </div>
        <div id={essay.id} className="model-essay__spread">
          <RuledSheet className="model-essay__sheet">
            {paragraphs.map((pieces, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
              <p key={index}>
                {pieces.map(({ text, mark }) =>
                  mark ? (
                    <a
                      key={text}
                      id={markId(essay, numberOf(mark))}
                      href={`#${commentId(essay, numberOf(mark))}`}
                      className="essay-mark marked"
                    >
                      {text}
                      <sup>{numberOf(mark)}</sup>
                    </a>
                  ) : (
                    text
                  ),
                )}
              </p>
            ))}
          </RuledSheet>
          <ol aria-label={texts.comments} className="essay-comments">
            {marks.map((mark, index) => (
              <li key={mark.quote} id={commentId(essay, index + 1)}>
                <a
                  href={`#${markId(essay, index + 1)}`}
                  aria-label={texts.backToMark({ number: index + 1 })}
                  className="essay-comments__number"
                >
                  {index + 1}
                </a>
                <div className="min-w-0">
                  <p className="text-sm font-semibold text-ink-soft">
                    {texts.competence(mark)} · {texts.competenceNames[mark.competence]}
                  </p>
                  <p className="note essay-comments__text">{mark.comment}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <EstimatedScore essay={essay} />
        {essay.earlier ? <EarlierVersions versions={essay.earlier} /> : null}
      </details>
    </article>
  )
}

/** The page without the other essays, until the print is done. */
function printAlone({ current: article }: RefObject<HTMLElement | null>): void {
  if (!article) return
  article.classList.add('print-alone')
  addEventListener('afterprint', () => article.classList.remove('print-alone'), { once: true })
  print()
}

function markId(essay: ModelEssay, number: number): string {
  return `${essay.id}-trecho-${number}`
}

function commentId(essay: ModelEssay, number: number): string {
  return `${essay.id}-comentario-${number}`
}
