/**
 * The probes: texts of ours that a demanding teacher would judge without thinking twice, each with its reason and with
 * what must come out. `tests/corrector-probes.test.ts` holds every one; `corrector:evaluate` prints them as a table.
 */
import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { generateEssay } from '#domain/writing/essay-generator.ts'
import { FRAMES, fillFrame, nameTheme } from './frames/frames.ts'
import { ANNULMENT_PROBES } from './probe-annulment.ts'
import { PLAIN_ESSAY } from './probe-essay.ts'
import { ORDER_PROBES } from './probe-order.ts'
import { OTHER_HANDS_PROBES } from './probe-other-hands.ts'
import {
  handCopied,
  hardWrapped,
  misspelt,
  shuffledWords,
  withoutAgreement,
  withSlips,
} from './probe-texts.ts'
import { SPOILED_ESSAYS } from './spoiled-essays.ts'

export type Probe = {
  /** The row of the table. */
  readonly group: ProbeGroup
  readonly name: string
  readonly why: string
  readonly essay: Essay
  /** @param plain the correction of the essay that was changed, or of the plain one */
  readonly holds: (correction: Correction, plain: Correction) => boolean
  /** What is compared with; the plain essay when there is none. */
  readonly plain?: Essay
}

export const PROBE_GROUPS = [
  'broken lines',
  'sheets of other programs',
  'beside the essay',
  'written norm',
  'frames',
  'generator',
  'no sense',
  'out of order',
  'in an order of its own',
  'words that do not go together',
  'top',
  'human rights asked for',
  'human rights defended',
  'identification',
  'passages that do not belong',
  'quotations that belong',
  'scenes that belong',
  'other kinds of text',
] as const
export type ProbeGroup = (typeof PROBE_GROUPS)[number]

const { text: TEXT } = PLAIN_ESSAY

const isAlike = (correction: Correction, plain: Correction) => Math.abs(correction.total - plain.total) <= 40
const levelOf = (correction: Correction, competence: number) =>
  correction.competences[competence - 1]?.level ?? 0
const isNamed = ({ tricks }: Correction) => tricks.some(({ id }) => id === 'template' || id === 'generator')

const put = (text: string): Essay => ({ ...PLAIN_ESSAY, text })
const FRAME_THEMES = [
  'O estigma associado às doenças mentais na sociedade brasileira',
  'Manipulação do comportamento do usuário pelo controle de dados na internet',
  'A poluição dos oceanos pelo descarte de plástico',
]

function generated(theme: string, pick: number): Essay {
  const inputs = { theme, audience: 'os jovens', deniedRight: 'o direito à saúde' }
  const made = generateEssay(inputs, ESSAY_TEMPLATES, (count) => pick % count)
  return { text: made.ok ? made.value.paragraphs.join('\n') : '', theme, motivating: [] }
}

const wellLaid: readonly Probe[] = (
  [
    ['60 letters a line', 'a PDF breaks lines anywhere', hardWrapped(TEXT, 60)],
    ['80 letters a line', 'a wider window breaks them elsewhere', hardWrapped(TEXT, 80)],
    ['copied from the sheet line by line', 'no two lines of a hand are alike', handCopied(TEXT)],
    [
      'a blank line after each line',
      'some programs paste so',
      hardWrapped(TEXT, 70).replaceAll('\n', '\n\n'),
    ],
    [
      'indented paragraphs of broken lines',
      'the indent shows the paragraph',
      TEXT.split('\n')
        .map((one) => `    ${hardWrapped(one, 70)}`)
        .join('\n'),
    ],
    [
      'indented paragraphs',
      'spaces are no words',
      TEXT.split('\n')
        .map((one) => `      ${one}`)
        .join('\n'),
    ],
    [
      'three blank lines between paragraphs',
      'blank lines are no paragraphs',
      TEXT.replaceAll('\n', '\n\n\n\n'),
    ],
  ] as const
).map(([name, why, text]) => ({ group: 'broken lines', name, why, essay: put(text), holds: isAlike }))

const beside: readonly Probe[] = (
  [
    ['a title', 'a title is optional in the exam', `A vala e a meta\n${TEXT}`],
    ['a title with a full stop', 'as many students write it', `A vala continua aberta.\n\n${TEXT}`],
    [
      'a header with a name',
      'a school’s sheet begins so',
      `Nome: João da Silva  Turma: 3B\nRedação\n${TEXT}`,
    ],
    ['“Obrigado pela leitura!”', 'a greeting is no conclusion', `${TEXT}\nObrigado pela leitura!`],
    ['thanks in the last paragraph', 'the proposal is still the closing', `${TEXT} Obrigada pela atenção!`],
    ['a signature', 'a name is no paragraph', `${TEXT}\nMaria de Souza`],
    ['place and date', 'neither is a paragraph', `${TEXT}\nRecife, 3 de março de 2025`],
    ['“Fim.”', 'neither is this', `${TEXT}\nFim.`],
  ] as const
).map(([name, why, text]) => ({ group: 'beside the essay', name, why, essay: put(text), holds: isAlike }))

const norm: readonly Probe[] = [
  {
    group: 'written norm',
    name: '100 misspelt words',
    why: 'no vocabulary makes up for four slips a line',
    essay: put(misspelt(TEXT, 100)),
    holds: (correction) => levelOf(correction, 1) <= 80,
  },
  {
    group: 'written norm',
    name: 'no sign at all between the words',
    why: 'who never stops does not write sentences',
    essay: put(TEXT.replace(/[.,;:!?“”"–—]/g, '')),
    holds: (correction) => levelOf(correction, 1) <= 80,
  },
  {
    group: 'written norm',
    name: 'no comma',
    why: 'some twenty commas are missing',
    essay: put(TEXT.replaceAll(',', '')),
    holds: (correction) => levelOf(correction, 1) <= 120,
  },
  {
    group: 'written norm',
    name: 'twelve wrong agreements',
    why: 'a slip every second line is no good command',
    essay: put(withoutAgreement(TEXT)),
    holds: (correction) => levelOf(correction, 1) <= 120,
  },
  {
    group: 'written norm',
    name: 'two misspelt words',
    why: 'level 200 bears two slips',
    essay: put(misspelt(TEXT, 2)),
    holds: (correction, plain) => levelOf(correction, 1) >= levelOf(plain, 1) - 40,
  },
  {
    group: 'written norm',
    name: 'eight slips cost in the first competence alone',
    why: 'a slip takes from one competence',
    essay: put(withSlips(TEXT)),
    holds: (correction, plain) =>
      [2, 3, 4, 5].reduce((sum, one) => sum + Math.abs(levelOf(correction, one) - levelOf(plain, one)), 0) <=
      40,
  },
]

const frames: readonly Probe[] = FRAMES.filter((_, at) => at % 3 === 0).flatMap((frame, at) => {
  const theme = FRAME_THEMES[at % FRAME_THEMES.length] ?? ''
  const naming = (['pasted', 'keyword', 'shortened'] as const)[at % 3] ?? 'pasted'
  return [
    {
      group: 'frames' as const,
      name: `“${frame.name}” under “${theme.slice(0, 24)}…”`,
      why: frame.note === 'good' ? 'places and images of any theme are no substance' : 'it serves any theme',
      essay: { text: fillFrame(frame, nameTheme(theme, naming)), theme, motivating: [] },
      holds: (correction: Correction) =>
        correction.total <= 840 &&
        correction.range.to < 1000 &&
        (isNamed(correction) || correction.total <= 640),
    },
  ]
})

const generators: readonly Probe[] = [0, 1, 2, 3].map((pick) => ({
  group: 'generator',
  name: `generator, choice ${pick + 1}`,
  why: 'its sentences are ours, word for word',
  essay: generated(FRAME_THEMES[pick % 3] ?? '', pick),
  holds: ({ tricks, range }) => tricks.some(({ id }) => id === 'generator') && range.to < 1000,
}))

const noSense: readonly Probe[] = [
  {
    group: 'no sense',
    name: 'words shuffled',
    why: 'nothing can be read',
    essay: put(shuffledWords(TEXT)),
    holds: ({ tricks }) => tricks.some(({ id }) => id === 'shuffled'),
  },
  ...SPOILED_ESSAYS.map((own) => ({ ...own, group: 'no sense' as const })),
]

const top: readonly Probe[] = MODEL_ESSAYS.map((model) => ({
  group: 'top',
  name: `our model “${model.theme.slice(0, 30)}…”`,
  why: 'a model that cannot reach 1000 is none',
  essay: { text: model.paragraphs.join('\n'), theme: model.theme, motivating: [] },
  holds: ({ total, range, tricks }) => total >= 920 && range.to === 1000 && tricks.length === 0,
}))

export const PROBES: readonly Probe[] = [
  ...wellLaid,
  ...beside,
  ...norm,
  ...frames,
  ...generators,
  ...noSense,
  ...ORDER_PROBES,
  ...top,
  ...ANNULMENT_PROBES,
  ...OTHER_HANDS_PROBES,
]
