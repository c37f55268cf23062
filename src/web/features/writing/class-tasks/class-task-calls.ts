/** The calls of the tasks of classes. */
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const shapes = () => import('#domain/writing/class-tasks/class-task-wire.ts')
const pathOf = (task: string, rest = '') => `class-tasks/${encodeURIComponent(task)}${rest}`

export type TaskBody = { title: string; themeId: string | null; note: string; dueOn: string }

export function fetchTaughtTasks(classId: string, signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ taughtTasksSchema }) => taughtTasksSchema),
    `class-tasks/taught/${encodeURIComponent(classId)}`,
    { signal },
  )
}

export function fetchDevelopment(classId: string, signal?: AbortSignal) {
  return callChecked(
    import('#domain/writing/class-tasks/class-development-wire.ts').then(
      ({ classDevelopmentSchema }) => classDevelopmentSchema,
    ),
    `class-tasks/taught/${encodeURIComponent(classId)}/development`,
    { signal },
  )
}

export function fetchTaughtTask(task: string, signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ taughtTaskSchema }) => taughtTaskSchema),
    pathOf(task),
    { signal },
  )
}

export function fetchHanded(task: string, seat: string, signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ handedEssaySchema }) => handedEssaySchema),
    pathOf(task, `/handings/${encodeURIComponent(seat)}`),
    { signal },
  )
}

export function fetchOwnTasks(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ ownTasksSchema }) => ownTasksSchema),
    'class-tasks',
    { signal },
  )
}

export function sendNewTask(classId: string, body: TaskBody) {
  return callApi(`class-tasks/taught/${classId}`, { method: 'POST', body })
}

export function sendTask(task: string, body: TaskBody) {
  return callApi(pathOf(task), { method: 'PUT', body })
}

export function sendTaskEnd(task: string) {
  return callApi(pathOf(task), { method: 'DELETE' })
}

export function sendHanding(task: string, essayId: string) {
  return callApi(pathOf(task, '/handing'), { method: 'PUT', body: { essayId } })
}

export function sendTakingBack(task: string) {
  return callApi(pathOf(task, '/handing'), { method: 'DELETE' })
}
