/**
 * The words after `npm run NAME --`. An option that is misspelt is refused, and so is one that npm took for its own
 * since the two dashes before it were forgotten: without it the command would do something else.
 */
import { StartError } from '#server/platform/start-error.ts'

export type CommandWords = { readonly names: readonly string[]; readonly options: ReadonlySet<string> }

/** @throws StartError @param command as npm calls it @param known options, without dashes */
export function readCommandWords(
  command: string,
  known: readonly string[],
  from: { argv: readonly string[]; env: Readonly<Record<string, string | undefined>> },
): CommandWords {
  for (const option of known) {
    if (from.env[`npm_config_${option.replaceAll('-', '_')}`] === undefined) continue
    throw new StartError(`npm kept --${option} for itself: write npm run ${command} -- --${option} …`)
  }
  // npm leaves the two dashes out; who calls scripts/run.mjs may write them as well.
  const words = from.argv.filter((word) => word !== '--')
  const options = new Set(words.filter((word) => word.startsWith('-')).map((word) => word.replace(/^--/, '')))
  for (const option of options) {
    if (known.includes(option)) continue
    const all = known.map((name) => `--${name}`).join(', ')
    throw new StartError(`npm run ${command} knows no such option; it knows ${all}`)
  }
  return { names: words.filter((word) => !word.startsWith('-')), options }
}
