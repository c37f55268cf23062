import { Download, Printer } from 'lucide-react'
import { href, Link, useNavigate } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { CSV_MARK, csvRow } from '#domain/shared/csv.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { ERRORS_SHOWN_FROM } from '#domain/writing/class-tasks/class-task-rules.ts'
import type { TaughtTask } from '#domain/writing/class-tasks/class-task-wire.ts'
import { classCorrectionTexts } from '#texts/writing/class-correction.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { AskedAct } from '#web/shared/asked/asked-act.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchTaughtTask, sendTask, sendTaskEnd } from './class-task-calls.ts'
import { LevelsTable } from './levels-table.tsx'
import { TaskForm } from './task-form.tsx'
import { whyClosed } from './why-closed.tsx'

const texts = classTasksTexts.task

/** /turmas/:id/tarefas/:task: who has handed in, the class at a glance, and what most have wrong. */
export function TaskPage({ classId, id }: { classId: string; id: string }) {
  const asked = useAsked(`class task ${id}`, (signal) => fetchTaughtTask(id, signal))
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
        {(task) => (
          <>
            <PageHead title={<span className="wrap-anywhere">{task.title}</span>} lead={leadOf(task)} />
            <div className="grid grid-cols-1 gap-8">
              {task.note ? (
                <p className="max-w-measure wrap-anywhere whitespace-pre-line">{task.note}</p>
              ) : null}
              <Levels task={task} />
              <Errors task={task} />
              <div className="grid gap-8 print:hidden">
                <Change key={JSON.stringify(task)} task={task} onChanged={() => void asked.reload()} />
                <End task={task} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function leadOf({ className, dueOn, students }: TaughtTask): string {
  const handed = students.filter((student) => student.handed).length
  return [
    className,
    classTasksTexts.until({ day: writeDay(dueOn) }),
    texts.handed({ handed, students: students.length }),
  ].join(' · ')
}

function Levels({ task }: { task: TaughtTask }) {
  return (
    <section aria-labelledby="niveis">
      <h2 id="niveis" className="text-xl">
        {texts.levels}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.levelsLead}</p>
      {task.students.length === 0 ? (
        <p className="text-ink-soft">{texts.noStudents}</p>
      ) : (
        <>
          <LevelsTable task={task} />
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <Button look="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} />
              {texts.print}
            </Button>
            <Button
              look="secondary"
              size="small"
              onClick={() => saveFile(texts.fileName, 'text/csv;charset=utf-8', csvOf(task))}
            >
              <Download aria-hidden="true" size={18} />
              {texts.download}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function csvOf({ students }: TaughtTask): string {
  const { csv } = texts
  const days = [texts.student, texts.day, csv.isLate, csv.isOnTheme]
  const head = [...days, 'C1', 'C2', 'C3', 'C4', 'C5', texts.total, classCorrectionTexts.csv]
  const rows = students.map(({ name, handed }) =>
    handed
      ? [
          ...[name, formatDay(handed.at), handed.isLate ? csv.yes : csv.no],
          ...[handed.isOnTheme ? csv.yes : csv.no, ...handed.levels, handed.total],
          handed.correction?.isReturned ? handed.correction.total : null,
        ]
      : [name, texts.notHanded],
  )
  return CSV_MARK + [head, ...rows].map(csvRow).join('')
}

function Errors({ task: { errors, students } }: { task: TaughtTask }) {
  const isFew = errors.length === 0 && students.filter(({ handed }) => handed).length < ERRORS_SHOWN_FROM
  return (
    <section aria-labelledby="desvios">
      <h2 id="desvios" className="mb-3 text-xl">
        {texts.errors.heading}
      </h2>
      {errors.length === 0 ? (
        <p className="max-w-measure text-ink-soft">{isFew ? texts.errors.few : texts.errors.none}</p>
      ) : (
        <ol className="sheet divide-y divide-rule">
          {errors.map(({ kind, sentence, ...counts }) => (
            <li key={kind} className="break-inside-avoid p-4 sm:px-5">
              <p>
                <span className="font-semibold">{markName(kind)}</span>, {texts.errors.of(counts)}
              </p>
              {sentence ? (
                <p className="mt-1 max-w-measure wrap-anywhere text-ink-soft">“{sentence}”</p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Change({ task, onChanged }: { task: TaughtTask; onChanged: () => void }) {
  const { id, title, themeId, note, dueOn } = task
  return (
    <section aria-labelledby="mudar" className="sheet p-5">
      <h2 id="mudar" className="mb-3 text-xl">
        {texts.change.heading}
      </h2>
      <TaskForm
        first={{ title, themeId, note, dueOn }}
        submit={texts.change.submit}
        done={texts.change.done}
        send={(body) => sendTask(id, body)}
        onDone={onChanged}
      />
    </section>
  )
}

function End({ task: { id, classId, title } }: { task: TaughtTask }) {
  const navigate = useNavigate()
  return (
    <section aria-labelledby="excluir" className="sheet p-5">
      <h2 id="excluir" className="text-xl">
        {texts.remove.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.remove.lead}</p>
      <AskedAct
        failure={classTasksTexts.failure}
        label={texts.remove.submit}
        title={texts.remove.title({ title })}
        lead={texts.remove.lead}
        confirm={texts.remove.confirm}
        done={texts.remove.done}
        send={() => sendTaskEnd(id)}
        onDone={() => void navigate(href('/turmas/:id', { id: classId }))}
      />
    </section>
  )
}
