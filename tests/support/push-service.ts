/**
 * A push service and the browsers that ask it for notices: looks at the signature as RFC 8292 wants it, and reads what it
 * is given with the browser's own key (RFC 8291). Nothing here is web-push's own.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { PostPush } from '#server/account/push/post-push.ts'

const ORIGIN = 'https://avisos.exemplo.com.br'

export type ReadNotice = { title: string; body: string; path: string; tag: string }
export type HandedNotice = {
  endpoint: string
  notice: ReadNotice
  headers: Readonly<Record<string, string | number>>
  /** What the signature says of who sends. */
  subject: string | undefined
}

type Browser = {
  readonly body: { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } }
  readonly read: (bytes: Buffer) => ReadNotice
}

/** @param now the clock that signatures are looked at by */
export function aPushService(now: () => Date) {
  const browsers = new Map<string, Browser>()
  const handed: HandedNotice[] = []
  const answers: (number | Error)[] = []
  let knownKey: string | null = null

  const post: PostPush = async ({ endpoint, headers, body }) => {
    const answer = answers.shift() ?? 201
    if (answer instanceof Error) throw answer
    if (answer !== 201) return answer
    const browser = browsers.get(endpoint)
    if (!browser) return 410
    const { key, subject } = await readSignature(String(headers['Authorization']), now())
    // A subscription is bound to the key that it was made with.
    knownKey ??= key
    if (key !== knownKey) return 403
    handed.push({ endpoint, headers, subject, notice: browser.read(body) })
    return 201
  }

  return {
    post,
    /** Everything that was handed over since the last look. */
    taken: () => handed.splice(0),
    /** What it says to the next notices, instead of taking them. */
    says: (...next: (number | Error)[]) => void answers.push(...next),
    aBrowser(): Browser {
      const browser = newBrowser()
      browsers.set(browser.body.endpoint, browser)
      return browser
    },
  }
}

function newBrowser(): Browser {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  return {
    body: {
      endpoint: `${ORIGIN}/${randomBytes(12).toString('hex')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(bytes) {
      const salt = bytes.subarray(0, 16)
      const recordSize = bytes.readUInt32BE(16)
      const idLength = bytes.readUInt8(20)
      const sender = bytes.subarray(21, 21 + idLength)
      const sealed = bytes.subarray(21 + idLength)
      if (sealed.length > recordSize) throw new Error('more than one record')
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
      const derive = (of: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${of}\0`), length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      return JSON.parse(padded.subarray(0, end).toString('utf8')) as ReadNotice
    },
  }
}

async function readSignature(authorization: string, now: Date) {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (!token || !key) throw new Error('no signature')
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const { payload } = await jwtVerify(token, publicKey, {
    audience: ORIGIN,
    algorithms: ['ES256'],
    // The library signs by the machine's own clock.
    currentDate: Math.abs(Date.now() - now.getTime()) < 3600_000 ? now : new Date(),
    requiredClaims: ['exp', 'sub'],
  })
  return { key, subject: payload.sub }
}
