/**
 * The way out for a written mail: an SMTP server over pooled connections, or files in DATA_DIR/outbox where none is set.
 * A mail keeps its id on the way (Message-ID, file name), so that one which is sent twice is still one mail.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config, SmtpConfig } from '../config/config.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** From its turn to the server's word: a server that answers a letter at a time is cut off. */
export const MESSAGE_MS = 30_000
/** As many as deliver-mail.ts sends at the same time, of each lane. */
const CONNECTIONS = 4
const LIST_CONNECTIONS = 2
/** A pooled connection that is not used ends. */
const IDLE_MS = 20_000
/** Of the address: settings that would let the password out in clear. */
const PLAIN_SETTINGS = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure']

export type MailMessage = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: Date
  /** Where its reader leaves the list that it goes by; null of a transactional one. */
  readonly stopUrl: string | null
  /** Who answers; null where nobody does. */
  readonly replyTo: string | null
}

export type Mailer = {
  /** Resolves once the other side has taken the mail over. @throws when it has not */
  send: (message: MailMessage) => Promise<void>
  /** Ends the connections that wait for the next mail. */
  close?: () => Promise<void>
}

export function createMailer(config: Config): Mailer {
  return config.mail.kind === 'smtp'
    ? createSmtpMailer(config, config.mail)
    : createOutboxMailer(config, join(config.dataDir, 'outbox'))
}

function createSmtpMailer(config: Config, mail: SmtpConfig): Mailer {
  const pool = (maxConnections: number) => whenNeeded(() => openPool(mail, maxConnections))
  const [transactional, ofLists] = [pool(CONNECTIONS), pool(LIST_CONNECTIONS)]
  return {
    async send(message) {
      const transport = await (message.stopUrl === null ? transactional : ofLists).open()
      // The signal closes the connection that hangs, and no other.
      await transport.sendMail({ ...envelope(config, message), signal: AbortSignal.timeout(MESSAGE_MS) })
    },
    async close() {
      for (const { opened } of [transactional, ofLists]) (await opened())?.close()
    },
  }
}

async function openPool({ url, requireTls }: SmtpConfig, maxConnections: number) {
  const { createTransport } = await loadNodemailer()
  const address = new URL(url)
  if (requireTls) for (const setting of PLAIN_SETTINGS) address.searchParams.delete(setting)
  return createTransport({
    url: address.href,
    pool: true,
    maxConnections,
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    requireTLS: requireTls,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
}

function createOutboxMailer(config: Config, folder: string): Mailer {
  const opened = whenNeeded(async () => {
    const { createTransport } = await loadNodemailer()
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  })
  return {
    async send(message) {
      const transport = await opened.open()
      const { message: bytes } = await transport.sendMail(envelope(config, message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = message.createdAt.toISOString().replaceAll(/[:.]/g, '-')
      const file = join(folder, `${time}-${message.id}.eml`)
      // `buffer: true` makes the transport answer bytes and not a stream.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** Loaded with the first mail: the process starts without it. */
async function loadNodemailer() {
  return (await import('nodemailer')).default
}

function whenNeeded<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | null = null
  return { open: () => (made ??= make()), opened: async () => made }
}

/** The mail program's own button (RFC 2369, and RFC 8058 for the one that asks nothing more). */
function stopHeaders(stopUrl: string | null) {
  if (stopUrl === null) return {}
  return { 'list-unsubscribe': `<${stopUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
}

function envelope(config: Config, message: MailMessage) {
  return {
    from: config.mailFrom,
    to: { name: '', address: message.recipient },
    ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: message.createdAt,
    messageId: `<${message.id}@${new URL(config.siteUrl).hostname}>`,
    headers: { 'auto-submitted': 'auto-generated', ...stopHeaders(message.stopUrl) },
  }
}
