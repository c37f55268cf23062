import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, isTeacherTold, overlay, SETTING_GROUPS, sourcesOf } from './site-settings.ts'

const SHOP = {
  name: 'Loja da Ana',
  cnpj: '00000000000191',
  address: 'Rua A, 1',
  email: 'a@b.example',
  phone: '',
  instagram: '',
}
const EXAM = { name: 'Enem 2027', firstDay: '2027-11-07', lastDay: '2027-11-14', source: 'gov.br/inep' }

function problemsOf(group: keyof typeof SETTING_GROUPS, value: unknown) {
  const read = SETTING_GROUPS[group].safeParse(value)
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

test('the console wins over the environment, and this over the default, each field by itself', () => {
  const environment = { shop: { name: 'Do ambiente', phone: '11 1', email: undefined } }
  const console = { shop: { name: 'Do painel', address: null }, challenge: { judging: 'jury' as const } }
  const { shop, challenge } = overlay(DEFAULT_SETTINGS, [environment, console])
  expect(shop).toEqual({
    name: 'Do painel',
    phone: '11 1',
    address: null,
    cnpj: null,
    email: null,
    instagram: null,
  })
  expect(challenge).toEqual({ judging: 'jury', isReviewed: false })
  const sources = sourcesOf(environment, console)
  expect(sources.shop).toEqual({
    name: 'console',
    phone: 'environment',
    address: 'console',
    cnpj: 'default',
    email: 'default',
    instagram: 'default',
  })
  expect(sources.challenge).toEqual({ judging: 'console', isReviewed: 'default' })
})

test('without a word from anybody every feature is on and the seven days are granted in full', () => {
  expect(overlay(DEFAULT_SETTINGS, [{}, {}])).toEqual(DEFAULT_SETTINGS)
  expect(Object.values(DEFAULT_SETTINGS.features)).not.toContain(false)
  expect(DEFAULT_SETTINGS.orders.refundAfterDownload).toBe(true)
})

test('who sells is kept in one form, and an empty field tells nothing', () => {
  expect(SETTING_GROUPS.shop.parse({ ...SHOP, name: '  Loja \n da  Ana ' })).toEqual({
    ...SHOP,
    cnpj: '00.000.000/0001-91',
    phone: null,
    instagram: null,
  })
  expect(SETTING_GROUPS.shop.parse({ ...SHOP, instagram: ' @Loja.da.Ana ' }).instagram).toBe(
    'https://www.instagram.com/loja.da.ana/',
  )
})

test.each([
  ['name', 'ab', 'too-short'],
  ['name', 'a'.repeat(301), 'too-long'],
  ['cnpj', '529.982.247-24', 'not-cnpj'],
  ['cnpj', '00.000.000/0001-92', 'not-cnpj'],
  ['email', 'ana', 'not-email'],
  ['address', 'R ', 'too-short'],
  ['instagram', 'https://www.instagram.com/', 'not-instagram'],
  ['instagram', 'javascript:alert(1)', 'not-instagram'],
] as const)('shop.%s %j is refused as %s', (field, value, problem) => {
  expect(problemsOf('shop', { ...SHOP, [field]: value })).toEqual([[field, problem]])
})

test.each([
  ['name', 'abc'],
  ['name', 'a'.repeat(300)],
] as const)('shop.%s of the very limit is taken', (field, value) => {
  expect(problemsOf('shop', { ...SHOP, [field]: value })).toEqual([])
})

test.each([
  [{}, []],
  [{ lastDay: '2027-11-07' }, []],
  [{ firstDay: '2027-11-08' }, [['next.firstDay', 'not-sunday']]],
  [{ firstDay: '2027-11-00' }, [['next.firstDay', 'not-day']]],
  [{ lastDay: '2027-10-31' }, [['next.lastDay', 'last-before-first']]],
  [{ source: '' }, [['next.source', 'too-short']]],
])('an exam with %j has the problems %j', (change, problems) => {
  expect(problemsOf('exam', { next: { ...EXAM, ...change } })).toEqual(problems)
})

test('an exam that nobody has announced is none', () => {
  expect(problemsOf('exam', { next: null })).toEqual([])
})

test('laying the same layer again changes nothing, and an empty one neither', () => {
  const layer = fc.record(
    {
      challenge: fc.record(
        { judging: fc.constantFrom('likes', 'jury'), isReviewed: fc.boolean() },
        { requiredKeys: [] },
      ),
      orders: fc.record(
        { refundAfterDownload: fc.option(fc.boolean(), { nil: undefined }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(layer, layer, (first, second) => {
      const laid = overlay(DEFAULT_SETTINGS, [first, second])
      expect(overlay(laid, [second])).toEqual(laid)
      expect(overlay(overlay(DEFAULT_SETTINGS, [first]), [second])).toEqual(laid)
      expect(overlay(laid, [{}])).toEqual(laid)
    }),
  )
})

const TEACHER = { name: 'Ana Lima', picture: '', story: '', sampleText: '', sampleRemark: '' }

test.each([
  [{ picture: 'https://outro.example/a.webp' }, [['picture', 'not-picture']]],
  [{ picture: '/storage/v1/object/public/avatars/a-1.webp' }, []],
  [{ story: 'a'.repeat(39) }, [['story', 'too-short']]],
  [{ story: 'a'.repeat(40) }, []],
  [{ story: 'a'.repeat(1_501) }, [['story', 'too-long']]],
  [{ sampleText: 'a'.repeat(401) }, [['sampleText', 'too-long']]],
] as const)('a teacher with %j has the problems %j', (change, problems) => {
  expect(problemsOf('teacher', { ...TEACHER, ...change })).toEqual(problems)
})

test('a story keeps its paragraphs, and who has a name alone is not shown', () => {
  const story = 'Dou aulas de redação desde 2011.  \r\n\n  Já corrigi 8 mil textos à mão.'
  const teacher = SETTING_GROUPS.teacher.parse({ ...TEACHER, story })
  expect(teacher.story).toBe('Dou aulas de redação desde 2011.\nJá corrigi 8 mil textos à mão.')
  expect(isTeacherTold(teacher)).toBe(true)
  expect(isTeacherTold({ ...teacher, story: null })).toBe(false)
  expect(isTeacherTold({ ...teacher, name: null })).toBe(false)
})
