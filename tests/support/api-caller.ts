/** People who call /api as a browser does: a visitor with the cookie it was given, or a student with a token. */
import type { SignedUpStudent } from './accounts.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type ApiAnswer = { status: number; body: any; headers: Headers }
export type ApiCaller = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>

/** A browser of its own, that has written nothing yet. */
export function aVisitor(app: { url: string }): ApiCaller {
  let cookie = ''
  return async (method, path, body) => {
    const answer = await send(app, method, path, body, cookie ? { cookie } : {})
    const given = answer.headers.get('set-cookie')?.split(';')[0]
    if (given) cookie = given
    return answer
  }
}

export function asStudent(app: { url: string }, student: SignedUpStudent): ApiCaller {
  const headers = { authorization: `Bearer ${student.session.access_token}` }
  return (method, path, body) => send(app, method, path, body, headers)
}

async function send(
  app: { url: string },
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<ApiAnswer> {
  const response = await fetch(`${app.url}/api/${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
}
