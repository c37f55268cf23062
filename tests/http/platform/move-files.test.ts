/** Files from a disk into a bucket and back: whole, as often as one likes, and nothing unclear is decided. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/platform/config/config.ts'
import { createDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { moveFiles } from '#server/platform/files/move-files.ts'
import { checkFileStore, checkMaterialsAreThere } from '#server/platform/files/open-file-store.ts'
import { createS3FileStore } from '#server/platform/files/s3-file-store.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { aMaterial } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function aScene() {
  const server = await startS3Server()
  const app = await startTestApp()
  const folder = await mkdtemp(join(tmpdir(), 'domine-move-'))
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })
  const { s3 } = loadConfig({ S3_URL: server.url() })
  if (!s3) throw new Error('no store')
  const bucket = createS3FileStore(s3)
  const disk = createDiskFileStore(folder)
  for (let n = 0; n < 9; n += 1) await disk.put(`pictures/0${n}/p.webp`, bytes(`picture ${n}`))
  const { variantIds } = await aProduct(app.context.db)
  const { storageKey } = await aMaterial(app, variantIds[0])
  await disk.put(storageKey, bytes('%PDF-1.7'))
  await disk.put('stamped/x/copy.pdf', bytes('made anew'))
  const lines: string[] = []
  const move = (from: FileStore, to: FileStore, deletesSource = false) => {
    lines.length = 0
    return moveFiles({ db: app.context.db, from, to, deletesSource, say: (line) => lines.push(line) })
  }
  const told = () => lines.join('\n')
  return { server, app, bucket, disk, folder, storageKey, move, told }
}

const without = (keys: readonly string[]) => keys.filter((key) => !key.startsWith('stamped/'))

test('everything but stamped copies goes over, again does nothing, and the source is emptied when asked', async () => {
  const { bucket, disk, move, told } = await aScene()
  const before = without(await disk.list())
  expect(await move(disk, bucket)).toBe(true)
  expect(await bucket.list()).toEqual(before)
  expect(told()).toContain('10 files copied (0.0 MB) and 0 there already')
  expect(told()).toContain('the source is as it was')
  expect(await disk.list()).toHaveLength(11)

  expect(await move(disk, bucket, true)).toBe(true)
  expect(told()).toContain('0 files copied (0.0 MB) and 10 there already')
  expect(told()).toContain('11 files deleted from the source')
  expect(await disk.list()).toEqual([])

  expect(await move(bucket, disk)).toBe(true)
  expect(await disk.list()).toEqual(before)
  for (const key of before) expect(await disk.get(key)).toEqual(Buffer.from((await bucket.get(key)) ?? ''))
})

test('a file that differs is not written over, and nothing is deleted', async () => {
  const { bucket, disk, move, told } = await aScene()
  await bucket.put('pictures/03/p.webp', bytes('another one'))
  expect(await move(disk, bucket, true)).toBe(false)
  expect(told()).toContain('1 files are in both stores and differ, none was touched: pictures/03/p.webp')
  expect(told()).toContain('nothing was deleted from the source')
  expect(await disk.list()).toHaveLength(11)
  expect(await bucket.get('pictures/03/p.webp')).toEqual(Buffer.from('another one'))
})

test('a file that the database names and nobody has is told, and nothing is deleted', async () => {
  const { bucket, disk, storageKey, move, told } = await aScene()
  await disk.delete(storageKey)
  expect(await move(disk, bucket, true)).toBe(false)
  expect(told()).toContain(`1 files that the database names are in neither store: ${storageKey}`)
  expect(await disk.list()).toHaveLength(10)
})

test('a move that broke off goes on where it stopped', async () => {
  const { server, bucket, disk, move, told } = await aScene()
  let puts = 0
  server.disturb = (request) => {
    if (request.method === 'PUT') puts += 1
    if (puts <= 3) return false
    request.socket.destroy()
    return true
  }
  expect(await move(disk, bucket, true)).toBe(false)
  expect(told()).toMatch(/stopped: the file store failed at .*; run it again/)
  expect(await disk.list()).toHaveLength(11)
  server.disturb = null
  const arrived = (await bucket.list()).length
  expect(arrived).toBeGreaterThan(0)
  expect(await move(disk, bucket)).toBe(true)
  expect(told()).toContain(`${10 - arrived} files copied (0.0 MB) and ${arrived} there already`)
})

test('a file that arrives damaged is sent again, and never counts as there', async () => {
  const { bucket, disk, move, told } = await aScene()
  let damaged = 0
  const lossy: FileStore = {
    ...bucket,
    put: async (key, file) => {
      damaged += 1
      await bucket.put(key, damaged <= 2 ? bytes('not what was sent') : file)
    },
  }
  expect(await move(disk, lossy)).toBe(true)
  const always: FileStore = { ...bucket, put: (key) => bucket.put(key, bytes('not what was sent')) }
  await bucket.delete('pictures/00/p.webp')
  expect(await move(disk, always, true)).toBe(false)
  expect(told()).toContain('what came back is not what was sent')
  expect(await bucket.has('pictures/00/p.webp')).toBe(false)
  expect(await disk.list()).toHaveLength(11)
})

test('a picture that is deleted while it is moved does not live on in the target', async () => {
  const { bucket, disk, move } = await aScene()
  const watched: FileStore = {
    ...bucket,
    put: async (key, file) => {
      await bucket.put(key, file)
      if (key === 'pictures/05/p.webp') await disk.delete(key)
    },
  }
  await move(disk, watched)
  expect(await bucket.has('pictures/05/p.webp')).toBe(false)
  expect(await bucket.has('pictures/06/p.webp')).toBe(true)
})

test('a half-written file of the disk is nobody’s', async () => {
  const { bucket, disk, folder, move } = await aScene()
  await writeFile(join(folder, '.parts', '.part-1'), 'half')
  expect(await move(disk, bucket)).toBe(true)
  expect(await bucket.list()).toEqual(without(await disk.list()))
})

test('the product does not start where none of its materials is, and says what to do', async () => {
  const { server, app, bucket, disk, storageKey, move } = await aScene()
  const config = loadConfig({ S3_URL: server.url() })
  const moved = { ...app.context, config, files: bucket }
  await expect(checkMaterialsAreThere(moved)).rejects.toThrow(
    'none of the 1 materials of the database is in the bucket of S3_URL: npm run move-files -- to-s3',
  )
  await move(disk, bucket)
  await checkMaterialsAreThere(moved)
  await app.context.files.delete(storageKey)
  await expect(checkMaterialsAreThere(app.context)).rejects.toThrow('npm run move-files -- to-disk')
})

test('a bucket that is refused keeps the product from starting, one that is away does not', async () => {
  const { server, app } = await aScene()
  const at = (url: string) => {
    const config = loadConfig({ S3_URL: url })
    return { ...app.context, config, files: createS3FileStore(config.s3 as never) }
  }
  await checkFileStore(at(server.url()))
  await expect(checkFileStore(at(server.url({ bucket: 'another' })))).rejects.toThrow(
    'S3_URL: the store refuses: NoSuchBucket (404)',
  )
  await expect(checkFileStore(at(server.url({ secret: 'wrong' })))).rejects.toThrow('SignatureDoesNotMatch')
  server.disturb = (request) => {
    request.socket.destroy()
    return true
  }
  await checkFileStore(at(server.url()))
  await checkMaterialsAreThere(at(server.url()))
})
