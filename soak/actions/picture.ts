/** Gives the profile a picture, now and then cut in the middle of its way or sent twice at once; it is seen whole after that. */
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { aJpeg } from '#tests/support/pictures.ts'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const CUT_SHARE = 0.4
const TWICE_SHARE = 0.3
const PICTURE = await aJpeg(300, 200)

export async function picture({ call, callAsGuest, chance, doors, ledger, session }: Student): Promise<void> {
  const name = `${session.userId}-${randomUUID()}.jpg`
  const path = `/storage/v1/object/avatars/${name}`
  if (chance.isTrue(CUT_SHARE)) await sendHalf(chance.pick(doors() as [string]) + path, session.token)
  const send = () => call({ method: 'PUT', path, bytes: PICTURE, contentType: 'image/jpeg' })
  const answers = await Promise.all(chance.isTrue(TWICE_SHARE) ? [send(), send()] : [send()])
  // 429: enough for this hour.
  if (!answers.every((answer) => isExpected(ledger, 'picture', answer, [200, 429]))) return
  if (answers.every(({ status }) => status === 429)) return
  const seen = await callAsGuest({ path: `/storage/v1/object/public/avatars/${name}` })
  if (!isExpected(ledger, 'see the picture', seen, [200])) return
  if (!seen.contentType.startsWith('image/')) ledger.surprises.push(`the picture is ${seen.contentType}`)
}

/** The line breaks when half of it is sent; nobody hears an answer. */
function sendHalf(url: string, token: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-length': PICTURE.length,
    }
    const sending = request(url, { method: 'PUT', headers })
    sending.on('error', () => {})
    sending.on('close', () => resolve())
    sending.on('response', (response) => response.resume())
    sending.write(PICTURE.subarray(0, PICTURE.length / 2), () => sending.destroy())
  })
}
