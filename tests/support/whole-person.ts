/** A student who has left a trace in every table that keeps something about a person (src/server/account/personal-data/data-inventory.ts). */
import { randomUUID } from 'node:crypto'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { cartReminderTexts } from '#texts/shop/cart-reminder.ts'
import { interestTexts } from '#texts/shop/interest.ts'
import { aSignedUpStudent, PASSWORD, type SignedUpStudent } from './accounts.ts'
import { aProduct } from './factories.ts'
import { aJpeg } from './pictures.ts'
import { aMaterial, anOpenOrder, decide, proveEmail } from './shop.ts'
import type { TestApp } from './test-app.ts'
import { aDayOfPractice, anEssayRow } from './whole-person-writing.ts'

export type WholePerson = SignedUpStudent & {
  token: string
  orderId: string
  variantId: string
  productId: string
  /** Words that can be nobody else's: wherever one of them stands, something of this person is left. */
  marks: { name: string; email: string; phone: string; city: string; letter: string; review: string }
}

/** @param request.isProven false leaves the address a claim */
export async function aWholePerson(app: TestApp, request: { isProven?: boolean } = {}): Promise<WholePerson> {
  const code = randomUUID().slice(0, 8)
  const marks = {
    name: `Zuleica Quaresma-${code}`,
    email: `zuleica.${code}@exemplo.com.br`,
    phone: `(81) 9${String(Number.parseInt(code, 16) % 10_000).padStart(4, '0')}-4711`,
    city: `Quixeramobim-${code}`,
    letter: `carta particular ${code}`,
    // Written for everybody to read.
    review: `apostila bem explicada ${code}`,
  }
  const student = await aSignedUpStudent(app, {
    email: marks.email,
    data: {
      full_name: marks.name,
      city: marks.city,
      state: 'CE',
      phone: marks.phone,
      age_band: '18-plus',
      terms_version: DOCUMENT_VERSIONS.terms,
      privacy_version: DOCUMENT_VERSIONS.privacy,
    },
  })
  const token = student.session.access_token
  if (request.isProven ?? true) await proveEmail(app, marks.email)
  const { id, variantIds } = await aProduct(app.context.db, { grants: ['premium'] })
  await aMaterial(app, variantIds[0])
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], { token })
  await decide(app, order, 'pix-approve', { email: marks.email, name: marks.name })

  await call(app, 'PUT', 'study-plan', token, {
    form: {
      hours: 4,
      days: 180,
      course: marks.letter,
      university: '',
      ratings: { linguagens: 5, humanas: 5, natureza: 5, matematica: 5, redacao: 5 },
    },
    madeOn: '2026-11-21',
  })
  await call(app, 'POST', 'contact-messages', null, {
    name: marks.name,
    email: marks.email,
    topic: 'compra',
    message: marks.letter,
  })
  await call(app, 'POST', 'interests', null, {
    topic: 'cursos',
    email: marks.email,
    consentText: interestTexts.consent,
  })
  await call(app, 'POST', 'cart-reminders', null, {
    email: marks.email,
    items: [{ variant_id: variantIds[0], quantity: 1 }],
    consentText: cartReminderTexts.consent,
  })
  await app.context.db
    .insertInto('mail_lists')
    .values({ email: marks.email, list: 'avisos', used_at: new Date() })
    .execute()
  await app.context.db
    .insertInto('refused_addresses')
    .values({ email: marks.email, reason: '550 no such user', refused_at: new Date() })
    .execute()
  await app.context.db
    .insertInto('earned_badges')
    .values({ user_id: student.user.id, badge_id: 'primeiros-passos', earned_at: new Date() })
    .execute()
  await app.context.db
    .insertInto('product_reviews')
    .values({
      ...{ product_id: id, user_id: student.user.id, author_key: code, rating: 5 },
      ...{ text: marks.review, created_at: new Date() },
    })
    .execute()
  const picture = await student.client.storage
    .from('avatars')
    .upload(`${student.user.id}-1.jpg`, await aJpeg(80, 80), { contentType: 'image/jpeg' })
  if (picture.error) throw new Error('the upload of a test failed', { cause: picture.error })
  const ownCode = code.replaceAll(/[01]/g, '2')
  const essayId = await anEssayRow(app, student.user.id, marks.letter)
  await app.context.db
    .insertInto('activity_counts')
    .values({ user_id: student.user.id, activity: 'essay', count: 3 })
    .execute()
  await aDayOfPractice(app, student.user.id)
  await app.context.db
    .insertInto('referral_codes')
    .values({ user_id: student.user.id, code: ownCode })
    .execute()
  await aBrowserToBeTold(app, student.user.id)
  await aSubscription(app, student.user.id)
  await aClassMadeAndJoined(app, { userId: student.user.id, essayId, code })
  await aGuardianTied(app, { userId: student.user.id, essayId, code })
  await aPartnership(app, { userId: student.user.id, orderId: order.orderId, code, ...marks })
  return { ...student, token, orderId: order.orderId, variantId: variantIds[0], productId: id, marks }
}

/** As who teaches and as who studies; the rows do not ask whether both may be one. */
async function aClassMadeAndJoined(
  app: TestApp,
  { userId, essayId, code }: { userId: string; essayId: string; code: string },
): Promise<void> {
  const { db } = app.context
  const at = new Date()
  await db
    .insertInto('teacher_grants')
    .values({ user_id: userId, granted_by: null, granted_at: at })
    .execute()
  const made = await db
    .insertInto('classes')
    .values({ ...{ teacher_id: userId, name: '3º ano B', school_year: 2026 }, code, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seat = await db
    .insertInto('class_members')
    .values({ class_id: made.id, user_id: userId, joined_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const task = await db
    .insertInto('class_tasks')
    .values({
      class_id: made.id,
      title: 'Uma tarefa',
      theme_id: null,
      note: '',
      due_on: '2026-11-30',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('class_handings')
    .values({ task_id: task.id, member_id: seat.id, essay_id: essayId, number: 1, handed_at: at })
    .execute()
  const correction = randomUUID()
  await db
    .insertInto('teacher_corrections')
    .values({
      ...{ id: correction, account_id: userId, reader_id: userId, essay_id: essayId, version_number: 1 },
      ...{ theme: 'Um tema', body: 'Um texto.', state: 'class-corrected', promised_on: '2026-11-30' },
      ...{ sent_at: at, corrected_at: at, comment: 'Bom texto.' },
    })
    .execute()
  await db
    .insertInto('class_corrections')
    .values({ correction_id: correction, task_id: task.id, member_id: seat.id, essay_id: essayId, number: 1 })
    .execute()
}

/** As a guardian and as who has one: an account is either, and both kinds of row are of a person. */
async function aGuardianTied(
  app: TestApp,
  { userId, essayId, code }: { userId: string; essayId: string; code: string },
): Promise<void> {
  const { db } = app.context
  const at = new Date()
  const { user: minor } = await aSignedUpStudent(app)
  await db
    .insertInto('guardian_codes')
    .values({ code: `g${code}`, minor_id: userId, made_at: at, expires_at: at, used_at: at })
    .execute()
  await db
    .insertInto('purchase_requests')
    .values({
      ...{ minor_id: userId, plan: 'monthly', lines: '[]', coupon_code: null, total_amount: 1_800 },
      ...{ currency_code: 'brl', state: 'asked', asked_at: at, expires_at: at },
    })
    .execute()
  const tie = await db
    .insertInto('guardian_links')
    .values({ minor_id: userId, guardian_id: minor.id, declaration: '2026-11-23', tied_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('guardian_essays')
    .values({ link_id: tie.id, essay_id: essayId, number: 1, shown_at: at })
    .execute()
  await db
    .insertInto('guardian_acts')
    .values({ minor_id: userId, act: 'permitted', by: 'guardian', actor_id: userId, at })
    .execute()
  await db
    .insertInto('guardian_permissions')
    .values({ user_id: minor.id, granted_by: userId, granted_at: at, given_link_id: tie.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Came by a partner's link, and is a partner who was paid. */
async function aPartnership(
  app: TestApp,
  {
    userId,
    orderId,
    code,
    name,
    email,
    letter,
  }: WholePerson['marks'] & Record<'userId' | 'orderId' | 'code', string>,
): Promise<void> {
  const { db } = app.context
  const at = new Date()
  const { id: partner_id } = await db
    .insertInto('partners')
    .values({
      ...{ code: `parceira-${code}`, name, email, user_id: userId, share_percent: 20, note: letter },
      ...{ ended_at: null, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('partner_orders')
    .values({ order_id: orderId, partner_id, share_percent: 20, clicked_on: '2026-11-20', own_since: null })
    .execute()
  await db
    .insertInto('partner_entries')
    .values({
      ...{ order_id: orderId, partner_id, month: '2026-11', is_test: true, at },
      ...{ kept_amount: 1_000, value_change: 1_000, share_change: 200 },
    })
    .execute()
  await db
    .insertInto('partner_payments')
    .values({ partner_id, month: '2026-11', is_test: true, amount: 200, note: letter, paid_at: at })
    .execute()
}

async function aBrowserToBeTold(app: TestApp, userId: string): Promise<void> {
  const { db } = app.context
  const at = new Date()
  await db
    .insertInto('push_choices')
    .values({ user_id: userId, kinds: ['correction'], practice_hour: 18, updated_at: at })
    .execute()
  const { id: session_id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { id: subscription_id } = await db
    .insertInto('push_subscriptions')
    .values({
      ...{ user_id: userId, session_id, p256dh: 'B', auth: 'A', created_at: at },
      endpoint: `https://avisos.exemplo.com.br/${session_id}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('outgoing_pushes')
    .values({
      ...{ subscription_id, kind: 'correction', thing: 'a', path: '/perfil' },
      ...{ due_at: new Date(at.getTime() + 3600_000), expires_at: new Date(at.getTime() + 7200_000) },
      created_at: at,
    })
    .execute()
}

export { PASSWORD }

async function call(app: TestApp, method: string, path: string, token: string | null, body: unknown) {
  const response = await fetch(`${app.url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok)
    throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`)
}

/** Every place of the database where one of the words stands, as `table: row`. */
export async function tracesOf(app: TestApp, words: readonly string[]): Promise<string[]> {
  const { pool } = app.context
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const traces: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`)
    for (const { row } of rows) if (words.some((word) => row.includes(word))) traces.push(`${name}: ${row}`)
  }
  return traces
}

/** Paid once, at the test provider. */
async function aSubscription(app: TestApp, userId: string): Promise<void> {
  const { db } = app.context
  const now = new Date()
  const contract = await db.selectFrom('contract_texts').select('id').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      provider: 'sandbox',
      status: 'active',
      plan: 'monthly',
      price_in_cents: 3990,
      currency_code: 'brl',
      corrections_per_month: 0,
      first_paid_at: now,
      paid_until: now,
      contract_id: contract.id,
      created_at: now,
      wanted_key: 'goes-on',
      aligned_key: 'goes-on',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('subscription_charges')
    .values({
      subscription_id: id,
      provider: 'sandbox',
      reference: `test_${id}_1`,
      plan: 'monthly',
      period_start: now,
      period_end: now,
      amount: 3990,
      currency_code: 'brl',
      paid_at: now,
      created_at: now,
    })
    .execute()
}
