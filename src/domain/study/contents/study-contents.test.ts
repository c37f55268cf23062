import { expect, test } from 'vitest'
import { runningText } from '../proposal.ts'
import { citedNames } from './cited-names.ts'
import { isShown, packOf } from './study-contents.ts'
import { NO_HIDDEN } from './study-pack.ts'
import { studyPictureSize } from './study-picture.ts'
import { THEME_RULE } from './theme-rule.ts'

test.each([
  ['“Vidas Secas”, de Graciliano Ramos (1938)', '', ['vidas secas']],
  ['Lei nº 13.185/2015 (combate ao bullying)', '', ['lei nº 13 185 2015']],
  [
    'Sueli Carneiro',
    'dispositivo de racialidade\nDispositivo de racialidade',
    ['sueli carneiro', 'dispositivo de racialidade'],
  ],
  ['Ana', '', []],
])('%s is known by its own words', (title, names, expected) => {
  expect(citedNames({ title, names: names.split('\n') })).toEqual(expected)
})

test.each([
  [null, false, true],
  ['2026-11-20', false, true],
  ['2026-11-21', false, true],
  ['2026-11-22', false, false],
  [null, true, false],
])('shown from %s, hidden %s: on 2026-11-21 it is %s', (shownFrom, isHidden, expected) => {
  expect(isShown({ kind: 'theme', slug: 'x', shownFrom, isHidden }, '2026-11-21')).toBe(expected)
})

const ROW = {
  title: 'Um tema que tem tudo o que precisa',
  axis: 'saude',
  framing: 'Um contexto de algumas palavras. E qual é a pergunta?',
}

test('a table and a chart are read from lines', () => {
  const read = THEME_RULE.read(
    {
      ...ROW,
      text1Kind: 'table',
      text1Title: 'Casos',
      text1Body: 'Ano | Casos\n2020 | 1.500\n2021 | 900',
      text1Source: 'IBGE, 2022',
      text2Kind: 'chart',
      text2Title: 'Níveis',
      text2Body: 'Elementar | 36,5%\nPleno | 1.200%',
      text2Source: 'Inaf, 2024',
    },
    'x',
  )
  expect(read.ok && read.value.texts).toEqual([
    {
      kind: 'table',
      title: 'Casos',
      columns: ['Ano', 'Casos'],
      rows: [
        ['2020', '1.500'],
        ['2021', '900'],
      ],
      note: null,
      source: 'IBGE, 2022',
    },
    {
      kind: 'chart',
      title: 'Níveis',
      unit: '%',
      bars: [
        { label: 'Elementar', value: 36.5 },
        { label: 'Pleno', value: 1200 },
      ],
      note: null,
      source: 'Inaf, 2024',
    },
  ])
})

test('a row that another version wrote and this one does not understand is as none; hers stands before one of ours', () => {
  const item = { kind: 'theme', slug: 'evasao-escolar', row: ROW, shownFrom: null, isHidden: false } as const
  const broken = { ...item, slug: 'y', row: { title: 'Só o título' } }
  const pack = packOf([item, broken], { ...NO_HIDDEN, theme: ['bullying'] }, '2026-11-21')
  expect(pack.theme.map(({ id }) => id)).toEqual(['evasao-escolar'])
  expect(pack.hidden.theme).toEqual(['bullying', 'evasao-escolar'])
})

const PICTURE = '/study-pictures/0a1b2c3d-0000-4000-8000-0123456789ab-800x600.webp'
const PICTURE_TEXT = {
  text1Kind: 'picture',
  text1Picture: PICTURE,
  text1Body: 'Uma menina lê sozinha diante de uma estante vazia.',
  text1Source: 'Acervo próprio, 2026',
}

test('a picture is a motivating text, and nothing that can be copied from', () => {
  const read = THEME_RULE.read({ ...ROW, ...PICTURE_TEXT }, 'x')
  expect(read.ok && read.value.texts).toEqual([
    {
      kind: 'picture',
      url: PICTURE,
      title: null,
      body: PICTURE_TEXT.text1Body,
      note: null,
      source: PICTURE_TEXT.text1Source,
    },
  ])
  expect(read.ok && runningText({ themeId: 'x', texts: read.value.texts })).toBe('')
})

test.each([
  ['no picture', { text1Picture: '' }, 'text1Picture', 'missing'],
  ['no word of what it shows', { text1Body: '' }, 'text1Body', 'missing'],
  ['a picture of elsewhere', { text1Picture: 'https://exemplo.org/a.webp' }, 'text1Picture', 'not-picture'],
  ['another file of ours', { text1Picture: '/product-pictures/a-640.webp' }, 'text1Picture', 'not-picture'],
  ['no source', { text1Source: '' }, 'text1Source', 'missing'],
])('a picture with %s is refused', (_what, change, field, code) => {
  const read = THEME_RULE.read({ ...ROW, ...PICTURE_TEXT, ...change }, 'x')
  expect(!read.ok && read.faults).toEqual([{ field, code }])
})

test('the address of a picture tells its size, and nothing else is one', () => {
  expect(studyPictureSize(PICTURE)).toEqual({ width: 800, height: 600 })
  for (const other of [`${PICTURE}?x`, PICTURE.replace('800x600', '0x600'), PICTURE.replace('0a1b', '../b')])
    expect(studyPictureSize(other)).toBeNull()
})
