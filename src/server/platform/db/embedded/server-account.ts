/**
 * As whom PostgreSQL runs. It refuses to run as root, so root lends it an unprivileged account, by number;
 * everybody else runs it as themselves.
 */
import { readFile, stat } from 'node:fs/promises'
import { StartError } from '#server/platform/start-error.ts'

/** Spread into the options of spawn: empty means "as ourselves". */
export type ServerAccount = { uid: number; gid: number } | Record<string, never>

/**
 * @param pgData the cluster; when it exists already its owner runs it, because PostgreSQL serves only its own files
 * @throws StartError when we are root and the machine has no unprivileged account to lend
 */
export async function chooseServerAccount(pgData: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(pgData).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new StartError(
    'PostgreSQL may not run as root and there is no account "postgres" or "nobody": run as another user or set DATABASE_URL',
  )
}

export function hasOwnAccount(account: ServerAccount): account is { uid: number; gid: number } {
  return 'uid' in account
}
