/** A school's licence (product §10 School licence, decision 0273): bought, taught with, shared out as seats, and ended. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { endOfMonths, lastDayOf } from '#domain/shop/credits.ts'
import { seatEnd } from '#domain/shop/school-licence.ts'
import { tellLicenceEnds } from '#server/shop/licences/tell-licence-ends.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { aPerson } from '#tests/support/classes.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aRefundRequest } from '#tests/support/refund-request.ts'
import {
  anOpenOrder,
  aPaymentEvent,
  booksOf,
  checkout,
  decide,
  proveEmail,
  sendWebhook,
} from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context
const owner = await anOwner(app)
const THIS_YEAR = new Date().getFullYear()
const DAY_MS = 24 * 3600_000

type Person = Awaited<ReturnType<typeof aPerson>>

const product = await aProduct(db, {
  title: 'Licença da escola',
  variants: [
    { title: '2 estudantes', amountInCents: 30_000, licenceSeats: 2, licenceMonths: 6 },
    { title: '1 estudante', amountInCents: 10_000, licenceSeats: 1, licenceMonths: 1 },
  ],
})
const [TWO, ONE] = product.variantIds.map((id) => [{ variant_id: id, quantity: 1 }])

async function buy(buyer: Person, items = TWO!): Promise<{ orderId: string; number: number }> {
  const order = await anOpenOrder(app, items, buyer)
  await decide(app, order)
  return { orderId: order.orderId, number: Number((await booksOf(app, order.orderId)).order.number) }
}

async function isPremium({ id, token }: Person): Promise<boolean> {
  const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${id}&select=is_premium`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { is_premium: boolean }[])[0]?.is_premium ?? false
}
const premiumOf = (people: readonly Person[]) => Promise.all(people.map(isPremium))

async function aClassOf(teacher: Person, name = '3º B'): Promise<{ id: string; code: string }> {
  const made = await teacher.call('POST', 'classes', { name, year: THIS_YEAR })
  expect(made.status).toBe(201)
  return made.body
}

/** One after the other: the order of joining decides. */
async function join(code: string, names: readonly string[]): Promise<Person[]> {
  const people: Person[] = []
  for (const name of names) {
    const person = await aPerson(app, name)
    expect((await person.call('POST', 'classes/joining', { code })).status).toBe(200)
    people.push(person)
  }
  return people
}

const seatOf = async (person: Person) => (await person.call('GET', 'classes')).body.joined[0]?.seat
const licenceOf = async (person: Person) => (await person.call('GET', 'classes/licence')).body

/** Past the database's own clock. */
const endAt = (orderId: string, at: Date) =>
  pool.query('update purchases set licence_ends_at = $2 where order_id = $1', [orderId, at])

test('who buys two seats may teach; two of three students are premium, and a freed seat goes to the next', async () => {
  const teacher = await aPerson(app, 'Dalva Prado')
  expect((await teacher.call('POST', 'classes', { name: 'A', year: THIS_YEAR })).status).toBe(404)
  const { orderId } = await buy(teacher)
  const { purchases, mails } = await booksOf(app, orderId)
  expect(purchases[0]).toMatchObject({
    licence_seats: 2,
    licence_ends_at: endOfMonths(purchases[0]!.purchased_at, 6),
  })
  expect(mails[0]?.facts).toMatchObject({ licences: [{ seats: 2, months: 6 }], files: [] })
  const { id, code } = await aClassOf(teacher)
  const [ana, bia, caio] = (await join(code, ['Ana Lima', 'Bia Reis', 'Caio Nunes'])) as [
    Person,
    Person,
    Person,
  ]
  expect(await premiumOf([teacher, ana, bia, caio])).toEqual([false, true, true, false])

  const until = purchases[0]!.licence_ends_at!.toISOString()
  expect(await seatOf(ana)).toEqual({ state: 'seated', until })
  expect(await seatOf(caio)).toEqual({ state: 'waiting' })
  expect(await licenceOf(teacher)).toMatchObject({
    licences: [{ seats: 2, until }],
    isHeldBack: false,
    seated: [
      { name: 'Ana Lima', className: '3º B', until },
      { name: 'Bia Reis', className: '3º B', until },
    ],
    waiting: 1,
    offer: { id: product.id, title: 'Licença da escola' },
  })
  // What premium opens, but for corrections by the teacher.
  const generated = await fetch(`${app.url}/rest/v1/profiles?id=eq.${ana.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ generation_count: 1 }),
  })
  expect(generated.status).toBe(204)
  expect(
    (await pool.query('select premium_generations n from profiles where id = $1', [ana.id])).rows,
  ).toEqual([{ n: 1 }])

  await ana.call('DELETE', `classes/${id}/membership`)
  expect(await premiumOf([ana, bia, caio])).toEqual([false, true, true])
  // Who comes back sits at the end of the row.
  await ana.call('POST', 'classes/joining', { code })
  expect(await premiumOf([ana, bia, caio])).toEqual([false, true, true])
  const seats = (await teacher.call('GET', `classes/${id}`)).body.students as { id: string; name: string }[]
  await teacher.call('DELETE', `classes/${id}/students/${seats.find(({ name }) => name === 'Bia Reis')?.id}`)
  expect(await premiumOf([ana, bia, caio])).toEqual([true, false, true])
  // An erased account frees its seat, too.
  await join(code, ['Davi Melo'])
  await pool.query('delete from users where id = $1', [caio.id])
  expect((await licenceOf(teacher)).seated).toMatchObject([{ name: 'Ana Lima' }, { name: 'Davi Melo' }])
})

test('a student of two classes of one teacher takes one seat; licences add up, each to its own end', async () => {
  const teacher = await aPerson(app, 'Elza Moura')
  const long = await buy(teacher)
  const first = await aClassOf(teacher, '1º A')
  const second = await aClassOf(teacher, '2º A')
  const [ana, bia] = (await join(first.code, ['Ana Lima', 'Bia Reis'])) as [Person, Person]
  await ana.call('POST', 'classes/joining', { code: second.code })
  const [caio] = (await join(second.code, ['Caio Nunes'])) as [Person]
  expect(await premiumOf([ana, bia, caio])).toEqual([true, true, false])
  const short = await buy(teacher, ONE!)
  expect(await premiumOf([ana, bia, caio])).toEqual([true, true, true])
  const { licences, seated } = await licenceOf(teacher)
  expect(licences.map(({ seats }: { seats: number }) => seats)).toEqual([1, 2])
  expect(seated.map(({ until }: { until: string }) => until)).toEqual([
    licences[1].until,
    licences[1].until,
    licences[0].until,
  ])
  // The page's rule and the database's agree, for every place.
  const rows = licences.map(({ seats, until }: { seats: number; until: string }) => ({
    seats,
    endsAt: new Date(until),
  }))
  expect([0, 1, 2, 3].map((place) => seatEnd(rows, place, new Date()) !== null)).toEqual([
    true,
    true,
    true,
    false,
  ])

  await endAt(short.orderId, new Date(Date.now() - 1_000))
  expect(await premiumOf([ana, bia, caio])).toEqual([true, true, false])
  expect(await seatOf(caio)).toEqual({ state: 'waiting' })
  await pool.query("update class_members set joined_at = joined_at - interval '1 day' where user_id = $1", [
    ana.id,
  ])
  await endAt(long.orderId, new Date(Date.now() - 1_000))
  expect(await premiumOf([ana, bia])).toEqual([false, false])
  expect(await seatOf(ana)).toMatchObject({ state: 'ended' })
})

test('on the last day it is open, and the day after nothing of it is', async () => {
  const teacher = await aPerson(app, 'Fátima Dias')
  const { orderId } = await buy(teacher)
  const { id, code } = await aClassOf(teacher)
  const task = await teacher.call('POST', `class-tasks/taught/${id}`, {
    ...{ title: 'Uma tarefa qualquer', themeId: null, note: '', dueOn: `${THIS_YEAR + 1}-12-01` },
  })
  expect(task.status).toBe(201)
  const [ana] = (await join(code, ['Ana Lima'])) as [Person]
  await endAt(orderId, new Date(Date.now() + 60_000))
  expect([await isPremium(ana), (await teacher.call('GET', `classes/${id}`)).status]).toEqual([true, 200])
  expect((await ana.call('GET', 'class-tasks')).body.tasks).toHaveLength(1)

  await endAt(orderId, new Date(Date.now() - 1))
  expect([await isPremium(ana), (await teacher.call('GET', `classes/${id}`)).status]).toEqual([false, 404])
  expect((await teacher.call('POST', 'classes', { name: 'B', year: THIS_YEAR })).status).toBe(404)
  expect((await teacher.call('GET', 'classes')).body.isTeacher).toBe(false)
  expect((await ana.call('GET', 'class-tasks')).body.tasks).toEqual([])
  const bia = await aPerson(app, 'Bia Reis')
  expect((await bia.call('POST', 'classes/joining', { code })).body.code).toBe('code_not_found')
  expect(await licenceOf(teacher)).toMatchObject({ licences: [], seated: [], waiting: 0 })
  // Leaving needs no licence, and another one shows the classes again.
  await buy(teacher, ONE!)
  expect((await teacher.call('GET', `classes/${id}`)).body.students).toHaveLength(1)
  expect(await isPremium(ana)).toBe(true)
})

test('a payment that is told twice grants once; one that fails half-way leaves nothing, and is told again', async () => {
  const teacher = await aPerson(app, 'Gilda Reis')
  const order = await anOpenOrder(app, TWO!, teacher)
  const event = await aPaymentEvent(app, order.orderId)
  await pool.query(`create function refuse_licence() returns trigger language plpgsql as $$
    begin raise exception 'killed'; end $$`)
  await pool.query(`create trigger killed before update of licence_seats on purchases
    for each row execute function refuse_licence()`)
  expect((await sendWebhook(app, event)).status).toBe(500)
  expect(await booksOf(app, order.orderId)).toMatchObject({
    order: { status: 'pending' },
    purchases: [],
    events: [],
  })
  await pool.query('drop function refuse_licence cascade')
  await Promise.all([sendWebhook(app, event), sendWebhook(app, event)])
  await sendWebhook(app, await aPaymentEvent(app, order.orderId))
  expect((await licenceOf(teacher)).licences).toMatchObject([{ seats: 2 }])
})

test('a late payment of an order that had expired begins the licence on its day', async () => {
  const teacher = await aPerson(app, 'Hilda Paz')
  const order = await anOpenOrder(app, TWO!, teacher)
  await pool.query("update orders set status = 'expired' where id = $1", [order.orderId])
  expect((await licenceOf(teacher)).licences).toEqual([])
  await sendWebhook(app, await aPaymentEvent(app, order.orderId))
  expect((await licenceOf(teacher)).licences).toMatchObject([{ seats: 2 }])
})

test.each(['withdrawal', 'refund', 'chargeback'] as const)(
  'a %s takes it away, with the seats',
  async (way) => {
    const teacher = await aPerson(app, 'Iara Melo')
    const { orderId, number } = await buy(teacher)
    const { id, code } = await aClassOf(teacher)
    const [ana] = (await join(code, ['Ana Lima'])) as [Person]
    expect(await isPremium(ana)).toBe(true)
    if (way === 'withdrawal') {
      expect((await teacher.call('POST', `orders/${number}/withdrawal`)).status).toBe(204)
    } else if (way === 'refund') {
      const { variantIds } = product
      const refund = aRefundRequest(30_000, { withdrawVariantIds: [variantIds[0]!] })
      expect((await owner('POST', `console/orders/${number}/refunds`, refund)).status).toBe(204)
    } else {
      await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))
    }
    await deliverSandboxEvents(app.context, orderId)
    expect([await isPremium(ana), await seatOf(ana)]).toEqual([false, null])
    expect((await teacher.call('GET', `classes/${id}`)).status).toBe(404)
    expect((await licenceOf(teacher)).licences).toEqual([])
  },
)

test('a minor buys none; a guest’s begins in the account that proves the address, for a grown person alone', async () => {
  const minor = await aPerson(app, 'João Alves', '16-17')
  const refused = await checkout(app, { items: TWO }, minor)
  expect([refused.status, refused.body.code]).toEqual([409, 'adult_needed'])
  const order = await anOpenOrder(app, TWO!)
  const guest = await aPerson(app, 'Lia Prado')
  await decide(app, order, 'pix-approve', { email: guest.email, name: 'Lia Prado' })
  expect((await licenceOf(guest)).licences).toEqual([])
  await proveEmail(app, guest.email)
  expect((await licenceOf(guest)).licences).toMatchObject([{ seats: 2 }])
  await aClassOf(guest)

  const asMinor = (band: string, years: number) =>
    pool.query(
      'update age_declarations set age_band = $2, declared_at = now() - make_interval(years => $3) where user_id = $1',
      [guest.id, band, years],
    )
  await asMinor('16-17', 1)
  expect(await licenceOf(guest)).toMatchObject({ licences: [], isHeldBack: true })
  expect((await guest.call('POST', 'classes', { name: 'B', year: THIS_YEAR })).status).toBe(404)
  await asMinor('16-17', 2)
  await aClassOf(guest, 'C')
})

test('what the owner gives by hand is a licence, too, and ends when it is taken back', async () => {
  const teacher = await aPerson(app, 'Marta Nunes')
  await proveEmail(app, teacher.email)
  const given = await owner('POST', 'console/gifts', {
    ...{ requestKey: randomUUID(), email: teacher.email, variantId: product.variantIds[0], reason: 'Piloto' },
  })
  expect(given.status).toBe(201)
  expect((await licenceOf(teacher)).licences).toMatchObject([{ seats: 2 }])
  await owner('DELETE', `console/orders/${given.body.orderNumber}/gift`)
  expect((await licenceOf(teacher)).licences).toEqual([])
})

test('its holder is told of the end fourteen days before, once; who gave it back is not', async () => {
  const teacher = await aPerson(app, 'Nara Lopes')
  const { orderId } = await buy(teacher)
  const mails = async () =>
    (await mailsTo(app, teacher.email)).filter(({ kind }) => kind === 'licence-ending')
  await endAt(orderId, new Date(Date.now() + 14 * DAY_MS + 60_000))
  await tellLicenceEnds(app.context)
  expect(await mails()).toEqual([])
  const end = new Date(Date.now() + 14 * DAY_MS - 1_000)
  await endAt(orderId, end)
  await Promise.all([tellLicenceEnds(app.context), tellLicenceEnds(app.context)])
  await tellLicenceEnds(app.context)
  expect(await mails()).toMatchObject([{ facts: { name: 'Nara Lopes', seats: 2, lastDay: lastDayOf(end) } }])
  const other = await aPerson(app, 'Olga Reis')
  const { orderId: given, number } = await buy(other)
  await endAt(given, end)
  await other.call('POST', `orders/${number}/withdrawal`)
  await tellLicenceEnds(app.context)
  expect((await mailsTo(app, other.email)).filter(({ kind }) => kind === 'licence-ending')).toEqual([])
})

test('the owner reads it at the order, at the student and in the overview', async () => {
  const before = (await owner('GET', 'console/overview?days=7')).body.licences
  const teacher = await aPerson(app, 'Quitéria Paz')
  const { number, orderId } = await buy(teacher, [{ variant_id: product.variantIds[0]!, quantity: 3 }])
  const until = (await booksOf(app, orderId)).purchases[0]!.licence_ends_at!.toISOString()
  expect((await owner('GET', `console/orders/${number}`)).body.lines).toMatchObject([
    { licence: { seats: 6, until } },
  ])
  expect((await owner('GET', `console/students/${teacher.id}`)).body).toMatchObject({
    isTeacher: false,
    licence: { seats: 6, until },
  })
  const [seated] = await join((await aClassOf(teacher)).code, ['Rita Flor'])
  expect((await owner('GET', `console/students/${seated!.id}`)).body.premium).toEqual({
    isBought: false,
    passing: 'seat',
    gift: null,
  })
  const after = (await owner('GET', 'console/overview?days=7')).body.licences
  expect([after.running - before.running, after.seats - before.seats]).toEqual([1, 6])
})

test('nobody reads the licence of another, nor without an account', async () => {
  const stranger = await aPerson(app, 'Pedro Luz')
  expect(await licenceOf(stranger)).toMatchObject({ licences: [], seated: [], waiting: 0 })
  expect((await fetch(`${app.url}/api/classes/licence`)).status).toBe(401)
})
