/**
 * Everything that this browser keeps, by name, and whose it is (decision 0125). A name that does not stand here cannot
 * be written: the stores of kept-things.ts take no other, and nothing else touches the browser's storage
 * (tests/kept-names.test.ts).
 */

/**
 * What somebody made or left here: belongs to an account or to nobody, and is shown to that one alone.
 *
 * `joins`: what becomes of nobody's thing when an account is entered in the same sitting. `moves` into the account,
 * where that has none of its own; `adds` to the account's own; `stays` with nobody.
 */
const PERSONAL_NAMES = {
  /** Fixed by product §7, and the longer ones that begin so. */
  'domine-a-redacao:cart': 'adds',
  'domine-a-redacao:sala:folha': 'moves',
  'domine-a-redacao:sala:folha:': 'moves',
  'domine-a-redacao:sala:relogio': 'moves',
  /** A visitor's correction: shown again after Back and reload, and taken into the account that is made. */
  'domine-a-redacao:sala:corrigida': 'moves',
  /** A visitor's reading for another exam: shown again after Back and reload. */
  'domine-a-redacao:sala:lida': 'stays',
  /** Versions that this device has corrected and the server has not taken yet: each names its account. */
  'domine-a-redacao:sala:espera': 'stays',
  /** Letters of one's own hand that fit on a line of the sheet. */
  'domine-a-redacao:letra': 'moves',
  /** A mock exam that runs: its theme, its end and what is on the sheet, so that it goes on without a network. */
  'domine-a-redacao:simulado:': 'stays',
  'domine-a-redacao:minicurso:v1': 'moves',
  /** A visitor's practice: an account that is entered takes it in, and keeps its own on the server. */
  'domine-a-redacao:pratica:1': 'moves',
  'domine-a-redacao:cronograma:1': 'moves',
  'domine-a-redacao:desafio:rascunho': 'moves',
  'domine-a-redacao:match:': 'moves',
  /** What a teacher wrote on a correction and the server has not taken yet. */
  'domine-a-redacao:correcao:': 'stays',
  /** A photographed sheet that is being typed: its lines, and small copies of its pages. */
  'domine-a-redacao:papel:texto': 'moves',
  'domine-a-redacao:papel:foto:': 'moves',
  /** Each message names its writer, and nobody else may send it. */
  chat_outbox_: 'stays',
  chat_read_: 'moves',
} as const

/** Copies of what the server holds, as one reader saw it: they go when somebody else looks. Fixed by product §7. */
const COPY_NAMES = ['chat_messages_', 'monthly_challenge_submissions', 'feedbacks'] as const

/** As personal, for this tab and as long as it is open. */
export const TAB_NAMES = [
  'domine-a-redacao:coupon',
  'domine-a-redacao:cupom-do-link',
  /** Where this visit came from, for the order. */
  'domine-a-redacao:origem',
  'domine-a-redacao:visitadas',
  'domine-a-redacao:generator',
] as const

/** How this device is used, by whomever. */
export type DeviceName =
  | 'theme'
  | 'domine-a-redacao:sound'
  /** Until when the console does not advise a second factor. */
  | 'domine-a-redacao:painel:lembrete'
  | 'domine-a-redacao:sala:sem-corretor'
  /** That the teacher's desk takes no single keys. */
  | 'domine-a-redacao:correcao-sem-teclas'
  /** That a visitor has had the one correction here, as a number of the essay. */
  | 'domine-a-redacao:sala:correcao'
  /** The page that was open last, to go back to after signing in. */
  | 'domine-a-redacao:volta'
  /** The invitation by whose link somebody came, until an account is opened. */
  | 'domine-a-redacao:convite'
  /** The partner by whose link this browser came last, and the day, for 30 days: who buys may sign in only then. */
  | 'domine-a-redacao:parceria'

/** Whose things lie under the plain names, here and in this tab; nobody's where there is none. */
export const HOLDER_NAME = 'domine-a-redacao:de'
/** When nobody wrote last, in the browser's clock. */
export const SITTING_NAME = 'domine-a-redacao:visita'
/** When each account that left things here was left. */
export const LEFT_NAME = 'domine-a-redacao:saidas'

type Prefixed<Name extends string> = Name extends `${string}:` | `${string}_` ? `${Name}${string}` : Name
export type PersonalName = Prefixed<keyof typeof PERSONAL_NAMES> | Prefixed<(typeof COPY_NAMES)[number]>
export type TabName = (typeof TAB_NAMES)[number]

type Joining = 'moves' | 'adds' | 'stays' | 'goes'

const JOININGS = new Map<string, Joining>([
  ...Object.entries(PERSONAL_NAMES),
  ...COPY_NAMES.map((name) => [name, 'goes'] as const),
])

/** What becomes of a thing when somebody else comes; null for a name that is nobody's. */
export function joiningOf(name: string): Joining | null {
  const exact = JOININGS.get(name)
  if (exact) return exact
  for (const [prefix, joining] of JOININGS)
    if (/[:_]$/.test(prefix) && name.startsWith(prefix)) return joining
  return null
}
