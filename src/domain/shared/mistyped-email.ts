/** Does an address look like a slip of the keyboard (product §10 The owner's console, decision 0158)? Asks back, never refuses. */

/** Providers that most students in Brazil write from; each as its name and its endings. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'com.br'],
  outlook: ['com', 'com.br'],
  yahoo: ['com.br', 'com'],
  icloud: ['com'],
  live: ['com'],
  uol: ['com.br'],
  bol: ['com.br'],
  terra: ['com.br'],
  ig: ['com.br'],
  globo: ['com'],
}

/** Real ones that stand a letter or two beside those. */
const REAL = new Set(['mail', 'email', 'ymail', 'rocketmail', 'foxmail', 'fastmail', 'hushmail', 'cloud'])

const MISTYPED_ENDINGS: Readonly<Record<string, string>> = Object.fromEntries([
  ...['con', 'cm', 'om', 'co', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cpm', 'cim', 'c'].map((typed) => [
    typed,
    'com',
  ]),
  ...[
    'con.br',
    'cm.br',
    'co.br',
    'om.br',
    'com.b',
    'com.r',
    'com.nr',
    'com.bt',
    'combr',
    'comm.br',
    'com.brr',
  ].map((typed) => [typed, 'com.br']),
])

/** Names that are shorter are a letter away from too many others. */
const SHORTEST_NAME = 5
/** From this length on two slips are still the same name. */
const LONG_NAME = 7

/** @returns the address that was probably meant; null where nothing looks wrong */
export function probablyMeant(email: string): string | null {
  const [, local, typedDomain] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (!local || !typedDomain) return null
  const domain = typedDomain.replaceAll(/\.{2,}/g, '.').replaceAll(',', '.')
  const dot = domain.indexOf('.')
  const name = dot < 0 ? domain : domain.slice(0, dot)
  const ending = dot < 0 ? '' : domain.slice(dot + 1)
  if (REAL.has(name)) return null
  const provider = nearestProvider(name)
  if (provider === null) return null
  const meant = `${provider}.${meantEnding(provider, ending, provider !== name)}`
  return meant === typedDomain ? null : `${local}@${meant}`
}

function nearestProvider(name: string): string | null {
  if (Object.hasOwn(PROVIDERS, name)) return name
  const near = Object.keys(PROVIDERS).filter((provider) => {
    if (provider.length < SHORTEST_NAME) return false
    return slipsBetween(name, provider) <= (provider.length >= LONG_NAME ? 2 : 1)
  })
  return near.length === 1 ? (near[0] ?? null) : null
}

/** Abroad providers have endings of their own: one that is no slip stays as it is. */
function meantEnding(provider: string, typed: string, isMistypedName: boolean): string {
  const endings = PROVIDERS[provider] ?? []
  const ending = MISTYPED_ENDINGS[typed] ?? typed
  const [usual = 'com'] = endings
  if (endings.includes(ending)) return ending
  const isSlip = typed === '' || ending !== typed || isMistypedName
  // Nobody has an address of Gmail that ends otherwise.
  return isSlip || provider === 'gmail' ? usual : ending
}

/** Letters that are missing, too many, wrong or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}
