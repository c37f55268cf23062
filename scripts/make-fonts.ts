/**
 * Makes the fonts of the pages smaller: `node scripts/make-fonts.ts` after a change of a font's package or of the
 * characters, and commit what it writes into src/web/styles/fonts (decision 0076). All are under the OFL, whose texts
 * lie beside them; Source is a reserved name, so the text face made of it is called Domine Texto.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import {
  charactersOf,
  HEADING,
  HEADING_REST_RANGE,
  NOTE_FIRST,
  NOTE_REST_RANGE,
  SELDOM_RANGE,
  TEXT,
} from './fonts/characters.ts'
import { renamed } from './fonts/name-table.ts'

const require = createRequire(import.meta.url)
const FOLDER = join(import.meta.dirname, '../src/web/styles/fonts')
const EXPO = '@expo-google-fonts'

type Made = {
  file: string
  source: string
  characters: string
  features: readonly string[]
  /** Where the name of its makers is reserved. */
  name?: string
}

/** The first file of each family fits into the first round trip of a new connection (some 14 kB). */
const FONTS: readonly Made[] = [
  {
    file: 'heading.woff2',
    source: `${EXPO}/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf`,
    characters: HEADING,
    features: ['kern', 'tnum'],
  },
  {
    file: 'heading-rest.woff2',
    source: `${EXPO}/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf`,
    characters: charactersOf(HEADING_REST_RANGE),
    features: ['kern'],
  },
  {
    file: 'text-400.woff2',
    source: `${EXPO}/source-sans-3/400Regular/SourceSans3_400Regular.ttf`,
    characters: TEXT,
    features: ['kern'],
    name: 'Domine Texto',
  },
  {
    file: 'text-600.woff2',
    source: `${EXPO}/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf`,
    characters: TEXT,
    features: ['kern'],
    name: 'Domine Texto',
  },
  {
    file: 'text-seldom.woff2',
    source: `${EXPO}/source-sans-3/400Regular/SourceSans3_400Regular.ttf`,
    characters: charactersOf(SELDOM_RANGE),
    features: [],
    name: 'Domine Texto',
  },
  {
    file: 'note.woff2',
    source: `${EXPO}/caveat/600SemiBold/Caveat_600SemiBold.ttf`,
    characters: NOTE_FIRST,
    features: ['kern'],
  },
  {
    file: 'note-rest.woff2',
    source: `${EXPO}/caveat/600SemiBold/Caveat_600SemiBold.ttf`,
    characters: charactersOf(NOTE_REST_RANGE),
    features: ['kern'],
  },
]
const LICENCES = {
  'OFL-BricolageGrotesque.txt': `${EXPO}/bricolage-grotesque/LICENSE_FONT`,
  'OFL-SourceSans3.txt': `${EXPO}/source-sans-3/LICENSE_FONT`,
  'OFL-Caveat.txt': `${EXPO}/caveat/LICENSE_FONT`,
}
/** Copyright and the licence's address. */
const KEPT_NAMES = [0, 14]

for (const { file, source, characters, features, name } of FONTS) {
  const options = { keepFeatures: features, preserveNameIds: KEPT_NAMES }
  const smaller = await subsetFont(readFileSync(require.resolve(source)), characters, {
    ...options,
    targetFormat: 'sfnt',
  })
  const made = await subsetFont(name ? renamed(smaller, name) : smaller, undefined, {
    ...options,
    keepAllGlyphs: true,
    targetFormat: 'woff2',
  })
  writeFileSync(join(FOLDER, file), made)
  console.log(`${file}: ${made.length} bytes`)
}
for (const [file, source] of Object.entries(LICENCES)) {
  copyFileSync(require.resolve(source), join(FOLDER, file))
}
