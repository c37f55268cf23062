/** The pages as the product serves them, the page cache around them: a door beside a test's own. Needs a build. */
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { buildApp, callsOf } from '#server/app.ts'
import { createPages, type Pages } from '#server/pages/page-handler.ts'
import type { NodeListener } from '#server/platform/http/node-listener.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import { pagePatterns } from '#server/platform/telemetry/page-pattern.ts'
import type { TestApp } from './test-app.ts'

const BUILD = new URL('../../build/server/index.js', import.meta.url)

export type PageServer = AsyncDisposable & {
  url: string
  /** The pattern of every page, as src/web/routes.ts has it, with its slash. */
  patterns: readonly string[]
  /** Of the page cache. */
  counts: Pages['counts']
  forget: Pages['forget']
}

/** @param behind put around what is asked where the page cache has no answer */
export async function startPageServer(
  { context }: TestApp,
  behind: (listener: NodeListener) => NodeListener = (listener) => listener,
): Promise<PageServer> {
  const pages = await createPages(context, 'production')
  context.telemetry.attach({ pageCache: pages.counts })
  const app = buildApp(context, pages.handle)
  const http = createNodeServer(context.telemetry.wrap(pages.wrap(behind(answerBy(app.fetch)), callsOf(app))))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  // What `createPages` has just loaded from the same file.
  const { routes } = (await import(BUILD.href)) as ServerBuild
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    counts: pages.counts,
    forget: pages.forget,
    patterns: ['', ...pagePatterns(routes)].map((pattern) => `/${pattern}`),
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
      await pages.close()
    },
  }
}
