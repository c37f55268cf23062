/**
 * The file `.env` beside package.json, read by Node's own parser, for who starts the product by hand. What the environment
 * itself says wins over it.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { PROJECT_ROOT } from '#server/platform/project-files.ts'
import { StartError } from '#server/platform/start-error.ts'

/**
 * Adds what the environment does not say. ENV_FILE names another file; empty, none is read.
 *
 * @returns the file that was read; null for none
 * @throws StartError for a file that cannot be read, or that is named and is not there
 */
export function fillFromEnvFile(
  environment: Record<string, string | undefined>,
  folder: string = PROJECT_ROOT,
): string | null {
  const named = environment['ENV_FILE']
  if (named === '') return null
  const file = resolve(folder, named ?? '.env')
  const text = readIfThere(file)
  if (text === null) {
    if (named === undefined) return null
    throw new StartError(`ENV_FILE names ${file}, which is not there`)
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value
  return file
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new StartError(`the settings in ${file} cannot be read (${code}): give this account the right to`, {
      cause,
    })
  }
}
