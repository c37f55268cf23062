/** People of a class: a person with a name and an age, and a teacher whom the owner lets have classes. */
import { aSignedUpStudent } from './accounts.ts'
import { type ApiCaller, asStudent } from './api-caller.ts'
import type { TestApp } from './test-app.ts'

export async function aPerson(app: TestApp, name: string, age_band = '18-plus') {
  const student = await aSignedUpStudent(app, { data: { full_name: name } })
  await app.context.db
    .insertInto('age_declarations')
    .values({ user_id: student.user.id, age_band: age_band as '18-plus', declared_at: new Date() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ age_band: age_band as '18-plus' }))
    .execute()
  const { user, session, email } = student
  return { id: user.id, email, token: session.access_token, call: asStudent(app, student) }
}

export async function aTeacher(app: TestApp, owner: ApiCaller) {
  const teacher = await aPerson(app, 'Dalva Prado')
  const { status } = await owner('PUT', `console/students/${teacher.id}/teacher`)
  if (status !== 204) throw new Error(`the owner was refused: ${status}`)
  return teacher
}
