/** Pictures of the profile through the real storage client (docs/wire.md §4, product §5, §7 Storage). */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/account/picture.ts'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import {
  aBomb,
  aJpeg,
  aJpegOfATelephone,
  anAnimation,
  aPhoto,
  pixelOf,
  SVG,
} from '#tests/support/pictures.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const newName = ({ user }: SignedUpStudent, ending = 'jpg') => `${user.id}-${randomUUID()}.${ending}`

const jpeg = await aJpeg()

/** The facts of an error as the client gives them. */
function told(error: unknown) {
  const { message, status, statusCode } = error as { message: string; status: number; statusCode: string }
  return { message, status, statusCode }
}

async function seen({ client }: SignedUpStudent, name: string, bucket = 'avatars') {
  const response = await fetch(client.storage.from(bucket).getPublicUrl(name).data.publicUrl)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('a photo is kept as a small square of our own making, for everybody to see', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  const { data, error } = await student.client.storage.from('avatars').upload(name, await aJpeg())
  expect(error).toBeNull()
  expect(data).toEqual({
    path: name,
    fullPath: `avatars/${name}`,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })

  const { response, bytes } = await seen(student, name)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, max-age=3600, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['webp', 512, 512])
})

test('anyone who holds the picture is told so, and everybody else gets it', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  await student.client.storage.from('avatars').upload(name, await aJpeg())
  const { response } = await seen(student, name)
  const etag = response.headers.get('etag') ?? ''
  const again = (validator: string) => fetch(response.url, { headers: { 'if-none-match': validator } })
  const unchanged = await again(`"other", W/${etag}`)
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag])
  expect((await again('"other"')).status).toBe(200)
  const head = await fetch(response.url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each([
  ['60', 60],
  ['0', 0],
  ['99999999', 365 * 24 * 3600],
  ['soon', 3600],
])(
  'a picture may be kept elsewhere for as long as its sender says, a year at most: %s',
  async (request, seconds) => {
    const student = await aSignedUpStudent(app)
    for (const body of [jpeg, new Blob([new Uint8Array(jpeg)])]) {
      const name = newName(student)
      await student.client.storage.from('avatars').upload(name, body, { cacheControl: request })
      const { response } = await seen(student, name)
      expect(response.headers.get('cache-control')).toBe(`public, max-age=${seconds}, immutable`)
    }
  },
)

test('a cover keeps its shape and is at most 1600 wide', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  await student.client.storage.from('covers').upload(name, await aJpeg(2400, 600))
  const { width, height } = await sharp((await seen(student, name, 'covers')).bytes).metadata()
  expect([width, height]).toEqual([1600, 400])
})

test('a small picture is not blown up', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  await student.client.storage.from('avatars').upload(name, await aJpeg(60, 40))
  const { width, height } = await sharp((await seen(student, name)).bytes).metadata()
  expect([width, height]).toEqual([40, 40])
})

test('what a camera notes is gone, and the picture stands upright', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  const input = await aJpegOfATelephone()
  expect(input.includes('Rua do Segredo 12')).toBe(true)
  expect((await sharp(input).metadata()).orientation).toBe(6)
  await student.client.storage.from('covers').upload(name, input)
  const { bytes } = await seen(student, name, 'covers')
  const { exif, icc, xmp, orientation, width, height } = await sharp(bytes).metadata()
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(Buffer.from(bytes).includes('Segredo')).toBe(false)
  expect([width, height]).toEqual([900, 1200])
  // Turned to the right, the red left half is above the blue one.
  const [[redAbove = 0], [redBelow = 0]] = [await pixelOf(bytes, 450, 200), await pixelOf(bytes, 450, 1000)]
  expect([redAbove > 200, redBelow < 50]).toEqual([true, true])
})

test('of an animation the first picture is kept', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student, 'gif')
  await student.client.storage.from('avatars').upload(name, await anAnimation())
  const { bytes } = await seen(student, name)
  expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  const [red = 0, , blue = 0] = await pixelOf(bytes, 20, 20)
  expect([red > 200, blue < 50]).toEqual([true, true])
})

test.each(['png', 'webp', 'gif', 'avif'] as const)('%s is taken', async (format) => {
  const student = await aSignedUpStudent(app)
  const input = await (await aPhoto(64, 64)).toFormat(format).toBuffer()
  const name = newName(student, format)
  expect((await student.client.storage.from('avatars').upload(name, input)).error).toBeNull()
  expect((await seen(student, name)).response.headers.get('content-type')).toBe('image/webp')
})

test('the name decides nothing: neither its ending nor the type that was sent', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student, 'html')
  const options = { contentType: 'text/html' }
  expect(
    (await student.client.storage.from('avatars').upload(name, await aJpeg(9, 9), options)).error,
  ).toBeNull()
  const { response, bytes } = await seen(student, name)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test('a page that hides behind a photo is not kept', async () => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const both = Buffer.concat([await aJpeg(64, 64), page])
  expect((await student.client.storage.from('avatars').upload(name, both)).error).toBeNull()
  expect(Buffer.from((await seen(student, name)).bytes).includes('<script>')).toBe(false)
})

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  [
    'a page',
    () => Buffer.from('<html><script>alert(1)</script></html>'),
    415,
    'não é uma imagem que possamos abrir',
  ],
  ['a drawing that is a program', () => SVG, 415, 'não é uma imagem que possamos abrir'],
  [
    'a PDF',
    () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    415,
    'não é uma imagem que possamos abrir',
  ],
  ['a TIFF', async () => (await aPhoto(8, 8)).tiff().toBuffer(), 415, 'não é uma imagem que possamos abrir'],
  [
    'a script that begins as a GIF',
    () => Buffer.from('GIF89a/*<script>*/=alert(1)//'),
    422,
    'está danificado',
  ],
  ['half a photo', () => jpeg.subarray(0, jpeg.length / 2), 422, 'está danificado'],
  ['the beginning of a photo', () => jpeg.subarray(0, 40), 422, 'está danificado'],
  ['a bomb of pixels', aBomb, 422, 'passa de 40 milhões de pixels'],
  ['nothing', () => Buffer.alloc(0), 400, 'está vazio'],
])('%s is refused, with the reason and the name of the file', async (_what, make, status, reason) => {
  const student = await aSignedUpStudent(app)
  const name = newName(student)
  const file = new File([new Uint8Array(await make())], 'férias.jpg', { type: 'image/jpeg' })
  const { data, error } = await student.client.storage.from('covers').upload(name, file)
  expect(data).toBeNull()
  expect(told(error)).toMatchObject({ status, statusCode: String(status) })
  expect(told(error).message).toMatch(/^“férias\.jpg” /)
  expect(told(error).message).toContain(reason)
  expect((await seen(student, name, 'covers')).response.status).toBe(404)
})

test('ten megabytes are the limit, as a form and raw, with a length and without', async () => {
  const student = await aSignedUpStudent(app)
  // What follows a photo's end is no part of it, so the size can be chosen.
  const sized = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  const bucket = student.client.storage.from('avatars')
  expect((await bucket.upload(newName(student), sized(MAX_PICTURE_BYTES))).error).toBeNull()
  const file = (bytes: number) => new File([new Uint8Array(sized(bytes))], 'praia.jpg')
  expect(told((await bucket.upload(newName(student), file(MAX_PICTURE_BYTES + 1))).error)).toEqual({
    message: '“praia.jpg” passa de 10 MB. Escolha uma imagem menor.',
    status: 413,
    statusCode: '413',
  })
  for (const body of [
    sized(MAX_PICTURE_BYTES + 1),
    sized(2 * MAX_PICTURE_BYTES),
    new Blob([new Uint8Array(sized(2 * MAX_PICTURE_BYTES))]).stream(),
  ]) {
    const { error } = await bucket.upload(newName(student), body)
    expect(told(error)).toMatchObject({
      status: 413,
      message: 'O arquivo passa de 10 MB. Escolha uma imagem menor.',
    })
  }
})

test('without a login, with a false token and after a sign-out nothing is taken', async () => {
  const student = await aSignedUpStudent(app)
  const { access_token } = student.session
  const send = (authorization?: string) =>
    fetch(`${app.url}/storage/v1/object/avatars/${newName(student)}`, {
      method: 'POST',
      body: new Uint8Array(jpeg),
      headers: authorization ? { authorization } : {},
    })
  expect((await send(`Bearer ${access_token}`)).status).toBe(200)
  for (const bad of [undefined, 'Bearer public', `Bearer ${access_token.slice(0, -6)}AAAAAA`]) {
    const response = await send(bad)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      statusCode: '401',
      error: 'Unauthorized',
      message: 'Sua sessão terminou. Entre de novo e envie a imagem outra vez.',
    })
  }
  await student.client.auth.signOut()
  expect((await send(`Bearer ${access_token}`)).status).toBe(401)
})

test('a token that has expired is refused', async () => {
  const clock = { offsetMs: 0 }
  await using later = await startTestApp({}, { now: () => new Date(Date.now() + clock.offsetMs) })
  const student = await aSignedUpStudent(later)
  clock.offsetMs = 2 * 3600_000
  const response = await fetch(`${later.url}/storage/v1/object/avatars/${newName(student)}`, {
    method: 'POST',
    body: new Uint8Array(jpeg),
    headers: { authorization: `Bearer ${student.session.access_token}` },
  })
  expect(response.status).toBe(401)
})

test("somebody else's name is refused: not to write, not to replace, not to delete", async () => {
  const student = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  const theirs = newName(other)
  await other.client.storage.from('avatars').upload(theirs, jpeg)
  const bucket = student.client.storage.from('avatars')
  for (const name of [
    theirs,
    `${other.user.id}/a.jpg`,
    'a.jpg',
    student.user.id,
    `x/${student.user.id}/a.jpg`,
  ]) {
    expect(told((await bucket.upload(name, jpeg, { upsert: true })).error).statusCode, name).toBe('403')
    expect(told((await bucket.update(name, jpeg)).error).statusCode, name).toBe('403')
  }
  expect((await bucket.remove([theirs])).data).toEqual([])
  expect((await seen(student, theirs)).response.status).toBe(200)
})

test('names that lead elsewhere and buckets that are not there are refused', async () => {
  const student = await aSignedUpStudent(app)
  const { storage } = student.client
  for (const bucket of ['secrets', 'materials', 'public', 'sign', '__proto__']) {
    const { error } = await storage.from(bucket).upload(newName(student), jpeg)
    expect(told(error), bucket).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  }
  const id = student.user.id
  for (const path of [
    `avatars/${id}/..%2f..%2fpg.password`,
    `avatars/${id}%00.jpg`,
    `avatars/${id}/%0a`,
    `avatars/${id}/%`,
    `avatars/${id}/${'x'.repeat(101)}`,
    `avatars/${id}/a/b/c/d`,
    `avatars/${id}/é.jpg`,
  ]) {
    for (const method of ['POST', 'GET']) {
      const prefix = method === 'GET' ? 'object/public/' : 'object/'
      const response = await fetch(`${app.url}/storage/v1/${prefix}${path}`, {
        method,
        headers: { authorization: `Bearer ${student.session.access_token}` },
        ...(method === 'POST' ? { body: new Uint8Array(jpeg) } : {}),
      })
      expect([response.status, ((await response.json()) as { error: string }).error], path).toEqual([
        400,
        'InvalidKey',
      ])
    }
  }
})

test('a taken name is replaced only where that was asked for', async () => {
  const student = await aSignedUpStudent(app)
  const bucket = student.client.storage.from('avatars')
  const name = `${student.user.id}/foto.jpg`
  await bucket.upload(name, await aJpeg(64, 64))
  const before = await seen(student, name)
  expect(told((await bucket.upload(name, await aJpeg(32, 32))).error)).toEqual({
    message: 'The resource already exists',
    status: 409,
    statusCode: '409',
  })
  expect(Buffer.compare((await seen(student, name)).bytes, before.bytes)).toBe(0)
  expect((await bucket.upload(name, await aJpeg(32, 32), { upsert: true })).error).toBeNull()
  expect((await sharp((await seen(student, name)).bytes).metadata()).width).toBe(32)
  expect((await bucket.update(name, await aJpeg(16, 16))).error).toBeNull()
  const after = await seen(student, name)
  expect((await sharp(after.bytes).metadata()).width).toBe(16)
  expect(after.response.headers.get('etag')).not.toBe(before.response.headers.get('etag'))
})

test('two uploads at once under one name: one is kept, or both in turn where that was asked for', async () => {
  const student = await aSignedUpStudent(app)
  const bucket = student.client.storage.from('avatars')
  const small = await aJpeg(32, 32)
  const once = `${student.user.id}/one.jpg`
  const results = await Promise.all([bucket.upload(once, small), bucket.upload(once, small)])
  expect(results.map(({ error }) => (error ? told(error).statusCode : 'kept')).sort()).toEqual([
    '409',
    'kept',
  ])
  const often = `${student.user.id}/two.jpg`
  const replaced = await Promise.all([1, 2, 3].map(() => bucket.upload(often, small, { upsert: true })))
  expect(replaced.map(({ error }) => error)).toEqual([null, null, null])
  expect((await seen(student, often)).response.status).toBe(200)
})

test('who deletes a picture is told which are gone', async () => {
  const student = await aSignedUpStudent(app)
  const bucket = student.client.storage.from('covers')
  const name = newName(student)
  await bucket.upload(name, jpeg)
  const { data } = await bucket.remove([name, `${student.user.id}-none.jpg`])
  expect(data).toMatchObject([{ name, bucket_id: 'covers', owner: student.user.id }])
  expect((await seen(student, name, 'covers')).response.status).toBe(404)
})

test("a broken form and one without a file are the sender's mistake", async () => {
  const student = await aSignedUpStudent(app)
  const send = (body: string | FormData, type?: string) =>
    fetch(`${app.url}/storage/v1/object/avatars/${newName(student)}`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${student.session.access_token}`,
        ...(type ? { 'content-type': type } : {}),
      },
    })
  const empty = new FormData()
  empty.set('cacheControl', '3600')
  expect((await send(empty)).status).toBe(400)
  expect((await send('no form', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send('no form', 'multipart/form-data')).status).toBe(400)
})

test('uploads are counted per account, before the work', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const student = await aSignedUpStudent(limited)
  const other = await aSignedUpStudent(limited)
  const bucket = student.client.storage.from('avatars')
  const nothing = Buffer.from('x')
  const codes: string[] = []
  for (let count = 0; count < 41; count += 1) {
    codes.push(told((await bucket.upload(newName(student), nothing)).error).statusCode)
  }
  expect(codes.slice(0, 40)).toEqual(Array(40).fill('415'))
  const refused = await bucket.upload(newName(student), nothing)
  expect(codes[40]).toBe('429')
  expect(told(refused.error).message).toMatch(
    /^Você enviou muitas imagens seguidas\. Tente de novo em \d+ minutos\.$/,
  )
  expect((await other.client.storage.from('avatars').upload(newName(other), jpeg)).error).toBeNull()
})
