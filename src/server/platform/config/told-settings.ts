/** What a start says of its settings: enough to see that they are those one meant, and nothing secret. */
import { join } from 'node:path'
import { LOOK_CONNECTIONS } from '../db/copy/read-copy.ts'
import { BACKUP_CONNECTIONS, DIRECT_CONNECTIONS } from '../db/open-pools.ts'
import type { Config } from './config.ts'

/** @param envFile the file that was read, if any */
export function toldSettings(config: Config, envFile: string | null): Readonly<Record<string, string>> {
  return {
    settings: envFile === null ? 'the environment alone' : `the environment, then ${envFile}`,
    database: databaseOf(config),
    connections: connectionsOf(config),
    files: config.s3 ? `bucket ${config.s3.bucket} at ${config.s3.endpoint}` : join(config.dataDir, 'files'),
    mail: mailOf(config),
    payments: paymentsOf(config),
  }
}

function databaseOf({ database, dataDir }: Config): string {
  if (database.kind === 'embedded') return `built in, ${join(dataDir, 'pg')}`
  const { url, directUrl, readUrl } = database
  const direct = directUrl && `, a pool; what needs a session: ${serverAt(directUrl, 'DATABASE_DIRECT_URL')}`
  const copy = readUrl && `; a copy to read from: ${serverAt(readUrl, 'DATABASE_READ_URL')}`
  return `${serverAt(url, 'DATABASE_URL')}${direct ?? ''}${copy ?? ''}`
}

function serverAt(url: string, name: string): string {
  return URL.canParse(url) ? placeOf(url) : `the server of ${name}`
}

/** At most, so that the server can be given as many. */
function connectionsOf({ database, databasePoolSize }: Config): string {
  const isPooled = database.kind === 'server' && database.directUrl !== null
  const isCopied = database.kind === 'server' && database.readUrl !== null
  const own = isPooled
    ? `${databasePoolSize} to the pool, ${DIRECT_CONNECTIONS + BACKUP_CONNECTIONS} direct ones`
    : `${databasePoolSize + BACKUP_CONNECTIONS}`
  return `each process: ${own}${isCopied ? `, ${databasePoolSize + LOOK_CONNECTIONS} to the copy` : ''}`
}

function mailOf({ mail, dataDir }: Config): string {
  return mail.kind === 'smtp' ? placeOf(mail.url) : `not sent, in ${join(dataDir, 'outbox')}`
}

/** Neither name nor password, and nothing of the query, which may hold both. */
function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

function paymentsOf({ stripe, mercadoPago }: Config): string {
  const told = [
    ...(stripe ? [keysOf('Stripe', stripe.secretKey.includes('_live_'))] : []),
    ...(mercadoPago ? [keysOf('Mercado Pago', mercadoPago.accessToken.startsWith('APP_USR-'))] : []),
  ]
  return told.join('; ') || 'the built-in test provider, which takes no money'
}

function keysOf(name: string, isLive: boolean): string {
  return isLive ? name : `${name} with test keys, which take no money`
}
