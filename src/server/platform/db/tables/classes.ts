/** Tables of the classes: who may teach, her classes, and their students. */
import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

export type TeacherGrantsTable = { user_id: string; granted_by: string | null; granted_at: Moment }

export type ClassesTable = {
  id: Generated<string>
  teacher_id: string
  name: string
  school_year: number
  code: string
  created_at: Moment
}

export type ClassMembersTable = {
  id: Generated<string>
  class_id: string
  user_id: string
  joined_at: Moment
}

export type ClassTasksTable = {
  id: Generated<string>
  class_id: string
  title: string
  note: string
  /** Of the bank; null for a title of the teacher's own. */
  theme_id: string | null
  /** YYYY-MM-DD in Brasília. */
  due_on: string
  created_at: Moment
}

export type ClassHandingsTable = {
  task_id: string
  member_id: string
  essay_id: string
  number: number
  handed_at: Moment
}

/** Ends of licences that were told by mail. */
export type LicenceEndNoticesTable = { purchase_id: string; told_at: Moment }
export type ClassCorrectionsTable = {
  correction_id: string
  task_id: string
  member_id: string
  essay_id: string
  number: number
}

export type ClassTables = {
  teacher_grants: TeacherGrantsTable
  classes: ClassesTable
  class_members: ClassMembersTable
  class_tasks: ClassTasksTable
  class_handings: ClassHandingsTable
  licence_end_notices: LicenceEndNoticesTable
  class_corrections: ClassCorrectionsTable
}
