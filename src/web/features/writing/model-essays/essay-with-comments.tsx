import { sheetLines } from '#corrector/rules/lines.ts'
import { type EssayMark, type ModelEssay, markedParagraphs } from '#domain/writing/model-essay.ts'
import { modelEssayTexts as texts } from '#texts/writing/model-essays.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { EstimatedScore } from './estimated-score.tsx'

type EssayWithCommentsProps = { essay: ModelEssay; number: number }

/** The essay on the official sheet; each marked excerpt leads to the teacher's word beside it, and back. */
export function EssayWithComments({ essay, number }: EssayWithCommentsProps) {
  const paragraphs = markedParagraphs(essay)
  const marks = paragraphs.flatMap((pieces) => pieces.flatMap(({ mark }) => (mark ? [mark] : [])))
  const numberOf = (mark: EssayMark) => marks.indexOf(mark) + 1
  return (
    <article aria-labelledby={`${essay.id}-titulo`} className="model-essay">
      <details open={number === 1}>
        <summary className="mb-6 cursor-pointer">
          <span className="eyebrow">
            {texts.essay({ number })} · {essay.axis}
          </span>
          <h2 id={`${essay.id}-titulo`} className="mt-1 max-w-[44rem] text-2xl sm:text-3xl">
            {essay.theme}
          </h2>
          <span className="mt-2 block text-sm text-ink-soft">
            {texts.lines({ lines: sheetLines(essay.paragraphs.join('\n')) })}
          </span>
        </summary>
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
      </details>
    </article>
  )
}

function markId(essay: ModelEssay, number: number): string {
  return `${essay.id}-trecho-${number}`
}

function commentId(essay: ModelEssay, number: number): string {
  return `${essay.id}-comentario-${number}`
}
