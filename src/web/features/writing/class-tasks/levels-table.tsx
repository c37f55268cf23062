import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { TaughtTask } from '#domain/writing/class-tasks/class-task-wire.ts'
import { classCorrectionTexts } from '#texts/writing/class-correction.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'

const texts = classTasksTexts.task
const correctionTexts = classCorrectionTexts.table
const COMPETENCES = ['C1', 'C2', 'C3', 'C4', 'C5'] as const

type Handed = NonNullable<TaughtTask['students'][number]['handed']>

/** Each student's levels, in points, darker where they are higher; each cell says its number. */
export function LevelsTable({ task: { id, classId, students } }: { task: TaughtTask }) {
  const handed = students.flatMap((student) => (student.handed ? [student.handed] : []))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={texts.table} tabIndex={0} className="overflow-x-auto">
      <table className="class-levels">
        <thead>
          <tr>
            <th scope="col">{texts.student}</th>
            {COMPETENCES.map((competence) => (
              <th key={competence} scope="col">
                {competence}
              </th>
            ))}
            <th scope="col">{texts.total}</th>
            <th scope="col">{texts.day}</th>
            <th scope="col" className="print:hidden">
              {correctionTexts.column}
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ seat, name: told, handed }) => {
            const name = told || texts.unnamed
            return (
              <tr key={seat}>
                <th scope="row">
                  {handed ? (
                    <Link
                      to={href('/turmas/:id/tarefas/:task/:seat', { id: classId, task: id, seat })}
                      aria-label={texts.readOf({ name })}
                      className="text-link"
                    >
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                {handed ? (
                  <>
                    <HandedCells handed={handed} />
                    <td className="print:hidden">
                      <OwnCorrection handed={handed} name={name} to={{ id: classId, task: id, seat }} />
                    </td>
                  </>
                ) : (
                  <td colSpan={8} className="text-ink-soft">
                    {texts.notHanded}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
        {handed.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{texts.mean}</th>
              {COMPETENCES.map((competence, index) => (
                <td key={competence}>{Math.round(mean(handed.map(({ levels }) => levels[index] ?? 0)))}</td>
              ))}
              <td>{Math.round(mean(handed.map(({ total }) => total)))}</td>
              <td />
              <td className="print:hidden" />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

type OwnCorrectionProps = {
  handed: Handed
  name: string
  to: { id: string; task: string; seat: string }
}

/** What the teacher has written herself, and the way to her desk. */
function OwnCorrection({ handed: { correction }, name, to }: OwnCorrectionProps) {
  if (correction?.isReturned && correction.isOfThisVersion) return correctionTexts.returned(correction)
  const act =
    correction === null
      ? correctionTexts.begin
      : correction.isReturned
        ? correctionTexts.again
        : correctionTexts.goOn
  return (
    <Link
      to={href('/turmas/:id/tarefas/:task/:seat/corrigir', to)}
      aria-label={correctionTexts.of({ act, name })}
      className="text-link inline-block py-1"
    >
      {act}
    </Link>
  )
}

function HandedCells({ handed: { levels, total, at, isLate, isOnTheme } }: { handed: Handed }) {
  return (
    <>
      {COMPETENCES.map((competence, index) => (
        <td key={competence} data-level={levels[index]}>
          {levels[index]}
        </td>
      ))}
      <td>{total}</td>
      <td>
        {formatDay(at)}
        {isLate ? `, ${classTasksTexts.late}` : ''}
        {isOnTheme ? '' : `, ${classTasksTexts.otherTheme}`}
      </td>
    </>
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
