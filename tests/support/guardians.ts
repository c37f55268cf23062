/** Minors and guardians with accounts, tied by a code as the pages do it. */
import { expect } from 'vitest'
import type { AccountAgeBand } from '#domain/account/age.ts'
import { aSignedUpStudent } from './accounts.ts'
import { type ApiCaller, asStudent } from './api-caller.ts'
import { proveEmail } from './shop.ts'
import type { TestApp } from './test-app.ts'

export type Someone = {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly call: ApiCaller
}

export function guardiansOf(app: TestApp) {
  const { db } = app.context

  async function aPerson(
    name: string | null,
    age_band: AccountAgeBand | null,
    isProven = true,
  ): Promise<Someone> {
    const student = await aSignedUpStudent(app, name === null ? {} : { data: { full_name: name } })
    if (name === null)
      await db.updateTable('profiles').set({ full_name: null }).where('id', '=', student.user.id).execute()
    await db.deleteFrom('age_declarations').where('user_id', '=', student.user.id).execute()
    if (age_band !== null)
      await db
        .insertInto('age_declarations')
        .values({ user_id: student.user.id, age_band, declared_at: new Date() })
        .execute()
    if (isProven) await proveEmail(app, student.user.email ?? '')
    const { access_token: token } = student.session
    return { id: student.user.id, email: student.user.email ?? '', token, call: asStudent(app, student) }
  }

  const aMinor = (name = 'Caio Nunes', band: AccountAgeBand = '13-15') => aPerson(name, band)
  const aGuardian = (name = 'Rosa Nunes') => aPerson(name, '18-plus')
  const codeOf = async (minor: Someone): Promise<string> =>
    (await minor.call('POST', 'guardians/code')).body.code
  const enter = (guardian: Someone, code: string) =>
    guardian.call('POST', 'guardians/ties', { code, isGuardian: true })
  const minorsOf = async (guardian: Someone) => (await guardian.call('GET', 'guardians/ties')).body.minors

  async function aTie(guardianOf = aGuardian(), minorOf = aMinor()) {
    const [guardian, minor] = [await guardianOf, await minorOf]
    expect((await enter(guardian, await codeOf(minor))).status).toBe(200)
    const tied = (await minorsOf(guardian)).at(-1)
    return { guardian, minor, id: tied.id as string }
  }

  return { aPerson, aMinor, aGuardian, codeOf, enter, minorsOf, aTie }
}
