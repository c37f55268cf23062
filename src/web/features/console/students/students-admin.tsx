import { useDeskPath } from '#web/features/console/frame/use-admin-path.ts'
import { StudentFilePage } from './student-file-page.tsx'
import { StudentListPage } from './student-list-page.tsx'

/** /painel/estudantes, and one account at /painel/estudantes/{id}. */
export function StudentsDesk() {
  const [id] = useDeskPath()
  return id === undefined ? <StudentListPage /> : <StudentFilePage key={id} id={id} />
}
