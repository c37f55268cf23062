/**
 * The institutional pages keep their shape (product §2 "Also linked", Placeholders): dated, anchored, filled by the
 * settings, and true to the law that they name.
 */
import { expect, test } from 'vitest'
import { INSTITUTIONAL_PAGES } from '#content/site/institutional/pages.ts'
import { NEWS, PLACEHOLDER_NOTICE, PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { ACCOUNT_AGE_BANDS } from '#domain/account/age.ts'
import {
  GUARDIAN_CODE_DAYS,
  GUARDIAN_ERASURE_DAYS,
  GUARDIANS_MAX,
  MINORS_MAX,
} from '#domain/account/guardian.ts'
import { ACCESS_RECORD_MONTHS, RETENTION_DAYS } from '#domain/shared/retention.ts'
import { REQUEST_DAYS, REQUEST_KEPT_DAYS } from '#domain/shop/purchase-request.ts'
import {
  fillShopHolesInPage,
  type InstitutionalBlock,
  type InstitutionalPage,
  SHOP_FACTS,
  type TextTable,
} from '#domain/site/institutional.ts'
import { proseDefects, stringsIn } from '#tests/support/prose.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function page(slug: string): InstitutionalPage {
  const found = INSTITUTIONAL_PAGES.find((one) => one.slug === slug)
  if (!found) throw new Error(`no page ${slug}`)
  return found
}

function wholeText(one: InstitutionalPage): string {
  return stringsIn(one).join('\n')
}

function blocksOf(one: InstitutionalPage): InstitutionalBlock[] {
  return one.sections.flatMap(({ blocks }) => blocks)
}

function tablesOf(one: InstitutionalPage): TextTable[] {
  return blocksOf(one).flatMap((block) =>
    typeof block !== 'string' && block.kind === 'table' ? [block] : [],
  )
}

test('the pages that the site links to are there, each once', () => {
  expect(INSTITUTIONAL_PAGES.map(({ slug }) => slug)).toEqual([
    'quem-somos',
    'termos-de-uso',
    'politica-de-privacidade',
    'privacidade-em-resumo',
    'trocas-e-desistencia',
    'acessibilidade',
    'contato',
    'regras-da-comunidade',
    'protecao-de-menores',
    'para-responsaveis',
  ])
})

test.each(INSTITUTIONAL_PAGES)(
  '/$slug is dated, described and has sections with anchors of their own',
  (one) => {
    expect(one.version).toMatch(ISO_DATE)
    expect(one.updatedAt).toMatch(ISO_DATE)
    expect(one.updatedAt >= one.version).toBe(true)
    expect(one.description.length).toBeGreaterThanOrEqual(70)
    expect(one.description.length).toBeLessThanOrEqual(160)
    const ids = one.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, blocks } of one.sections) {
      expect(id).toMatch(SLUG)
      expect(blocks.length).toBeGreaterThanOrEqual(1)
    }
    for (const table of tablesOf(one)) {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
    }
  },
)

test.each(INSTITUTIONAL_PAGES)('/$slug has known holes only, and none is left when it is filled', (one) => {
  const known = ['{shop.taxId}', ...SHOP_FACTS.map((fact) => `{shop.${fact}}`)]
  for (const hole of wholeText(one).match(/\{[^}]*\}?/g) ?? []) expect(known).toContain(hole)
  const whole = { name: 'Loja', cnpj: '1', address: 'Rua', email: 'a@b', phone: '2' }
  for (const shop of [{}, whole, { name: 'Loja', phone: '2' }]) {
    const filled = wholeText(fillShopHolesInPage(one, shop))
    expect(filled).not.toMatch(/[{}]|\[\[|\]\]|\ba informar| [.,]|,\./)
  }
})

test.each(INSTITUTIONAL_PAGES)(
  '/$slug links to the profile, the guardians’ page, or to pages and anchors of its own kind',
  (one) => {
    for (const { to } of one.sections.flatMap(({ links }) => links ?? [])) {
      const [slug = '', anchor] = to.slice(1).split('#')
      expect(to.startsWith('/')).toBe(true)
      if (['perfil', 'responsavel'].includes(slug)) continue
      const target = page(slug)
      if (anchor) expect(target.sections.map(({ id }) => id)).toContain(anchor)
    }
  },
)

test('Quem Somos answers 10 to 14 questions under #faq, each with an anchor of its own', () => {
  const faq = page('quem-somos').sections.find(({ id }) => id === 'faq')
  const questions = (faq?.blocks ?? []).flatMap((block) =>
    typeof block !== 'string' && block.kind === 'questions' ? block.items : [],
  )
  expect(questions.length).toBeGreaterThanOrEqual(10)
  expect(questions.length).toBeLessThanOrEqual(14)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { id, question, answer } of questions) {
    expect(id).toMatch(SLUG)
    expect(question).toMatch(/[?.]$/)
    expect(answer.length).toBeGreaterThanOrEqual(1)
  }
})

test('the owner is named in full where the law asks for it', () => {
  for (const slug of ['quem-somos', 'termos-de-uso', 'contato', 'trocas-e-desistencia']) {
    for (const fact of SHOP_FACTS)
      expect(wholeText(page(slug))).toContain(`{shop.${fact === 'cnpj' ? 'taxId' : fact}}`)
  }
})

test('the privacy table says for each datum what for, how long and by which article', () => {
  const [table] = tablesOf(page('politica-de-privacidade'))
  expect(table?.columns).toEqual(['Dado', 'Para quê', 'Por quanto tempo', 'Base na LGPD'])
  expect(table?.rows.length).toBeGreaterThanOrEqual(10)
  for (const row of table?.rows ?? []) expect(row[3]).toMatch(/\(art\. 7º, [IVX]+( e [IVX]+)?\)$/)
})

test.each([
  ['trocas-e-desistencia', ['art. 49', 'Lei nº 8.078/1990', 'art. 5º do Decreto nº 7.962/2013', 'sete dias']],
  ['contato', ['art. 4º do Decreto nº 7.962/2013', 'cinco dias', 'protocolo']],
  ['protecao-de-menores', ['Lei nº 15.211/2025', 'art. 14', 'Lei nº 13.709/2018', 'art. 24']],
  ['para-responsaveis', ['Lei nº 15.211/2025', 'art. 14 da LGPD']],
  ['acessibilidade', ['WCAG 2.2', 'nível AA', 'art. 63', 'Lei nº 13.146/2015', 'ABNT NBR 17225:2025']],
  ['politica-de-privacidade', ['Lei nº 13.709/2018', 'art. 18', 'art. 41', 'art. 48', 'Lei nº 12.965/2014']],
])('/%s names its law', (slug, names) => {
  for (const name of names) expect(wholeText(page(slug))).toContain(name)
})

test('each law is named with the same year everywhere', () => {
  const years = new Map<string, string>()
  for (const [, number = '', year = ''] of INSTITUTIONAL_PAGES.map(wholeText)
    .join('\n')
    .matchAll(/n[º°] ([\d.]+)\/(\d{4})/g)) {
    expect(year, number).toBe(years.get(number) ?? year)
    years.set(number, year)
  }
  expect([...years].sort()).toEqual([
    ['10.406', '2002'],
    ['12.965', '2014'],
    ['13.146', '2015'],
    ['13.709', '2018'],
    ['15', '2024'],
    ['15.211', '2025'],
    ['15.352', '2026'],
    ['7.962', '2013'],
    ['8.078', '1990'],
    ['8.846', '1994'],
    ['9.610', '1998'],
  ])
})

test('what the law leaves open is said as our rule', () => {
  const section = page('trocas-e-desistencia').sections.find(({ id }) => id === 'ja-baixei')
  expect(stringsIn(section).join(' ')).toMatch(/discutem.*nossa regra/)
})

test('the placeholder pages have the buttons and the notice of product §2 and §8', () => {
  expect(PLACEHOLDER_NOTICE.title).toBe('Funcionalidade em desenvolvimento!')
  const { courses, news, about, topEssays, corrector } = PLACEHOLDER_PAGES
  expect([courses, news, about, topEssays, corrector].map(({ slug, button }) => [slug, button])).toEqual([
    ['cursos', 'Me avise!'],
    ['novidades', 'Verificar atualizações'],
    ['quem-somos', 'Saber mais'],
    ['redacoes-nota-maxima', 'Me avise!'],
    ['corretor-de-redacao', null],
  ])
  expect(courses.lead).toContain('em construção')
  expect(corrector.title).toBe('Corretor Automático em Breve!')
  expect(corrector.lead).toMatch(/nota e uma análise pelas 5 competências/)
})

test('the news are dated, named once and come newest first', () => {
  expect(new Set(NEWS.map(({ id }) => id)).size).toBe(NEWS.length)
  const dates = NEWS.map(({ date }) => date)
  for (const date of dates) expect(date).toMatch(ISO_DATE)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test.each(stringsIn([INSTITUTIONAL_PAGES, Object.values(PLACEHOLDER_PAGES), PLACEHOLDER_NOTICE, NEWS]))(
  '%j is clean',
  (text) => {
    expect(proseDefects(text)).toEqual([])
  },
)

test('the privacy policy tells the periods that the job of forgetting keeps', () => {
  const rows = tablesOf(page('politica-de-privacidade'))[0]?.rows ?? []
  const periodOf = (datum: string) => rows.find(([name]) => name?.startsWith(datum))?.[2]
  expect(periodOf('Mensagem enviada pela página Contato')).toContain(
    `${RETENTION_DAYS.contactMessages / 365} anos`,
  )
  expect(periodOf('Pedido de aviso')).toContain(`${RETENTION_DAYS.interests / 365} anos`)
  expect(periodOf('Pedido de aviso')).toContain(`${RETENTION_DAYS.unconfirmedInterests} dias`)
  expect(periodOf('Pedido de aviso')).toContain(`${RETENTION_DAYS.toldInterests} dias`)
  expect(periodOf('Carrinho que você pediu')).toContain(`${RETENTION_DAYS.cartReminders} dias`)
  expect(periodOf('Endereço que recusou')).toContain(`${RETENTION_DAYS.refusedAddresses / 365} ano`)
  expect(periodOf('Listas de avisos por e-mail')).toContain(`${RETENTION_DAYS.mailLists / 365} anos`)
  expect(periodOf('E-mails que enviamos')).toContain(`${RETENTION_DAYS.mails} dias`)
  expect(periodOf('Pedido:')).toContain(`${RETENTION_DAYS.unpaidBuyers} dias`)
  expect(periodOf('Parceria')).toContain(`${RETENTION_DAYS.endedPartners / 365} anos`)
  expect(periodOf('Fotos dadas para medir')).toContain(`${RETENTION_DAYS.givenSheets / 365} ano`)
  expect(periodOf('Correção feita sem conta')).toContain(`${RETENTION_DAYS.guestCorrections} dias`)
  expect(periodOf('Autorização para aparecer')).toContain(`${RETENTION_DAYS.storyConsents / 365} anos`)
  expect(periodOf('Registro de acesso')).toContain(`${ACCESS_RECORD_MONTHS} meses`)
  expect(wholeText(page('politica-de-privacidade'))).toContain(`por ${RETENTION_DAYS.visitCounts} dias`)
  expect(RETENTION_DAYS.unprovenAccounts).toBe(365)
  expect(wholeText(page('politica-de-privacidade'))).toContain('sem uso por um ano')
})

test('the pages for minors and guardians tell the numbers that the code keeps', () => {
  const [minors, guardians] = [wholeText(page('protecao-de-menores')), wholeText(page('para-responsaveis'))]
  expect([GUARDIAN_CODE_DAYS, REQUEST_DAYS, GUARDIAN_ERASURE_DAYS]).toEqual([7, 7, 7])
  expect(minors).toContain('Ele vale uma vez, por sete dias.')
  for (const text of [minors, guardians]) {
    expect(text).toContain('aprova ou não em até sete dias')
    expect(text).toMatch(/sete dias depois do pedido|espera sete dias/)
  }
  expect([GUARDIANS_MAX, MINORS_MAX]).toEqual([2, 5])
  expect(guardians).toContain('até dois responsáveis por estudante e cinco estudantes por responsável')
  const row = tablesOf(page('politica-de-privacidade'))[0]?.rows.find(([name]) =>
    name?.startsWith('Vínculo com um responsável'),
  )
  expect([GUARDIAN_CODE_DAYS * 2, REQUEST_KEPT_DAYS]).toEqual([14, 30])
  expect(row?.[2]).toContain('por catorze dias')
  expect(row?.[2]).toContain('até trinta dias depois de acabar')
})

test('the pages for guardians promise no account below the youngest band, and no block that nobody can set', () => {
  expect(ACCOUNT_AGE_BANDS[0]).toBe('13-15')
  const guardians = wholeText(page('para-responsaveis'))
  expect(guardians).toContain('Quem tem menos de 13 anos não tem conta aqui')
  expect(guardians).not.toContain('bloqueadas')
})
