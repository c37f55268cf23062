import { href, Link } from 'react-router'
import { writeDay } from '#domain/study/exam-date.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchTaughtTasks, sendNewTask } from './class-task-calls.ts'
import { TaskForm } from './task-form.tsx'

const texts = classTasksTexts.taught
const NOTHING = { title: '', themeId: null, note: '', dueOn: '' }

/** In the teacher's class: its tasks with who has handed in, and a new one. */
export function TaughtTasks({ classId }: { classId: string }) {
  const asked = useAsked(`tasks of ${classId}`, (signal) => fetchTaughtTasks(classId, signal))
  return (
    <section aria-labelledby="tarefas">
      <h2 id="tarefas" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.lead}</p>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ tasks, students }) =>
          tasks.length === 0 ? (
            <p className="text-ink-soft">{texts.empty}</p>
          ) : (
            <>
              <ul className="sheet divide-y divide-rule">
                {tasks.map(({ id, title, dueOn, handed, mean }) => (
                  <li key={id} className="p-4 sm:px-5">
                    <Link
                      to={href('/turmas/:id/tarefas/:task', { id: classId, task: id })}
                      className="text-link font-semibold wrap-anywhere"
                    >
                      {title}
                    </Link>
                    <p className="text-sm text-ink-soft">
                      {[
                        classTasksTexts.until({ day: writeDay(dueOn) }),
                        texts.handed({ handed, students }),
                        ...(mean === null ? [] : [texts.mean({ mean })]),
                      ].join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
              {tasks.some((task) => task.handed > 0) ? (
                <Link
                  to={href('/turmas/:id/desenvolvimento', { id: classId })}
                  className="text-link mt-2 inline-block py-1"
                >
                  {texts.development}
                </Link>
              ) : null}
            </>
          )
        }
      </Loaded>
      <div className="sheet mt-4 p-5">
        <h3 className="mb-3 text-lg">{texts.make.heading}</h3>
        <TaskForm
          first={NOTHING}
          submit={texts.make.submit}
          done={texts.make.done}
          send={(body) => sendNewTask(classId, body)}
          onDone={() => void asked.reload()}
        />
      </div>
    </section>
  )
}
