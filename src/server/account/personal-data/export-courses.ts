/** What an export tells of courses: where the person is in each, the lessons done, every answer and certificate. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readCourses(tx: Tx, { userId }: Person): Promise<unknown> {
  const begun = await tx
    .selectFrom('course_students')
    .select(['course as curso', 'began_at as comecadoEm', 'lesson as ultimaAula', 'seen_at as vistoEm'])
    .where('user_id', '=', userId)
    .orderBy('course')
    .execute()
  const done = await tx
    .selectFrom('course_lessons_done')
    .select(['course as curso', 'lesson as aula', 'done_at as concluidaEm'])
    .where('user_id', '=', userId)
    .orderBy('done_at')
    .orderBy('lesson')
    .execute()
  const answers = await tx
    .selectFrom('course_answers')
    .select(['course as curso', 'lesson as aula', 'exercise as exercicio', 'text as resposta'])
    .select(['is_right as certa', 'tries as tentativas', 'answered_at as respondidaEm'])
    .where('user_id', '=', userId)
    .orderBy('answered_at')
    .orderBy('exercise')
    .execute()
  const certificates = await tx
    .selectFrom('course_certificates')
    .select(['code as codigo', 'course as curso', 'course_title as titulo', 'student_name as nome'])
    .select(['lessons as aulas', 'minutes as minutos', 'issued_at as emitidoEm'])
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute()
  const questions = await tx
    .selectFrom('lesson_questions')
    .select(['course as curso', 'lesson as aula', 'text as pergunta', 'may_show as podeAparecer'])
    .select(['created_at as perguntadaEm', 'answer as resposta', 'answered_at as respondidaEm'])
    .select('is_shown as aparece')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    ...{ cursos: begun, aulasConcluidas: done, respostas: answers, certificados: certificates },
    duvidas: questions,
  }
}
