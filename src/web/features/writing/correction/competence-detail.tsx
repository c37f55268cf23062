import { memo, useId } from 'react'
import type { Correction } from '#corrector/correction.ts'
import type { Competence } from '#corrector/kinds.ts'
import { explain, inWholePoints, keyOf, type WholeRow } from '#corrector/shown/explanation.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { wholePoints } from '#texts/writing/points.ts'
import { ExerciseList } from './exercise-list.tsx'
import { nameOfSource } from './row-words.ts'

const texts = correctionTexts.detail
const LEVEL_STEP = 40

type CompetenceDetailProps = { correction: Correction; competence: Competence; themeId: string | null }

/** One competence: what its level means, the sum that leads to it, the next level, and where to practise. */
export const CompetenceDetail = memo(function CompetenceDetail({
  correction,
  competence,
  themeId,
}: CompetenceDetailProps) {
  const id = useId()
  const own = correction.competences[competence - 1]
  if (!own) return null
  return (
    <section aria-labelledby={id} className="teacher-card">
      <h2 id={id} className="text-xl">
        {competenceTexts.competence({ number: competence })}: {own.level}
      </h2>
      <p className="font-semibold text-ink-soft">{own.name}</p>
      <h3 className="mt-4 text-base">{texts.descriptor}</h3>
      <p className="mt-1 leading-snug">{own.descriptor}</p>
      {own.nextDescriptor === null ? (
        <p className="mt-3 leading-snug">{texts.top}</p>
      ) : (
        <>
          <h3 className="mt-4 text-base">{texts.next({ level: own.level + LEVEL_STEP })}</h3>
          <p className="mt-1 leading-snug">{own.nextDescriptor}</p>
        </>
      )}
      {own.caps.map(({ id, why, source }) => (
        <p key={id} className="mt-3 border-l-[3px] border-red pl-3 text-[0.9375rem] leading-snug">
          {why} <span className="text-ink-soft">({source})</span>
        </p>
      ))}
      <details className="sum-table mt-4">
        <summary className="text-link py-1">{texts.sum({ level: own.level })}</summary>
        <SumTable rows={inWholePoints(explain(correction, competence))} level={own.level} />
      </details>
      <h3 className="mt-4 text-base">{texts.exercises}</h3>
      <ExerciseList correction={correction} competence={competence} themeId={themeId} />
    </section>
  )
})

/** Each line a sentence with its points; together they are the level. */
function SumTable({ rows, level }: { rows: readonly WholeRow[]; level: number }) {
  return (
    <table className="mt-2 w-full text-[0.9375rem] tabular-nums">
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.columnWhat}</th>
          <th scope="col">{texts.columnPoints}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, points, why }) => (
          <tr key={keyOf(source)}>
            <th scope="row">
              {nameOfSource(source)}
              {source.of === 'marks' && source.count > 1 ? (
                <span className="font-normal text-ink-soft"> {texts.times({ count: source.count })}</span>
              ) : null}
              {why === null || source.of === 'marks' ? null : (
                <span className="block font-normal text-ink-soft">{why}</span>
              )}
            </th>
            <td className={points < 0 ? 'text-red' : undefined}>
              {source.of === 'base' ? points : wholePoints(points)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.result}</th>
          <td>{level}</td>
        </tr>
      </tfoot>
    </table>
  )
}
