/** Whose name others read, and whose words reports cannot hide (product §10 Community and moderation). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aVisitor, aWriter, callApi, history, messageOf, write } from '#tests/support/chat.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
const { pool } = app.context
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['Moderação Oficial', 'Estudante'],
  ['Mоdеrаdоr', 'Estudante'],
  ['Seu B4baca', 'Estudante'],
  ['\u3164\u3164', 'Estudante'],
  ['Ana Lia Pessoa', 'Ana P.'],
])('who is called %j writes in the chat as %s', async (fullName, shown) => {
  const { token, user } = await aWriter(app)
  // From before such names were refused.
  await pool.query('update profiles set full_name = $1 where id = $2', [fullName, user.id])
  expect(messageOf(await write(app, {}, { token })).sender).toBe(shown)
})

test.each(['Moderação', 'Equipe Domine', '\u3164\u3164', 'Suрorte'])(
  'nobody signs on the wall as %j',
  async (author) => {
    const body = { id: randomUUID(), rating: 5, author, comment: 'Gostei.' }
    const { cookie } = await aVisitor(app)
    expect(await callApi(app, 'POST', 'feedbacks', { cookie, body })).toMatchObject({
      status: 422,
      body: { code: 'name_refused' },
    })
  },
)

test('three accounts that cost nothing do not hide what the owner announces; its case waits, and others’ texts hide', async () => {
  const owner = await aWriter(app, { fullName: 'Rita Souza' })
  await pool.query(`update users set app_metadata = '{"role": "owner"}' where id = $1`, [owner.user.id])
  const announced = messageOf(await write(app, { text: 'Amanhã tem aula ao vivo.' }, { token: owner.token }))
  const { message } = await aVisitor(app)
  for (let count = 0; count < 4; count += 1) {
    const { user, token } = await aWriter(app)
    await pool.query('update users set email_verified_at = now() where id = $1', [user.id])
    for (const { id } of [announced, message]) {
      const body = { kind: 'chat_message', id, reason: 'spam' }
      expect((await callApi(app, 'POST', 'reports', { token, body })).status).toBe(202)
    }
  }
  const states = new Map((await history(app)).map(({ id, state }) => [id, state]))
  expect([states.get(announced.id), states.get(message.id)]).toEqual(['shown', 'hidden'])
  const { body } = await callApi(app, 'GET', 'moderation/cases', { token: owner.token })
  expect(
    (body['cases'] as { id: string; status: string }[]).find(({ id }) => id === announced.id),
  ).toMatchObject({
    status: 'open',
    reportCount: 4,
  })
})
