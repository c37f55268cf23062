import { COMPETENCES } from '#corrector/kinds.ts'
import { LEVELS } from '#corrector/rubric/rubric.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import { SENTENCE_LENGTH } from '#domain/writing/peer-remarks.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { peerGradingTexts as texts } from '#texts/writing/peer-grading.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import type { Draft } from './stored-draft.ts'

type GradingFormProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  /** Samples are graded by numbers alone. */
  hasSentences: boolean
}

/** The five competences of the rubric: each level by its own description, and a sentence for each. */
export function GradingForm({ draft, onChange, hasSentences }: GradingFormProps) {
  return (
    <section aria-labelledby="notas">
      <h2 id="notas" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.lead}</p>
      <div className="mt-4 grid gap-4">
        {COMPETENCES.map((competence) => {
          const at = competence - 1
          const { name, descriptors } = RUBRIC_2025.competences[competence]
          return (
            <fieldset key={competence} className="sheet min-w-0 p-4 sm:p-5">
              <legend className="float-left mb-3 w-full">
                <span className="heading block text-lg">
                  {competenceTexts.competence({ number: competence })}
                </span>
                <span className="text-ink-soft">{name}</span>
              </legend>
              <div className="clear-both grid gap-px">
                {[...LEVELS].reverse().map((level) => (
                  <label
                    key={level}
                    className="flex min-h-11 cursor-pointer items-start gap-3 rounded-mark px-2 py-2 hover:bg-paper has-checked:bg-pen-wash"
                  >
                    <input
                      type="radio"
                      name={`competencia-${competence}`}
                      value={level}
                      checked={draft.levels[at] === level}
                      onChange={() => onChange({ ...draft, levels: draft.levels.with(at, level) })}
                      className="mt-0.5 size-5 shrink-0 accent-pen"
                    />
                    <span className="heading w-9 shrink-0 tabular-nums">{level}</span>
                    <span className="leading-snug">{descriptors[level]}</span>
                  </label>
                ))}
              </div>
              {hasSentences ? (
                <TextAreaField
                  className="mt-3"
                  label={texts.sentence({ number: competence })}
                  {...(competence === 1 ? { hint: texts.sentenceHint } : {})}
                  rows={2}
                  maxLength={SENTENCE_LENGTH.max}
                  value={draft.sentences[at] ?? ''}
                  onChange={(event) =>
                    onChange({ ...draft, sentences: draft.sentences.with(at, event.currentTarget.value) })
                  }
                />
              ) : null}
            </fieldset>
          )
        })}
      </div>
    </section>
  )
}
