/** Which picture a profile shows, and what becomes of the others: rows, files and addresses go together. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import { aJpeg } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = { offsetMs: 0 }
const app = await startTestApp({}, { now: () => new Date(Date.now() + clock.offsetMs) })
afterAll(() => app[Symbol.asyncDispose]())

const HOUR_MS = 3600_000
const jpeg = await aJpeg(64, 64)

async function anUpload(student: SignedUpStudent, bucket = 'avatars') {
  const name = `${student.user.id}-${randomUUID()}.jpg`
  const files = student.client.storage.from(bucket)
  const { error } = await files.upload(name, jpeg)
  if (error) throw error
  return { name, url: files.getPublicUrl(name).data.publicUrl }
}

function change({ client, user }: SignedUpStudent, facts: Record<string, unknown>) {
  return client.from('profiles').update(facts).eq('id', user.id).select('avatar_url,cover_url').single()
}

const statusOf = async (url: string) => (await fetch(url)).status

/** The files of a person's pictures, by what the table says and by what the store holds. */
async function filesOf({ context }: TestApp, { user }: SignedUpStudent) {
  const rows = await context.db
    .selectFrom('storage_objects')
    .select('file_key')
    .where('owner_id', '=', user.id)
    .execute()
  return rows.map((row) => row.file_key).sort()
}

async function picturesIn({ context }: TestApp) {
  return context.files.list('pictures/')
}

test('a profile shows an own picture by its public address, and the wire gives it back in full', async () => {
  const student = await aSignedUpStudent(app)
  const avatar = await anUpload(student)
  const cover = await anUpload(student, 'covers')
  const { data } = await change(student, { avatar_url: avatar.url, cover_url: cover.url })
  expect(data).toEqual({ avatar_url: avatar.url, cover_url: cover.url })
  const byPath = await change(student, { avatar_url: new URL(avatar.url).pathname })
  expect(byPath.data?.avatar_url).toBe(avatar.url)
  const kept = await app.context.db
    .selectFrom('profiles')
    .select('avatar_url')
    .where('id', '=', student.user.id)
    .executeTakeFirstOrThrow()
  expect(kept.avatar_url).toBe(new URL(avatar.url).pathname)
  expect((await change(student, { avatar_url: null })).data).toEqual({
    avatar_url: null,
    cover_url: cover.url,
  })
})

test('any other address is refused and changes nothing', async () => {
  const student = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  const [own, cover] = [await anUpload(student), await anUpload(student, 'covers')]
  const theirs = await anUpload(other)
  const path = new URL(own.url).pathname
  const address = `${app.url.slice('http://'.length)}${path}`
  await change(student, { avatar_url: own.url })
  for (const bad of [
    theirs.url,
    cover.url,
    `https://evil.example${path}`,
    `//evil.example${path}`,
    `/\\evil.example${path}`,
    `http://x@${address}`,
    `${app.url}.evil.example${path}`,
    `${own.url}?x=1`,
    `${own.url}#x`,
    `${app.url}/storage/v1/object/public/avatars/../avatars/${own.name}`,
    `${app.url}/storage/v1/object/public/avatars/${student.user.id}-none.jpg`,
    `${app.url}/favicon.svg`,
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
  ]) {
    const { error } = await change(student, { avatar_url: bad, city: 'Natal' })
    expect(error?.code, bad).toBe('23514')
  }
  expect((await change(student, { avatar_url: 7 })).error?.code).toBe('22P02')
  const { data } = await student.client
    .from('profiles')
    .select('avatar_url,city')
    .eq('id', student.user.id)
    .single()
  expect(data).toEqual({ avatar_url: own.url, city: 'Olinda' })
})

test("the database itself keeps a stranger's address out of a profile", async () => {
  const { user } = await aSignedUpStudent(app)
  for (const address of [
    'https://evil.example/a.png',
    `/storage/v1/object/public/avatars/${randomUUID()}-1.jpg`,
  ]) {
    const saving = app.context.db
      .updateTable('profiles')
      .set({ avatar_url: address })
      .where('id', '=', user.id)
    await expect(saving.execute()).rejects.toThrow('profiles_avatar_is_own')
  }
})

test('a new picture takes the place of the old one, whose address and file are gone', async () => {
  const student = await aSignedUpStudent(app)
  const first = await anUpload(student)
  await change(student, { avatar_url: first.url })
  const [firstFile] = await filesOf(app, student)
  const second = await anUpload(student)
  expect(await statusOf(first.url)).toBe(200)
  await change(student, { avatar_url: second.url })
  expect(await statusOf(first.url)).toBe(404)
  expect(await statusOf(second.url)).toBe(200)
  await discardFiles(app.context)
  expect(await picturesIn(app)).not.toContain(firstFile)
  expect(await picturesIn(app)).toEqual(expect.arrayContaining(await filesOf(app, student)))
})

test('a change that is refused for another reason leaves the shown picture', async () => {
  const student = await aSignedUpStudent(app)
  const [first, second] = [await anUpload(student), await anUpload(student)]
  await change(student, { avatar_url: first.url })
  expect((await change(student, { avatar_url: second.url, generation_count: 9 })).error).not.toBeNull()
  const { data } = await student.client
    .from('profiles')
    .select('avatar_url')
    .eq('id', student.user.id)
    .single()
  expect(data?.avatar_url).toBe(first.url)
  expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([200, 200])
})

test('who deletes the shown picture shows none, and the other bucket stays', async () => {
  const student = await aSignedUpStudent(app)
  const [avatar, cover] = [await anUpload(student), await anUpload(student, 'covers')]
  await change(student, { avatar_url: avatar.url, cover_url: cover.url })
  await student.client.storage.from('avatars').remove([avatar.name])
  const { data } = await student.client
    .from('profiles')
    .select('avatar_url,cover_url')
    .eq('id', student.user.id)
    .single()
  expect(data).toEqual({ avatar_url: null, cover_url: cover.url })
})

test('what no profile shows is cleared away after a day, what is shown stays', async () => {
  const student = await aSignedUpStudent(app)
  const [shown, unused] = [await anUpload(student), await anUpload(student)]
  await change(student, { avatar_url: shown.url })
  clock.offsetMs = 24 * HOUR_MS - 60_000
  await discardFiles(app.context)
  expect(await statusOf(unused.url)).toBe(200)
  clock.offsetMs = 24 * HOUR_MS + 60_000
  await discardFiles(app.context)
  clock.offsetMs = 0
  expect(await statusOf(unused.url)).toBe(404)
  expect(await statusOf(shown.url)).toBe(200)
})

test('an account keeps five pictures at most that it does not show', async () => {
  const student = await aSignedUpStudent(app)
  const shown = await anUpload(student)
  await change(student, { avatar_url: shown.url })
  const urls: string[] = []
  for (let count = 0; count < 6; count += 1) urls.push((await anUpload(student)).url)
  expect(await Promise.all([shown.url, ...urls].map(statusOf))).toEqual([200, 404, 200, 200, 200, 200, 200])
})

test('with the account its pictures go, and their files', async () => {
  const student = await aSignedUpStudent(app)
  const avatar = await anUpload(student)
  await change(student, { avatar_url: avatar.url })
  const [file] = await filesOf(app, student)
  await app.context.db.deleteFrom('users').where('id', '=', student.user.id).execute()
  await discardFiles(app.context)
  expect(await statusOf(avatar.url)).toBe(404)
  expect(await picturesIn(app)).not.toContain(file)
})

test('a full disk is told as a fault that passes, and no row is left', async () => {
  const full = new Error('no space left on device')
  Object.assign(full, { code: 'ENOSPC' })
  const files: FileStore = { ...app.context.files, put: async () => Promise.reject(full) }
  await using filled = await startTestApp({}, { files })
  const student = await aSignedUpStudent(filled)
  const { error } = await student.client.storage.from('avatars').upload(`${student.user.id}-1.jpg`, jpeg)
  expect((error as { statusCode?: string } | null)?.statusCode).toBe('503')
  expect(await filesOf(filled, student)).toEqual([])
})

test('a process that dies between file and row leaves nothing for long', async () => {
  const dying = new Error('killed')
  const { files } = app.context
  await using cut = await startTestApp(
    {},
    {
      now: () => new Date(Date.now() + clock.offsetMs),
      files: {
        ...files,
        put: async (key, bytes) => {
          await files.put(key, bytes)
          throw dying
        },
      },
    },
  )
  const student = await aSignedUpStudent(cut)
  const before = await picturesIn(cut)
  await student.client.storage.from('avatars').upload(`${student.user.id}-1.jpg`, jpeg)
  const left = (await picturesIn(cut)).filter((key) => !before.includes(key))
  expect(left).toHaveLength(1)
  await discardFiles(cut.context)
  expect(await picturesIn(cut)).toContain(left[0])
  clock.offsetMs = HOUR_MS + 60_000
  await discardFiles(cut.context)
  clock.offsetMs = 0
  expect(await picturesIn(cut)).not.toContain(left[0])
})

test('a file that cannot be deleted now is tried again, and holds up no other', async () => {
  const stuck = new Set<string>()
  const { files } = app.context
  const refusing: FileStore = {
    ...files,
    delete: async (key) => (stuck.has(key) ? Promise.reject(new Error('busy')) : files.delete(key)),
  }
  const context = { ...app.context, files: refusing }
  const student = await aSignedUpStudent(app)
  const [one, two] = [await anUpload(student), await anUpload(student)]
  const [first, second] = await filesOf(app, student)
  stuck.add(first!)
  await student.client.storage.from('avatars').remove([one.name, two.name])
  await discardFiles(context)
  expect((await picturesIn(app)).filter((key) => key === first || key === second)).toEqual([first])
  stuck.clear()
  clock.offsetMs = 2 * HOUR_MS
  await discardFiles(context)
  clock.offsetMs = 0
  expect(await picturesIn(app)).not.toContain(first)
})

test('two processes clear away together without a fault', async () => {
  const student = await aSignedUpStudent(app)
  for (let count = 0; count < 4; count += 1) await anUpload(student)
  const files = await filesOf(app, student)
  await app.context.db.deleteFrom('storage_objects').where('owner_id', '=', student.user.id).execute()
  const counts = await Promise.all([1, 2, 3].map(() => discardFiles(app.context)))
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(files.length)
  expect((await picturesIn(app)).filter((key) => files.includes(key))).toEqual([])
})

test('others see a picture under a number that does not tell whose it is, and find it by the old address too', async () => {
  const student = await aSignedUpStudent(app)
  const avatar = await anUpload(student)
  await change(student, { avatar_url: avatar.url })
  const { data } = await student.client.auth.getSession()
  const by = { authorization: `Bearer ${data.session?.access_token}` }
  const viewer = await fetch(`${app.url}/api/chat/me`, { headers: by })
  const { avatar: shown } = (await viewer.json()) as { avatar: string }
  expect(shown).toMatch(/^\/storage\/v1\/object\/public\/avatars\/[0-9a-f]{32}\.webp$/)
  const [own, public_] = await Promise.all([fetch(avatar.url), fetch(app.url + shown)])
  expect(Buffer.from(await public_.arrayBuffer())).toEqual(Buffer.from(await own.arrayBuffer()))
  expect(await statusOf(`${app.url}/storage/v1/object/public/covers/${shown.split('/').at(-1)}`)).toBe(404)
  await change(student, { avatar_url: null })
  expect(await statusOf(app.url + shown)).toBe(404)
})
