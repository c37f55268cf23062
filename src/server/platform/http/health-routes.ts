/**
 * /healthz: the process is alive. /readyz: it can serve, that is, the database answers it and is heard;
 * a copy that is late or gone is told there and hinders nobody. Where several
 * processes share the address, both speak for all that serve.
 */
import { type Context, Hono } from 'hono'
import type { Platform } from '../platform.ts'
import type { Answer, Question } from '../processes/words.ts'

export function healthRoutes({ health, siblings }: Pick<Platform, 'health' | 'siblings'>): Hono {
  const routes = new Hono()
  const findIn = async (question: Question, own: () => Promise<string | null> | string | null) => {
    const [reason, others] = await Promise.all([own(), siblings.ask(question)])
    return reason ?? others.map(reasonOf).find((one) => one !== null) ?? null
  }
  routes.get('/healthz', async (c) => answer(c, 'alive', await findIn('death', health.findDeath)))
  routes.get('/readyz', async (c) => {
    const hindrance = await findIn('hindrance', health.findHindrance)
    const copy = health.copy()
    return answer(c, 'ready', hindrance, copy === null ? {} : { copy: copy.state })
  })
  return routes
}

function reasonOf(answer: Answer): string | null {
  if (answer === null) return 'one of the processes does not answer'
  return typeof answer.value === 'string' ? `another process: ${answer.value}` : null
}

function answer(
  c: Context,
  status: string,
  reason: string | null,
  told: Readonly<Record<string, string>> = {},
): Response {
  c.header('cache-control', 'no-store')
  return reason === null
    ? c.json({ status, ...told })
    : c.json({ status: `not ${status}`, reason, ...told }, 503)
}
