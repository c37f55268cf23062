/** The peer of the page rows: Hono, one handler a path, bytes in memory. Arguments: port, JSON of path → file of the body. */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [port, files] = process.argv.slice(2)
const app = new Hono()
app.get('/ready', (c) => c.text('ready'))
for (const [path, file] of Object.entries(JSON.parse(files ?? '{}') as Record<string, string>)) {
  const body = readFileSync(file)
  app.get(path, (c) =>
    c.body(body, 200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }),
  )
}
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
