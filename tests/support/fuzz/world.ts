/** A shop in which everything exists once, and the names of it all: a random id alone would meet nothing. */
import { randomUUID } from 'node:crypto'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { interestTexts } from '#texts/shop/interest.ts'
import { aSignedUpStudent, PASSWORD } from '../accounts.ts'
import { asStudent } from '../api-caller.ts'
import { aCoupon, aProduct } from '../factories.ts'
import { anOwnersAccount } from '../owner.ts'
import type { TestApp } from '../test-app.ts'
import { aWholePerson } from '../whole-person.ts'
import type { KnownWords } from './from-schema.ts'
import { sendRaw } from './send-raw.ts'

export const ROLES = ['stranger', 'student', 'owner'] as const
export type Role = (typeof ROLES)[number]

export type World = {
  readonly known: KnownWords
  /** What may stand in the hole of this name in the path of this call. */
  readonly wordsFor: (path: string, hole: string) => readonly string[]
  readonly tokens: () => Readonly<Record<Role, string | null>>
  /** New tokens where a call has ended a session, shut an account or closed it. */
  readonly renew: () => Promise<void>
}

/** Whose ids a path asks for; the first that fits. */
const TABLES = [
  ['/comments/', 'feedback_comments'],
  ['/feedbacks', 'feedbacks'],
  ['/challenge/essays', 'challenge_essays'],
  ['/api/essays', 'essays'],
  ['/chat/', 'chat_messages'],
  ['/students', 'users'],
  ['/guardian', 'users'],
  ['/purchase-requests', 'purchase_requests'],
  ['/messages', 'contact_messages'],
  ['/coupons', 'coupons'],
  ['/collections', 'collections'],
  ['/files', 'materials'],
  ['/products', 'products'],
  ['/sessions', 'sessions'],
  ['/cases', 'chat_messages'],
] as const

export async function aWorld(app: TestApp): Promise<World> {
  const { db, config } = app.context
  await seedCommunity(app.context)
  const person = await aWholePerson(app)
  const product = await aProduct(db, { variants: [{ stock: 5 }, { amountInCents: 100 }] })
  const couponCode = await aCoupon(db)
  await db.insertInto('collections').values({ id: 'col_fuzz', title: 'Coleção' }).execute()
  const by = asStudent(app, person)
  const made = [
    await by('POST', 'feedbacks', {
      id: randomUUID(),
      rating: 5,
      author: 'Ana',
      comment: 'Gostei do minicurso.',
    }),
    await by('POST', 'chat/global/messages', { id: randomUUID(), text: 'Bom dia, pessoal.' }),
    await by('PUT', 'challenge/essay', {
      text: 'A preservação do patrimônio depende de escolhas que o país adia.',
    }),
  ]
  for (const { status, body } of made) if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)

  const idsOf = async (table: string) => {
    const { rows } = await app.context.pool.query<{ id: string }>(`select id::text from "${table}" limit 3`)
    return rows.map(({ id }) => id)
  }
  const ids = new Map<string, string[]>()
  for (const [, table] of TABLES) ids.set(table, await idsOf(table))
  const numbers = (await app.context.pool.query<{ number: string }>('select number::text from orders')).rows
  const author = await db.selectFrom('chat_messages').select('author_key').executeTakeFirstOrThrow()
  const holes: KnownWords = {
    store: [config.storeId],
    number: numbers.map(({ number }) => number),
    provider: ['sandbox', 'stripe'],
    file: ['ana-silva.svg', 'apostila.pdf'],
    bucket: ['avatars', 'covers', 'materials'],
    path: [`${person.user.id}-1.jpg`, `${person.user.id}/a.png`],
    month: [new Date().toISOString().slice(0, 7), '2026-10'],
    key: [author.author_key],
    word: ['palavra'],
    level: ['1', '2'],
    part: ['0', '1'],
    uploadId: [randomUUID()],
    purchaseId: await idsOf('purchases'),
    materialId: await idsOf('materials'),
  }
  const tokens: Record<Role, string | null> = { stranger: null, student: person.token, owner: null }
  const world: World = {
    known: {
      variant_id: product.variantIds,
      successUrl: [`${app.url}/success`],
      cancelUrl: [`${app.url}/store`],
      couponCode: [couponCode],
      email: [person.email, `nova-${randomUUID()}@example.com`],
      password: [PASSWORD],
      authorKey: [author.author_key],
      consentText: [interestTexts.consent],
      'ids[]': [product.id, product.variantIds[0]],
      'product_ids[]': [product.id],
      'variant_ids[]': product.variantIds,
      id: [`eq.${person.user.id}`, product.id, ...(ids.get('chat_messages') ?? [])],
      prefixes: [`${person.user.id}-1.jpg`],
      ids: ids.get('products') ?? [],
    },
    wordsFor: (path, hole) => {
      const table = TABLES.find(([part]) => path.includes(part))?.[1]
      return holes[hole] ?? (table ? (ids.get(table) ?? []) : [])
    },
    tokens: () => tokens,
    renew: async () => {
      if (!(await isAlive(app, tokens.student)))
        tokens.student = (await aSignedUpStudent(app)).session.access_token
      if (!(await isAlive(app, tokens.owner)))
        tokens.owner = (await anOwnersAccount(app)).session.access_token
    },
  }
  await world.renew()
  return world
}

async function isAlive(app: TestApp, token: string | null): Promise<boolean> {
  if (!token) return false
  const headers = { authorization: `Bearer ${token}` }
  const { status } = await sendRaw(app.url, { method: 'GET', path: '/auth/v1/user', headers, body: null })
  return status === 200
}
