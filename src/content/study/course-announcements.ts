/** What /cursos promises until the courses are there, one line each (product §2 Placeholders). Promises no date. */
import type { CourseAnnouncement } from '#domain/site/site-contents.ts'

export const COURSE_ANNOUNCEMENTS: readonly CourseAnnouncement[] = [
  { id: 'do-zero', text: 'Do zero à redação completa, em módulos que cabem na sua semana.' },
  { id: 'por-competencia', text: 'Um curso por competência, para atacar o que mais tira pontos.' },
  { id: 'oficinas', text: 'Oficinas de reescrita com textos comentados.' },
]
