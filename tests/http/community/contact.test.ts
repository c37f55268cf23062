/** Messages by the page Contato and the requests of `Me avise!` (product §2 "Also linked", Placeholders; Decreto 7.962/2013). */
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { interestTexts } from '#texts/shop/interest.ts'

const now = new Date('2026-11-21T12:00:00Z')
const app = await startTestApp({ SHOP_EMAIL: 'Loja@Exemplo.com' }, { now: () => now })
afterAll(() => app[Symbol.asyncDispose]())

const message = {
  name: 'Ana',
  email: 'ana@exemplo.com',
  topic: 'compra',
  message: 'Não recebi o material.\r\nPode ver?',
}
const request = { topic: 'cursos', email: 'ana@exemplo.com', consentText: interestTexts.consent }

async function post(to: TestApp, path: string, body: unknown, headers: Record<string, string> = {}) {
  const isForm = body instanceof URLSearchParams
  const response = await fetch(`${to.url}/api/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
    body: isForm ? body.toString() : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  return { status: response.status, location: response.headers.get('location'), body: json }
}

async function mailsTo(recipient: string) {
  return app.context.db
    .selectFrom('outgoing_mails')
    .select(['kind', 'facts'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute()
}

test('a message is kept, numbered and receipted at once; the shop gets it whole', async () => {
  const email = 'bia@exemplo.com'
  const { status, body } = await post(app, 'contact-messages', { ...message, email: ' Bia@Exemplo.com ' })
  expect(status).toBe(201)
  expect(body.protocol).toMatch(/^2026-\d{6}$/)
  const rows = await app.context.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('email', '=', email)
    .execute()
  expect(rows).toMatchObject([
    {
      name: 'Ana',
      topic: 'compra',
      message: 'Não recebi o material.\nPode ver?',
      answered_at: null,
      created_at: now,
    },
  ])
  const facts = { protocol: body.protocol, topic: 'Compra ou download' }
  expect(await mailsTo(email)).toEqual([{ kind: 'contact-received', facts }])
  expect(await mailsTo('loja@exemplo.com')).toContainEqual({
    kind: 'contact-message',
    facts: { ...facts, name: 'Ana', email, message: 'Não recebi o material.\nPode ver?' },
  })
})

test('each message has a number of its own, also of many at once', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => post(app, 'contact-messages', message)))
  expect(new Set(sent.map(({ body }) => body.protocol)).size).toBe(6)
})

test('without script the form comes back to the page with the number', async () => {
  const { status, location } = await post(
    app,
    'contact-messages',
    new URLSearchParams({ ...message, website: '' }),
    { origin: new URL(app.url).origin },
  )
  expect(status).toBe(303)
  expect(location).toMatch(/^\/contato\?protocolo=2026-\d{6}#formulario$/)
})

test('without script a message that cannot be sent comes back with the reason', async () => {
  const sent = await post(app, 'contact-messages', new URLSearchParams({ ...message, email: 'ana' }))
  expect([sent.status, sent.location]).toEqual([303, '/contato?erro=invalid_input#formulario'])
})

test('a form of another site is refused', async () => {
  const sent = await post(app, 'contact-messages', new URLSearchParams(message), {
    origin: 'https://outro.example',
  })
  expect([sent.status, sent.body.code]).toEqual([403, 'foreign_origin'])
})

test('who fills in the hidden field is refused, and nothing is kept', async () => {
  const sent = await post(app, 'contact-messages', {
    ...message,
    email: 'robo@exemplo.com',
    website: 'https://x.example',
  })
  expect([sent.status, sent.body.code]).toEqual([422, 'looks_automatic'])
  expect(await mailsTo('robo@exemplo.com')).toEqual([])
})

test.each([
  ['{', 'bad_json'],
  [{}, 'invalid_input'],
  [{ ...message, name: ' ' }, 'invalid_input'],
  [{ ...message, email: 'ana' }, 'invalid_input'],
  [{ ...message, topic: 'elogio' }, 'invalid_input'],
  [{ ...message, message: 'oi' }, 'invalid_input'],
  [{ ...message, message: 'a'.repeat(4001) }, 'invalid_input'],
  [{ ...message, message: 'a\0 abcdefghij' }, 'bad_json'],
  [{ ...message, name: 7 }, 'invalid_input'],
  [{ ...message, isUrgent: true }, 'invalid_input'],
])('%j is refused', async (sent, code) => {
  const { status, body } = await post(app, 'contact-messages', sent)
  expect([status, body.code]).toEqual([400, code])
})

test('what is wrong is told by field', async () => {
  const { body } = await post(app, 'contact-messages', { ...message, email: 'ana', message: 'oi' })
  expect(body.fields).toEqual({ email: 'invalid', message: 'too-short' })
})

test('one address is written to five times an hour, not six', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  for (let count = 0; count < 5; count++) {
    expect((await post(limited, 'contact-messages', message)).status).toBe(201)
  }
  expect((await post(limited, 'contact-messages', message)).status).toBe(429)
  const form = await post(limited, 'contact-messages', new URLSearchParams(message))
  expect(form.location).toBe('/contato?erro=over_request_rate_limit#formulario')
})

test('a request is kept once for each topic and address, with the words of the consent', async () => {
  const email = 'desejo@exemplo.com'
  for (const topic of ['cursos', 'cursos', 'redacoes-nota-maxima']) {
    expect((await post(app, 'interests', { ...request, topic, email })).status).toBe(200)
  }
  const rows = await app.context.db
    .selectFrom('product_interests')
    .select(['topic', 'consent_text'])
    .where('email', '=', email)
    .orderBy('topic')
    .execute()
  expect(rows).toEqual([
    { topic: 'cursos', consent_text: interestTexts.consent },
    { topic: 'redacoes-nota-maxima', consent_text: interestTexts.consent },
  ])
})

test.each([
  ['{', 'bad_json'],
  [{ ...request, topic: 'x' }, 'invalid_input'],
  [{ ...request, email: 'ana' }, 'invalid_input'],
  [{ ...request, consentText: 'sim' }, 'invalid_input'],
  [{ topic: request.topic, email: request.email }, 'invalid_input'],
])('the request %j is refused', async (sent, code) => {
  const { status, body } = await post(app, 'interests', sent)
  expect([status, body.code]).toEqual([400, code])
})

test('while the feature is off no request is kept', async () => {
  await using closed = await startTestApp({ FEATURES_OFF: 'productInterest' })
  const { status, body } = await post(closed, 'interests', request)
  expect([status, body.code]).toEqual([404, 'feature_off'])
  expect(await closed.context.db.selectFrom('product_interests').selectAll().execute()).toEqual([])
})
