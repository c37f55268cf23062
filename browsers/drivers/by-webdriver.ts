/**
 * WebKitGTK by the W3C's WebDriver: the dozen calls that are needed, over fetch. One program of its driver holds one
 * window's session, so that each person has a driver of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../bench/child.ts'
import { endWithUs } from '../../scripts/end-with-us.ts'
import { type Browser, type Person, type Tab, WINDOW } from '../port.ts'

const START_TRIES = 100
const START_PAUSE_MS = 100
/** Now and then MiniBrowser starts without the process that shows pages, and its driver waits for ever. */
const SESSION_TRIES = 3
const SESSION_LIMIT_MS = 30_000
const CALL_LIMIT_MS = 90_000
/** The W3C's name for the member that refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

export type WebDriver = {
  /** The program that speaks WebDriver. */
  readonly driver: string
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly env: Readonly<Record<string, string>>
}

export async function openByWebDriver(how: WebDriver, close: () => Promise<void>): Promise<Browser> {
  const first = await openSession(how)
  const { name } = first
  await first.end()
  return {
    name,
    newPerson: async (): Promise<Person> => {
      const session = await openSession(how)
      return { openTab: async () => tabOf(session.call), leave: session.end }
    },
    close,
  }
}

type Call = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Answer>

async function openSession(how: WebDriver): Promise<Session> {
  for (let left = SESSION_TRIES; ; left -= 1) {
    const session = await openOnce(how).catch((error: unknown) => {
      if (left <= 1) throw error
      return null
    })
    if (session) return session
  }
}

type Session = { readonly name: string; readonly call: Call; readonly end: () => Promise<void> }

async function openOnce({ driver, capabilities, env }: WebDriver): Promise<Session> {
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } })
  const base = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    await ended
  }
  endWithUs(program)
  try {
    await untilItAnswers(program, `${base}/status`)
    const { sessionId, capabilities: own } = await ask<{
      sessionId: string
      capabilities: Record<string, string>
    }>('POST', `${base}/session`, { capabilities: { alwaysMatch: capabilities } }, SESSION_LIMIT_MS)
    const call: Call = (method, path, body) => ask(method, `${base}/session/${sessionId}${path}`, body)
    await ask('POST', `${base}/session/${sessionId}/window/rect`, { x: 0, y: 0, ...WINDOW }, SESSION_LIMIT_MS)
    await call('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
    const end = async () => {
      await call('DELETE', '').catch(() => undefined)
      await stop()
    }
    return { name: `${own['browserName']} ${own['browserVersion']}`, call, end }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilItAnswers(program: ChildProcess, url: string): Promise<void> {
  for (let left = START_TRIES; left > 0; left -= 1) {
    if (program.exitCode !== null) break
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(START_PAUSE_MS)
  }
  throw new Error(`${program.spawnfile} did not become ready`)
}

async function ask<Answer>(
  method: string,
  url: string,
  body?: unknown,
  limitMs = CALL_LIMIT_MS,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // By the W3C's protocol every answer has this one member.
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function tabOf(call: Call): Tab {
  const keys = (text: string) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  return {
    goto: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    address: () => call('GET', '/url'),
    run: async (code, given) => {
      const script = `const [given, done] = arguments; Promise.resolve(given).then(${code}).then((answer) => done({ answer }), (error) => done({ error: String(error) }))`
      const said = await call<{ answer?: never; error?: string }>('POST', '/execute/async', {
        script,
        args: [given ?? null],
      })
      if (said.error) throw new Error(said.error)
      return said.answer as never
    },
    pressAt: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y) }
      const actions = [
        { type: 'pointerMove', duration: 0, ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await call('POST', '/actions', { actions: [mouse] })
    },
    type: (text) => keys(text).then(() => undefined),
    key: (name) => keys(KEYS[name]).then(() => undefined),
    upload: async (selector, path) => {
      const found = await call<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      })
      await call('POST', `/element/${found[ELEMENT]}/value`, { text: path })
    },
    picture: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    print: null,
    faults: () => [],
  }
}
