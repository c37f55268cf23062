import { expect, test } from 'vitest'
import { ESSAY, MOTIVATING, PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import { RUBRIC_2025 } from '../rubric/rubric-2025.ts'
import { findZeroRisks } from './zero-risks.ts'

const language = testCorrector()
const ON_THEME = { score: 1, isOff: false, isCapped: false }

type Case = { theme?: typeof ON_THEME; motivating?: readonly string[]; hasPaperLines?: boolean }

function risks(
  text: string,
  { theme = ON_THEME, motivating = [], hasPaperLines = false }: Case = {},
): string[] {
  const essay = { text, theme: THEME, motivating, hasPaperLines }
  return findZeroRisks(analyse(essay, language), RUBRIC_2025, theme, essay).map(({ id }) => id)
}

/** Each a line of the sheet, none like another. */
function ownLines(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `Doar sangue é o gesto ${at + 1} de quem ajuda outro.`,
  ).join('\n')
}

test('an essay has no risk', () => {
  expect(risks(ESSAY.text, { motivating: MOTIVATING })).toEqual([])
})

test.each<[string, string[]]>([
  ['', ['blank']],
  [' \n \t', ['blank']],
  ['a', ['too-short']],
])('%j is %j', (text, expected) => {
  expect(risks(text)).toEqual(expected)
})

test.each<[number, number, boolean]>([
  [7, 0, true],
  [8, 0, false],
  [7, 1, true],
  [7, 3, true],
  [8, 3, false],
])('%i own lines with %i copied ones are too short: %s', (own, copied, isShort) => {
  const source = [
    'O hemocentro da cidade abre as portas ao público todas as manhãs.',
    'As bolsas de plaquetas duram apenas cinco dias nas geladeiras.',
    'Quem pesa menos de cinquenta quilos não pode entrar na fila hoje.',
  ]
  const text = [ownLines(own), ...source.slice(0, copied)].join('\n')
  expect(risks(text, { motivating: source }).includes('too-short')).toBe(isShort)
})

test('off the theme is what the gate says, unless the language is another', () => {
  const off = { score: -9, isOff: true, isCapped: false }
  expect(risks(ESSAY.text, { theme: off })).toEqual(['off-theme'])
  expect(risks(ESSAY.text)).toEqual([])
})

const ENGLISH =
  'The right to read is the basis of all other rights that people have and it is for this that they are'
const SPANISH =
  'La lectura es un derecho que todos los jóvenes tienen y por eso el gobierno debe dar libros en las escuelas del país para que ellos lean más'
test.each<[string, boolean, string]>([
  ['twenty English words', true, ENGLISH.split(' ').slice(0, 20).join(' ')],
  ['nineteen English words', false, ENGLISH.split(' ').slice(0, 19).join(' ')],
  ['Spanish', true, SPANISH],
  ['Greek', true, 'Το αίμα σώζει ζωές και κάθε άνθρωπος μπορεί να βοηθήσει '.repeat(3)],
  ['Portuguese with a quotation', false, `${ESSAY.text} Como diz o lema, “${ENGLISH}”.`],
])('%s: a foreign language is %s', (_, isForeign, text) => {
  expect(risks(text).includes('foreign-language')).toBe(isForeign)
})

const verses = (count: number) => Array.from({ length: count }, (_, at) => `O sangue corre, verso ${at}`)
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Doar sangue faz bem a todos`)
test.each<[string, boolean, string]>([
  ['eight verses', true, verses(8).join('\n')],
  ['seven verses', false, verses(7).join('\n')],
  [
    'eight verses among as many lines of prose',
    false,
    [...verses(8), ...PARAGRAPHS, ...PARAGRAPHS].join('\n'),
  ],
  ['a list of three', true, items(3).join('\n')],
  ['a list of two', false, items(2).join('\n')],
  ['a list of three inside an essay', false, [...PARAGRAPHS, ...items(3), ...PARAGRAPHS].join('\n')],
  ['a dialogue', true, ['— Você doa?', '— Eu doo.', '— Então vamos.'].join('\n')],
  ['prose that a PDF has broken', false, PARAGRAPHS.join('\n').replace(/(.{40}\S*) /g, '$1\n')],
])('%s is another type of text: %s', (_, isOther, text) => {
  expect(risks(text).includes('other-type')).toBe(isOther)
})

test.each<[string, string, string[]]>([
  ['a word to the corrector', 'Senhor corretor, leia com carinho este final.', ['disconnected']],
  ['a recipe', 'Modo de preparo: junte tudo e leve ao forno quente.', ['disconnected']],
  ['a name that is told', 'Meu nome é Ana e estudo no Recife há três anos.', ['identification']],
  ['a signature', 'Maria de Souza', ['identification']],
  ['a signature of four words', 'Maria Clara de Souza', ['identification']],
  ['one word', 'Maria', ['identification']],
  ['six words', 'Maria Clara de Souza Lima Prado', ['identification']],
  ['seven words', 'Maria Clara de Souza Lima Prado Reis', []],
  ['a signature with a stop', 'Maria de Souza.', ['identification']],
  ['a greeting', 'Obrigado pela leitura!', ['disconnected']],
  ['a last line in small letters', 'doar salva vidas', []],
  ['a person who is quoted', 'Como disse Maria de Souza, doar é um gesto de quem ama.', []],
])('%s after the essay: %s', (_, line, expected) => {
  expect(risks(`${ESSAY.text}\n${line}`)).toEqual(expected)
})

test('a name under a text of one paragraph is one too; under hardly any text it is none', () => {
  expect(risks(`${PARAGRAPHS.join(' ')}\nMaria de Souza`)).toEqual(['identification'])
  expect(risks('Maria\nMaria de Souza')).toEqual(['too-short'])
})

test('every risk tells its source, and where it stands', () => {
  const text = `${ESSAY.text}\nSenhor corretor, obrigada.`
  const analysis = analyse({ text, theme: THEME, motivating: [] }, language)
  const [risk] = findZeroRisks(analysis, RUBRIC_2025, ON_THEME, {})
  expect(risk?.source).toContain('Cartilha')
  expect(risk?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Senhor corretor'])
})

test('of paper the lines themselves are counted: eight are enough, however short', () => {
  const lines = (count: number) =>
    ESSAY.text
      .split(' ')
      .slice(0, count * 4)
      .map((word, at) => (at % 4 === 3 ? `${word}\n` : `${word} `))
      .join('')
  expect(risks(lines(8))).toContain('too-short')
  expect(risks(lines(8), { hasPaperLines: true })).not.toContain('too-short')
  expect(risks(lines(7), { hasPaperLines: true })).toContain('too-short')
})

test('verses, a letter below its date and a report of a newspaper are other kinds of text', () => {
  const verses = Array.from({ length: 12 }, (_, at) =>
    at % 2 ? `e volta devagar\ncomo quem pede licença ${at}` : `o sangue que corre ${at}\nno braço estendido`,
  )
  const letter = `Recife, 12 de maio de 2024.\nExcelentíssimo Senhor Prefeito,\n${ESSAY.text}`
  const report = [
    'RECIFE – O hemocentro da cidade abriu as portas na manhã de sábado para uma ação com estudantes.',
    'Segundo a diretora, oitenta pessoas passaram pelo local. “Foi o melhor dia do ano”, afirmou.',
    'O estudante Caio chegou cedo com dois amigos. “Quero voltar”, disse à reportagem, antes de tomar o lanche oferecido pelos voluntários do bairro.',
    'A ação terminou ao meio-dia. A prefeitura informou que a próxima ocorre em junho, no mesmo endereço, e que as senhas acabaram em poucos minutos.',
  ].join('\n')
  for (const text of [verses.join('\n'), letter, report]) expect(risks(text)).toContain('other-type')
})
