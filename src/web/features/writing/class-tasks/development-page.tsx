import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { CSV_MARK, csvRow } from '#domain/shared/csv.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import type { ClassDevelopment } from '#domain/writing/class-tasks/class-development-wire.ts'
import { classDevelopmentTexts as texts } from '#texts/writing/class-development.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { LevelChart } from '../essay-history/level-chart.tsx'
import { fetchDevelopment } from './class-task-calls.ts'
import { whyClosed } from './why-closed.tsx'

const NUMBERS = [1, 2, 3, 4, 5]
const COMPETENCES = NUMBERS.map((number) => `C${number}`)

type Tasks = ClassDevelopment['tasks']
type Students = ClassDevelopment['students']
type Grade = Tasks[number]['mean']

/** /turmas/:id/desenvolvimento: how a class's levels change from task to task, and each student's from first to last. */
export function DevelopmentPage({ classId }: { classId: string }) {
  const asked = useAsked(`class development ${classId}`, (signal) => fetchDevelopment(classId, signal))
  return (
    <Page>
      <p className="mb-3 print:hidden">
        <Link to={href('/turmas/:id', { id: classId })} className="text-link inline-block py-1">
          {texts.back}
        </Link>
      </p>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) => whyClosed(code, texts)}
      >
        {({ className, tasks, students }) => (
          <>
            <PageHead
              title={texts.pageTitle}
              lead={<span className="wrap-anywhere">{[className, texts.lead].join(' · ')}</span>}
            />
            {tasks.length === 0 ? (
              <p className="max-w-measure text-ink-soft">{texts.empty}</p>
            ) : (
              <div className="grid grid-cols-1 gap-8">
                <Charts tasks={tasks} />
                <TaskTable classId={classId} tasks={tasks} />
                <StudentTable students={students} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Charts({ tasks }: { tasks: Tasks }) {
  return (
    <section aria-labelledby="graficos">
      <h2 id="graficos" className="text-xl">
        {texts.charts.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.charts.lead}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {NUMBERS.map((number) => (
          <li key={number} className="rounded-sheet border border-line bg-sheet p-3">
            <LevelChart
              number={number}
              label={texts.charts.label}
              levels={tasks.map(({ mean }) => ({ level: mean.levels[number - 1] ?? 0, isTeacher: false }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TaskTable({ classId, tasks }: { classId: string; tasks: Tasks }) {
  const words = texts.tasks

  function handleDownload(): void {
    const head = [words.task, words.dueOn, words.handed, ...COMPETENCES, words.total]
    const rows = tasks.map(({ title, dueOn, handed, mean }) => [
      ...[title, dueOn, handed],
      ...[...mean.levels, mean.total],
    ])
    saveFile(words.fileName, 'text/csv;charset=utf-8', CSV_MARK + [head, ...rows].map(csvRow).join(''))
  }

  return (
    <section aria-labelledby="por-tarefa">
      <h2 id="por-tarefa" className="mb-3 text-xl">
        {words.heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={words.table} tabIndex={0} className="overflow-x-auto">
        <table className="class-levels">
          <thead>
            <tr>
              <th scope="col">{words.task}</th>
              <th scope="col">{words.dueOn}</th>
              <th scope="col">{words.handed}</th>
              <Competences />
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ id, title, dueOn, handed, mean }) => (
              <tr key={id}>
                <th scope="row" className="min-w-48">
                  <Link
                    to={href('/turmas/:id/tarefas/:task', { id: classId, task: id })}
                    className="text-link wrap-anywhere"
                  >
                    {title}
                  </Link>
                </th>
                <td className="whitespace-nowrap">{writeDay(dueOn)}</td>
                <td>{handed}</td>
                {NUMBERS.map((number) => (
                  // The tint goes by whole levels: a mean takes the nearest below it.
                  <td key={number} data-level={tintOf(mean.levels[number - 1] ?? 0)}>
                    {mean.levels[number - 1]}
                  </td>
                ))}
                <td className="font-semibold">{mean.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <DownloadButton label={words.download} onClick={handleDownload} />
    </section>
  )
}

function tintOf(level: number): number {
  return Math.floor(level / 40) * 40
}

function StudentTable({ students }: { students: Students }) {
  const words = texts.students

  function handleDownload(): void {
    const { csv } = words
    const of = [...COMPETENCES, words.total]
    const head = [
      ...[words.student, words.handed],
      ...of.flatMap((one) => [csv.first({ of: one }), csv.last({ of: one })]),
    ]
    const rows = students.map(({ name, handed, first, last }) => [
      ...[name, handed],
      ...(first && last ? pairsOf(first, last).flatMap(({ from, to }) => [from, to]) : []),
    ])
    saveFile(words.fileName, 'text/csv;charset=utf-8', CSV_MARK + [head, ...rows].map(csvRow).join(''))
  }

  return (
    <section aria-labelledby="por-estudante">
      <h2 id="por-estudante" className="text-xl">
        {words.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{words.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={words.table} tabIndex={0} className="overflow-x-auto">
        <table className="class-levels">
          <thead>
            <tr>
              <th scope="col">{words.student}</th>
              <th scope="col">{words.handed}</th>
              <Competences />
              <th scope="col">{words.total}</th>
              <th scope="col">{words.change}</th>
            </tr>
          </thead>
          <tbody>
            {students.map(({ seat, name, handed, first, last }) => (
              <tr key={seat}>
                <th scope="row">{name || words.unnamed}</th>
                <td>{handed}</td>
                {first && last ? (
                  <FirstToLast first={first} last={last} isOne={handed === 1} />
                ) : (
                  <td colSpan={7} className="text-ink-soft">
                    {words.none}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <DownloadButton label={words.download} onClick={handleDownload} />
    </section>
  )
}

type FirstToLastProps = { first: Grade; last: Grade; isOne: boolean }

function FirstToLast({ first, last, isOne }: FirstToLastProps) {
  const words = texts.students
  return (
    <>
      {pairsOf(first, last).map(({ of, from, to }) => (
        <td key={of} className="whitespace-nowrap">
          {isOne ? (
            words.only({ value: to })
          ) : (
            <>
              <span aria-hidden="true">{words.fromTo({ from, to })}</span>
              <span className="sr-only">{words.spoken({ from, to })}</span>
            </>
          )}
        </td>
      ))}
      <td>{isOne ? null : words.difference({ from: first.total, to: last.total })}</td>
    </>
  )
}

/** Each competence, then the total. */
function pairsOf(first: Grade, last: Grade): { of: string; from: number; to: number }[] {
  return [
    ...COMPETENCES.map((of, at) => ({ of, from: first.levels[at] ?? 0, to: last.levels[at] ?? 0 })),
    { of: texts.students.total, from: first.total, to: last.total },
  ]
}

function Competences() {
  return COMPETENCES.map((competence) => (
    <th key={competence} scope="col">
      {competence}
    </th>
  ))
}

function DownloadButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="secondary" size="small" className="mt-4 print:hidden" onClick={onClick}>
      <Download aria-hidden="true" size={18} />
      {label}
    </Button>
  )
}
