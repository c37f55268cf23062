/** What /cursos tells of courses that are still to come, one line each (product §10 Courses). Promises no date. */
import type { CourseAnnouncement } from '#domain/site/site-contents.ts'

export const COURSE_ANNOUNCEMENTS: readonly CourseAnnouncement[] = [
  { id: 'por-competencia', text: 'Um curso por competência, para atacar o que mais tira pontos.' },
  { id: 'oficinas', text: 'Oficinas de reescrita com textos comentados.' },
]
