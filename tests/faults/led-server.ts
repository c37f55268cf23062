/** One of several processes on a port, with nothing of the product but its lead: answers with its own number. */
import { createServer } from 'node:http'
import { joinLead } from '#server/platform/processes/led-process.ts'

const lead = await joinLead()
lead?.onStop(() => process.exit(0))
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env['PORT']), () =>
  lead?.ready(),
)
