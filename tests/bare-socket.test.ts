/** The bench's own listener (bench/bare-socket.ts) hears what a server of the library says, however it comes in parts. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { openBareSocket } from '../bench/bare-socket.ts'

async function aServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('texts of every kind of length are heard whole, one after the other and many at once', async () => {
  const { server, url } = await aServer()
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000]
  const heard: number[] = []
  const said = once(server, 'connection')
  const socket = await openBareSocket(url, (text) => heard.push(text.length))
  const [peer] = await said
  for (const length of lengths) peer.send('a'.repeat(length))
  await expect.poll(() => heard).toEqual(lengths)
  socket.terminate()
})

test('what it says is read by the server, short and long', async () => {
  const { server, url } = await aServer()
  const said = once(server, 'connection')
  const socket = await openBareSocket(url, () => {})
  const [peer] = await said
  const read: string[] = []
  peer.on('message', (data: Buffer) => read.push(String(data)))
  const texts = ['["1","1","sala","phx_join",{}]', 'ç'.repeat(62), 'ç'.repeat(63), 'b'.repeat(60_000)]
  for (const text of texts) socket.send(text)
  await expect.poll(() => read).toEqual(texts)
  socket.terminate()
})

test('a server that takes no socket is told', async () => {
  const { server, url } = await aServer()
  server.options.verifyClient = () => false
  await expect(openBareSocket(url, () => {})).rejects.toThrow('no socket but 401')
})
