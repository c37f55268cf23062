import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ESSAY, MOTIVATING, PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { tries } from '#tests/support/fuzz/runs.ts'
import type { Essay } from './analysis.ts'
import { correct } from './correct.ts'
import type { Correction } from './correction.ts'
import { COMPETENCES, type Competence } from './kinds.ts'
import { countWords } from './rules/lines.ts'

const corrector = testCorrector()
const ask = (essay: Partial<Essay>) => correct({ ...ESSAY, ...essay }, corrector)
const levelOf = (correction: Correction, competence: Competence) =>
  correction.competences.find((own) => own.competence === competence)?.level

/** Base, marks and whole text make the score; rounding and caps make it the level; the levels make the total. */
function expectAddsUp(correction: Correction) {
  for (const own of correction.competences) {
    const shown = [...correction.marks, ...correction.wholeText]
      .flatMap(({ contributions }) => contributions)
      .filter(({ competence }) => competence === own.competence)
      .reduce((sum, { tenths }) => sum + tenths, own.baseTenths)
    expect(shown).toBe(own.scoreTenths)
    const capped = own.caps.reduce((sum, { tenths }) => sum + tenths, own.scoreTenths + own.roundingTenths)
    expect(capped).toBe(own.level * 10)
  }
  expect(correction.competences.reduce((sum, { level }) => sum + level, 0)).toBe(correction.total)
}

test('a good essay gets a good grade, a range around it, and no risk', () => {
  const correction = ask({})
  expect(correction.total).toBeGreaterThanOrEqual(760)
  expect(correction.range.from).toBeLessThan(correction.total)
  expect(correction.range.to).toBeGreaterThanOrEqual(correction.total)
  expect(correction.zeroRisks).toEqual([])
  expect(correction.tricks).toEqual([])
  expectAddsUp(correction)
})

test('the explanation is the computation, whatever is written', () => {
  const sentences = PARAGRAPHS.flatMap((paragraph) => paragraph.split(/(?<=\.) /))
  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(...sentences),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constant('\n'),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(anyText, (text) => {
      const correction = ask({ text })
      expectAddsUp(correction)
      for (const { start, end, why, next } of correction.marks) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(why.length * next.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: tries(25) },
  )
}, 120_000)

test('a fault never gives points and a merit never takes them', () => {
  for (const mark of ask({
    text: `${ESSAY.text}\nExiste muitas pessoas que tem medo, mais o governo precisão agir á muito tempo.`,
  }).marks) {
    for (const { tenths } of mark.contributions) {
      if (mark.effect === 'fault') expect(tenths).toBeLessThan(0)
      if (mark.effect === 'merit') expect(tenths).toBeGreaterThan(0)
    }
  }
})

test('faults lower the first competence', () => {
  const faulty = ESSAY.text
    .replaceAll('ção', 'sao')
    .replaceAll('ê', 'e')
    .replaceAll('Contudo, ', 'Contudo ')
    .replaceAll('é', 'e')
  expect(levelOf(ask({ text: faulty }), 1)).toBeLessThan(levelOf(ask({}), 1) ?? 0)
})

test('a single block holds the fourth competence at 80, two paragraphs do not', () => {
  const block = ask({ text: PARAGRAPHS.join(' ') })
  expect(levelOf(block, 4)).toBeLessThanOrEqual(80)
  expect(block.competences[3]?.caps.map(({ id }) => id)).toEqual(['single-block'])
  const two = ask({ text: `${PARAGRAPHS.slice(0, 2).join(' ')}\n${PARAGRAPHS.slice(2).join(' ')}` })
  expect(two.competences[3]?.caps).toEqual([])
})

test('without a proposal the fifth competence is zero; with each element more it may be higher', () => {
  const body = PARAGRAPHS.slice(0, 3)
  const level = (closing: string) => levelOf(ask({ text: [...body, closing].join('\n') }), 5)
  expect(level('Portanto, a situação do sangue no Brasil é triste e continua assim.')).toBe(0)
  expect(level('Portanto, o Ministério da Saúde deve agir.')).toBeLessThanOrEqual(80)
  expect(levelOf(ask({}), 5)).toBeGreaterThanOrEqual(160)
})

test('a conditional proposal holds the fifth competence at 80', () => {
  const closing =
    'Portanto, o Ministério da Saúde, órgão responsável pela área, poderia criar unidades móveis por meio de parcerias com prefeituras, a fim de aproximar a população, e as escolas deveriam promover campanhas.'
  const correction = ask({ text: [...PARAGRAPHS.slice(0, 3), closing].join('\n') })
  expect(correction.competences[4]?.level).toBeLessThanOrEqual(80)
  expect(correction.marks.some(({ kind }) => kind === 'proposal-conditional')).toBe(true)
  const firm = ask({
    text: [...PARAGRAPHS.slice(0, 3), closing.replace('poderia', 'deve').replace('deveriam', 'devem')].join(
      '\n',
    ),
  })
  expect(firm.competences[4]?.caps).toEqual([])
})

test('words against human rights are quoted and asked about, and take no point by themselves', () => {
  const text = `${ESSAY.text} Para quem fura a fila, o Estado deve adotar a pena de morte.`
  const mark = ask({ text }).marks.find(({ kind }) => kind === 'human-rights')
  expect(text.slice(mark?.start, mark?.end)).toBe('pena de morte')
  expect(mark?.why).toContain('?')
  expect([mark?.competence, mark?.effect, mark?.contributions]).toEqual([5, 'note', []])
  expect(ask({}).marks.some(({ kind }) => kind === 'human-rights')).toBe(false)
})

test('another theme is a risk with its reason; the own theme is none', () => {
  const off = ask({
    theme: 'Desafios do lixo espacial na órbita da Terra',
    motivating: [
      'Satélites velhos, foguetes e parafusos giram em torno do planeta e ameaçam missões, astronautas e telescópios, segundo agências espaciais.',
    ],
  })
  expect(off.zeroRisks.map(({ id }) => id)).toEqual(['off-theme'])
  expect(ask({}).zeroRisks).toEqual([])
})

/** A frame that is passed around: it names no theme. */
const FRAME_ESSAY = `Desde o Iluminismo, entende-se que uma sociedade só progride quando um se mobiliza com o problema do outro. No entanto, quando se observa a realidade nacional, verifica-se que esse ideal é constatado na teoria e não na prática, e a problemática persiste ligada à realidade do país. Nesse sentido, é preciso analisar as causas e as consequências desse impasse na sociedade.
Em primeira análise, a negligência do Poder Público contribui para a persistência do quadro. Segundo o filósofo Thomas Hobbes, o Estado é responsável por garantir o bem-estar da população, entretanto, isso não ocorre no país. Devido à falta de atuação das autoridades, os direitos dos cidadãos não são garantidos, o que agrava a situação.
Outrossim, a passividade social é fator impulsionador do problema. De acordo com Durkheim, o fato social é uma maneira coletiva de agir e de pensar, e a indiferença se perpetua de geração em geração. Assim, o comportamento dos indivíduos dificulta a resolução do entrave e contribui para a manutenção desse cenário.
Portanto, medidas são necessárias para resolver o impasse. O Governo Federal, por meio do Ministério da Educação, deve promover palestras e campanhas nas escolas, com o objetivo de conscientizar a população sobre a importância da questão. Somente assim será possível construir uma sociedade mais justa e igualitária.`

test('a frame without a theme is named; an essay is not', () => {
  const named = (text: string) => ask({ text }).tricks.map(({ id }) => id)
  expect(named(FRAME_ESSAY)).toContain('template')
  expect(named(ESSAY.text)).not.toContain('template')
})

test('a connective before every sentence is named and gains no level', () => {
  const links = ['Além disso', 'Porém', 'Embora', 'Porque', 'De modo que', 'Portanto', 'Tal como', 'Caso']
  let used = 0
  const heaped = ESSAY.text.replace(/(^|[.]\s+|\n)(\p{Lu})/gu, (_, before: string, letter: string) => {
    used += 1
    return `${before}${links[used % links.length]}, ${letter.toLowerCase()}`
  })
  expect(ask({ text: heaped }).tricks.map(({ id }) => id)).toContain('connective-spam')
  expect(ask({ text: heaped }).total).toBeLessThanOrEqual(ask({}).total)
})

test('a text of the theme in other inflections is no other theme', () => {
  const correction = ask({ theme: 'Os casamentos descartáveis e as doações de sangues', motivating: [] })
  expect(correction.zeroRisks).toEqual([])
})

test('copied lines do not count, and are named', () => {
  const [source = ''] = MOTIVATING
  const correction = ask({ text: `${source}\n${ESSAY.text}` })
  expect(correction.tricks.map(({ id }) => id)).toContain('copied')
  expect(correction.marks.filter(({ kind }) => kind === 'copied').length).toBeGreaterThan(0)
  expect(correction.counts.words).toBe(ask({}).counts.words)
})

test('words are counted as on the sheet, numbers too', () => {
  const own = ESSAY.text.replace('Contudo', 'Contudo, em 2024 – o ano 1')
  expect(ask({ text: own }).counts.words).toBe(countWords(own))
})

test('what is said twice is read once', () => {
  const twice = ask({ text: `${ESSAY.text}\n${ESSAY.text}` })
  expect(twice.tricks.map(({ id }) => id)).toContain('doubled')
  expect(twice.total).toBeLessThanOrEqual(ask({}).total)
})

test.each([
  ['a title', `O sangue que falta\n${ESSAY.text}`],
  ['a short question', ESSAY.text.replace('Contudo, a escola', 'Por quê? Contudo, a escola')],
])('a text that is pasted twice has no more words for it: %s', (_, text) => {
  const words = (own: string) => ask({ text: own }).counts.words
  expect(words(`${text}\n${text}`)).toBe(words(text))
})

test('a short sentence that comes twice in different places counts twice', () => {
  const once = ask({ text: ESSAY.text.replace('Contudo, a escola', 'Por quê? Contudo, a escola') })
  const twice = ask({
    text: ESSAY.text
      .replace('Contudo, a escola', 'Por quê? Contudo, a escola')
      .replace('Por conseguinte', 'Por quê? Por conseguinte'),
  })
  expect(twice.counts.words).toBe(once.counts.words + 2)
})

const line = 'Doar sangue é um gesto simples que salva muitas vidas no país. '
test.each([
  [7, true],
  [8, false],
])('%i lines: insufficient is %s', (lines, isInsufficient) => {
  // Each paragraph takes one line of the sheet; no two are alike.
  const text = Array.from({ length: lines }, (_, at) => `${at + 1} ${line.trim()}`).join('\n\n')
  const correction = ask({ text })
  expect(correction.counts.lines).toBe(lines)
  expect(correction.zeroRisks.some(({ id }) => id === 'too-short')).toBe(isInsufficient)
})

test.each<[string, string, string[]]>([
  ['nothing', '', ['blank']],
  ['spaces', '  \n \n', ['blank']],
  [
    'English',
    'The right to read is the basis of all other rights that people have in this world. They can learn from books what no one else would tell them, and it is for that reason that some have always been afraid of readers.',
    ['too-short', 'foreign-language'],
  ],
  [
    'a talk to the corrector',
    `${ESSAY.text}\nPor favor, senhor corretor, me dê uma boa nota neste texto.`,
    ['disconnected'],
  ],
  ['a signature', `${ESSAY.text}\nMaria de Souza`, ['identification']],
  [
    'a poem',
    Array.from({ length: 16 }, (_, at) => `O sangue que corre, verso ${at}\n`).join('\n'),
    ['other-type'],
  ],
])('%s is a risk that is shown', (_, text, expected) => {
  const ids: string[] = ask({ text }).zeroRisks.map(({ id }) => id)
  expect(ids.filter((id) => id !== 'off-theme')).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['100,000 characters', 'Doar sangue salva. '.repeat(5300)],
  ['one word of 5,000 letters', 'a'.repeat(5000)],
  ['5,000 commas', ','.repeat(5000)],
  ['emoji', '😀👩‍👩‍👧‍👦 '.repeat(300)],
  ['another script', 'Пишите правильно. '.repeat(200)],
  ['markup', '<script>alert("x")</script><p>Doar</p> '.repeat(200)],
  ['control characters', '\u0000\u0007\u001b[31m doar \u202e sangue '.repeat(200)],
  ['quotes without an end', '"eu acho '.repeat(1500)],
  ['connectives only', 'além disso portanto contudo '.repeat(400)],
  ['hyphens', `${'a-'.repeat(4000)}a`],
  ['blank lines', '\n'.repeat(20_000)],
])('%s are answered, with sums that add up', (_, text) => {
  const correction = ask({ text })
  expectAddsUp(correction)
  expect(correction.readUpTo).toBe(text.length > 20_000 ? 20_000 : null)
})

test('lines broken by a PDF do not make paragraphs', () => {
  const broken = PARAGRAPHS.map((paragraph) =>
    paragraph.replace(/(.{40,60}[a-zà-ü]) (?=[a-zà-ü])/g, '$1\n'),
  ).join('\n\n')
  expect(ask({ text: broken }).counts.paragraphs).toBe(4)
})

test('every competence has its level, its descriptor and the next one', () => {
  for (const own of ask({}).competences) {
    expect(COMPETENCES).toContain(own.competence)
    expect(own.descriptor).not.toBe('')
    expect(own.nextDescriptor === null).toBe(own.level === 200)
  }
  expect(ask({ theme: THEME }).rubricYear).toBe(2025)
})
