import { COMPETENCES } from '#corrector/kinds.ts'
import { numberText } from '#domain/shared/number-text.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { peerGradingTexts } from '#texts/writing/peer-grading.ts'
import { peerResultTexts as texts } from '#texts/writing/peer-result.ts'

export type GradeColumn = {
  readonly name: string
  readonly levels: readonly number[]
  readonly isMain?: boolean
}

/** Grades side by side, a row for each competence and one for the total. */
export function GradeTable({ columns, label }: { columns: readonly GradeColumn[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="progress-table grade-table">
        <thead>
          <tr>
            <th scope="col">{texts.competence}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPETENCES.map((competence) => (
            <tr key={competence}>
              <th scope="row">
                {competence}. {competenceTexts.shortNames[competence - 1]}
              </th>
              {columns.map(({ name, levels, isMain }) => (
                <td key={name} className={isMain ? 'font-semibold' : undefined}>
                  {numberText(levels[competence - 1] ?? 0, { most: 1 })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{peerGradingTexts.total}</th>
            {columns.map(({ name, levels }) => (
              <td key={name}>
                {numberText(
                  levels.reduce((sum, level) => sum + level, 0),
                  { most: 1 },
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
