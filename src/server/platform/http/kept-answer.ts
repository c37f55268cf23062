/**
 * An answer that is the same for everybody, as it is kept in memory: compressed once, with its headers put together
 * once for each form, so that sending it costs a call of Node and nothing else.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding, type Encoding, encoded } from './encoding.ts'
import { namesValidator } from './validators.ts'

/** An answer in each form that a browser may take. */
export type Bodies = Readonly<Record<Encoding, Buffer>>

/** Names and values of headers in turn: Node takes such a list as it is, and does not change it. */
type HeaderList = string[]

type Form = {
  readonly etag: string
  readonly body: Buffer
  readonly headers: HeaderList
  /** For who has this very form already. */
  readonly unchangedHeaders: HeaderList
}

export type KeptAnswer = {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Bodies
  readonly forms: Readonly<Record<Encoding, Form>>
}

/** What a 304 repeats of an answer (RFC 9110 §15.4.5), and what lets a page of another origin read it. */
const REPEATED = ['etag', 'vary', 'cache-control', 'access-control-allow-origin']

/** @param headers in lower case, without those that the form decides */
export async function keepAnswer(
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<KeptAnswer> {
  const identity = Buffer.from(body)
  const [br, gzip] = await Promise.all([encoded(identity, 'br', 'kept'), encoded(identity, 'gzip', 'kept')])
  const whole = { ...headers, vary: 'accept-encoding' }
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    headers: whole,
    bodies: { br, gzip, identity },
    forms: {
      br: formOf(whole, tag, 'br', br),
      gzip: formOf(whole, tag, 'gzip', gzip),
      identity: formOf(whole, tag, 'identity', identity),
    },
  }
}

/** What an answer takes of the memory, as nearly as a bound needs it. */
export function bytesOf({ bodies }: KeptAnswer): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length
}

/** @param more headers of this moment, names and values in turn; none that the answer has itself */
export function sendKept(
  kept: KeptAnswer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  more?: readonly string[],
): void {
  const form = kept.forms[bestEncoding(asked['accept-encoding'] ?? '', 'kept')]
  const isUnchanged = isHeld(asked['if-none-match'], form)
  const said = isUnchanged ? form.unchangedHeaders : form.headers
  response.writeHead(isUnchanged ? 304 : 200, more ? [...said, ...more] : said)
  response.end(isUnchanged || method === 'HEAD' ? undefined : form.body)
}

/** The same for who was not answered from memory. */
export function keptResponse(kept: KeptAnswer, { headers: asked, method }: Request): Response {
  const form = kept.forms[bestEncoding(asked.get('accept-encoding') ?? '', 'kept')]
  const isUnchanged = isHeld(asked.get('if-none-match') ?? undefined, form)
  const headers = new Headers()
  const said = isUnchanged ? form.unchangedHeaders : form.headers
  for (let at = 0; at < said.length; at += 2) headers.set(said[at] ?? '', said[at + 1] ?? '')
  const body = isUnchanged || method === 'HEAD' ? null : new Uint8Array(form.body)
  return new Response(body, { status: isUnchanged ? 304 : 200, headers })
}

function isHeld(validator: string | undefined, { etag }: Form): boolean {
  return validator !== undefined && namesValidator(validator, etag)
}

function formOf(headers: KeptAnswer['headers'], tag: string, encoding: Encoding, body: Buffer): Form {
  const isPlain = encoding === 'identity'
  const etag = isPlain ? `"${tag}"` : `"${tag}-${encoding}"`
  const all: Record<string, string> = { ...headers, etag, 'content-length': String(body.length) }
  if (!isPlain) all['content-encoding'] = encoding
  const entries = Object.entries(all)
  return {
    etag,
    body,
    headers: entries.flat(),
    unchangedHeaders: entries.filter(([name]) => REPEATED.includes(name)).flat(),
  }
}
