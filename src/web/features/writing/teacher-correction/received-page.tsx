import { useState } from 'react'
import { href, Link } from 'react-router'
import { COMPETENCES } from '#corrector/kinds.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { numberText } from '#domain/shared/number-text.ts'
import type { CorrectedSheet, Received } from '#domain/writing/teacher-correction/received-wire.ts'
import { classCorrectionTexts } from '#texts/writing/class-correction.ts'
import { receivedTexts as texts } from '#texts/writing/received-correction.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { PrintButton } from '#web/features/writing/correction/print-button.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { QuestionPart } from './question-part.tsx'
import { RatingForm } from './rating-form.tsx'
import { fetchReceived } from './received-calls.ts'
import { markId, ReceivedMarks } from './received-marks.tsx'
import { ReceivedPhotograph, ReceivedText } from './received-sheet.tsx'
import { TeacherVoice } from './teacher-voice.tsx'

const ofClassTexts = classCorrectionTexts.received

/** What came back from the teacher: the marked sheet, the levels with their reasons, the voice, and one question. */
export function ReceivedPage({ id }: { id: string }) {
  const asked = useAsked(`received ${id}`, (signal) => fetchReceived(id, signal))
  return (
    <Page>
      <p className="no-print mb-3">
        <BackLink ofClass={asked.value?.ofClass ?? null} />
      </p>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) =>
          code === 'correction_not_found' ? (
            <EmptyState
              title={texts.missing}
              actions={<LinkButton to={href('/perfil')}>{texts.toProfile}</LinkButton>}
            >
              {texts.missingLead}
            </EmptyState>
          ) : undefined
        }
      >
        {(received) => <ReceivedSheetOf received={received} onChange={() => void asked.reload()} />}
      </Loaded>
    </Page>
  )
}

function BackLink({ ofClass }: Pick<Received, 'ofClass'>) {
  return (
    <Link
      to={ofClass ? href('/turma') : href('/corretor-de-redacao/redacoes')}
      className="text-link inline-block py-1"
    >
      {ofClass ? ofClassTexts.back : texts.back}
    </Link>
  )
}

type ReceivedSheetOfProps = { received: Received; onChange: () => void }

function ReceivedSheetOf({ received, onChange }: ReceivedSheetOfProps) {
  const { id, theme, essayId, endedAt, ofClass, corrected, returned } = received
  const day = formatDay(endedAt)
  const correctedNote = ofClass ? ofClassTexts.by({ ...ofClass, day }) : texts.correctedOn({ day })
  const query = new URLSearchParams({
    ...(received.exam ? { prova: received.exam.id } : {}),
    ...(essayId ? { redacao: essayId } : {}),
    professora: id,
  })
  const rewrite = `${href('/corretor-de-redacao')}?${query}`
  return (
    <>
      <CorrectionHead theme={theme} note={corrected ? correctedNote : texts.note}>
        {corrected ? <LinkButton to={rewrite}>{texts.rewrite}</LinkButton> : null}
        {corrected ? <PrintButton /> : null}
      </CorrectionHead>
      {returned ? (
        <Notice title={texts.returned.title}>
          <p>{texts.returned.reasons[returned.reason]}</p>
          {returned.note === '' ? null : (
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{returned.note}</p>
          )}
          <p className="mt-2">{texts.returned.credit}</p>
        </Notice>
      ) : null}
      {corrected ? (
        <div className="correction">
          <Levels exam={received.exam} ofClass={ofClass} corrected={corrected} />
          <Comment id={id} corrected={corrected} />
          <MarkedPart received={received} corrected={corrected} />
          {ofClass ? (
            <p className="no-print text-ink-soft">{ofClassTexts.stays}</p>
          ) : (
            <>
              <QuestionPart id={id} corrected={corrected} onSent={onChange} />
              <RatingForm id={id} corrected={corrected} />
            </>
          )}
        </div>
      ) : null}
    </>
  )
}

/** The mean of three may have a fraction, and boards give halves. */

type LevelsProps = {
  exam: Received['exam']
  ofClass: Received['ofClass']
  corrected: CorrectedSheet
}

function Levels({ exam, ofClass, corrected }: LevelsProps) {
  const { levels, readings, isDoubtful } = corrected
  return (
    <section aria-labelledby="nota" className="sheet min-w-0 p-4 sm:p-6">
      <Grade exam={exam} ofClass={ofClass} corrected={corrected} />
      {readings > 1 ? (
        <p className="mt-1 max-w-measure text-ink-soft">{readingsWords(exam, readings, isDoubtful)}</p>
      ) : null}
      <h3 className="sr-only">{texts.levels}</h3>
      <ol className="mt-4 grid gap-3">
        {levels.map(({ level, sentence }, at) => {
          const name = criterionName(exam, at)
          return (
            <li key={name} className="grid gap-x-5 border-t border-rule pt-3 sm:grid-cols-[15rem_1fr]">
              <p className="leading-snug">
                {name} {level === null ? null : <strong className="tabular-nums">{numberText(level)}</strong>}
              </p>
              <p className="note text-[1.5rem] leading-[1.15] whitespace-pre-line wrap-anywhere">
                {sentence}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Of another board its mark, and how it comes about; where the board publishes none, that. */
function Grade({ exam, ofClass, corrected: { grade, counted } }: LevelsProps) {
  const value = grade ? numberText(grade.value) : null
  const formula = exam?.formula.kind === 'errors-per-line' ? exam.formula : null
  return (
    <>
      <h2 id="nota" className="text-2xl">
        {value === null ? (
          texts.levels
        ) : (
          <>
            {ofClass ? ofClassTexts.total : texts.total}: <span className="marked tabular-nums">{value}</span>
            {exam && grade ? texts.ofMark({ of: numberText(grade.of) }) : null}
          </>
        )}
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        {exam ? texts.examNote({ exam: exam.name }) : texts.totalNote}
        {exam && grade === null ? ` ${texts.unpublished}` : null}
      </p>
      {formula && grade ? (
        <p className="mt-1 max-w-measure">
          {texts.perLine({
            k: formula.k,
            errors: numberText(counted.errors),
            lines: counted.lines,
          })}
        </p>
      ) : null}
    </>
  )
}

function readingsWords(exam: Received['exam'], count: number, isDoubtful: boolean): string {
  if (exam) return texts.readingsOfBoard
  return isDoubtful ? texts.readingsApart({ count }) : texts.readings({ count })
}

function criterionName(exam: Received['exam'], at: number): string {
  if (exam) return exam.criteria[at]?.name ?? ''
  const competence = COMPETENCES[at] ?? 1
  return texts.competence({ number: competence, name: RUBRIC_2025.competences[competence].name })
}

function Comment({ id, corrected }: { id: string; corrected: CorrectedSheet }) {
  return (
    <section aria-labelledby="comentario" className="sheet min-w-0 p-4 sm:p-6">
      <h2 id="comentario" className="text-xl">
        {texts.comment}
      </h2>
      <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{corrected.comment}</p>
      {corrected.voices.map(({ text }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a voice is its place in the list
        <TeacherVoice key={number} id={id} number={number} text={text} />
      ))}
    </section>
  )
}

type MarkedPartProps = { received: Received; corrected: CorrectedSheet }

function MarkedPart({
  received: { id, text, ofClass, photographCount },
  corrected: { marks },
}: MarkedPartProps) {
  const [selected, setSelected] = useState<number | null>(null)

  function handleSelect(at: number): void {
    setSelected(at)
    const row = document.getElementById(markId(at))
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }

  return (
    <div className="correction__layout">
      <section aria-labelledby="folha" className="min-w-0">
        <h2 id="folha" className="mb-3 text-2xl">
          {texts.sheet}
        </h2>
        <div className="grid gap-5">
          {text === '' ? null : (
            <ReceivedText text={text} marks={marks} selected={selected} onSelect={handleSelect} />
          )}
          {Array.from({ length: photographCount }, (_, number) => (
            <ReceivedPhotograph
              // biome-ignore lint/suspicious/noArrayIndexKey: a photograph is its place
              key={number}
              id={id}
              number={number}
              marks={marks}
              selected={selected}
              onSelect={handleSelect}
            />
          ))}
        </div>
        {marks.length > 0 ? <p className="no-print mt-2 text-sm text-ink-soft">{texts.marksHint}</p> : null}
      </section>
      <section aria-labelledby="marcas" className="correction__margin">
        <div className="teacher-card">
          <h2 id="marcas" className="text-xl">
            {texts.marks({ count: marks.length })}
          </h2>
          {marks.length === 0 ? (
            <p className="mt-2 text-ink-soft">{ofClass ? ofClassTexts.noMarks : texts.noMarks}</p>
          ) : (
            <ReceivedMarks text={text} marks={marks} selected={selected} />
          )}
        </div>
      </section>
    </div>
  )
}
