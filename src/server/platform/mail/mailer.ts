/**
 * The way out for a written mail: an SMTP server, or files in DATA_DIR/outbox where none is set.
 * A mail keeps its id on the way (Message-ID, file name), so that one which is sent twice is still one mail.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

export type MailMessage = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: Date
  /** Where its reader leaves the list that it goes by; null of a transactional one. */
  readonly stopUrl: string | null
}

export type Mailer = {
  /** Resolves once the other side has taken the mail over. @throws when it has not */
  send: (message: MailMessage) => Promise<void>
}

export function createMailer(config: Config): Mailer {
  return config.mail.kind === 'smtp'
    ? createSmtpMailer(config, config.mail.url)
    : createOutboxMailer(config, join(config.dataDir, 'outbox'))
}

function createSmtpMailer(config: Config, url: string): Mailer {
  const opened = whenNeeded(async () => {
    const { createTransport } = await loadNodemailer()
    return createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    })
  })
  return {
    async send(message) {
      const transport = await opened()
      await transport.sendMail(envelope(config, message))
    },
  }
}

function createOutboxMailer(config: Config, folder: string): Mailer {
  const opened = whenNeeded(async () => {
    const { createTransport } = await loadNodemailer()
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  })
  return {
    async send(message) {
      const transport = await opened()
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

function whenNeeded<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
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
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: message.createdAt,
    messageId: `<${message.id}@${new URL(config.siteUrl).hostname}>`,
    headers: { 'auto-submitted': 'auto-generated', ...stopHeaders(message.stopUrl) },
  }
}
