import { expect, test } from 'vitest'
import { PREMIUM_BENEFITS, PREMIUM_PER_DAY, premiumBenefits } from '#domain/account/premium.ts'
import { premiumBenefitText } from '#texts/account/premium.ts'
import { writeMail } from './mail-words.ts'
import { type MailFacts, type MailKind, mailFactsSchemas } from './platform/mail/mail-facts.ts'
import { renderMail } from './platform/mail/render-mail.ts'

const rendered = (...queued: Parameters<typeof writeMail>) => renderMail(writeMail(...queued))

const surroundings = { siteUrl: 'https://loja.example', recipient: 'ana@example.com', canAnswer: true }
const order = {
  orderNumber: 1042,
  buyerName: 'Ana Maria Souza',
  hasAccount: true,
  currency: { code: 'brl', symbol: 'R$', template: 'R$ $1' },
  totalAmount: 12_600,
  lines: [
    { productTitle: 'Introdução', variantTitle: 'PDF', quantity: 1, unitAmount: 4_800 },
    { productTitle: 'Conclusão', variantTitle: 'PDF', quantity: 2, unitAmount: 3_900 },
  ],
}

test('a receipt says number, lines, total and where the material is, in text and in HTML', () => {
  const mail = rendered('receipt', order, surroundings)
  expect(mail.subject).toBe('Compra confirmada: pedido nº 1042')
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('Olá, Ana!')
    expect(part).toContain('Pedido nº 1042')
    expect(part).toContain('1 × Introdução (PDF)')
    expect(part).toContain('R$ 48,00')
    expect(part).toContain('2 × Conclusão (PDF)')
    expect(part).toContain('R$ 78,00')
    expect(part).toContain('R$ 126,00')
    expect(part).toContain('https://loja.example/perfil')
  }
})

test('a guest’s receipt names the e-mail to prove and leads to the sign-up', () => {
  const { text, html } = rendered('receipt', { ...order, hasAccount: false }, surroundings)
  for (const part of [text, html]) {
    expect(part).toContain('crie sua conta com este mesmo e-mail (ana@example.com)')
    expect(part).toContain('https://loja.example/cadastro')
    expect(part).toContain('https://loja.example/perfil')
  }
})

test('the receipt of what grants premium tells all that premium opens, and no other does', () => {
  const granted = premiumBenefits({ writingRoom: true }, { hasCourses: true })
  for (const hasAccount of [true, false]) {
    const { text } = rendered('receipt', { ...order, hasAccount, premium: granted }, surroundings)
    for (const benefit of granted) expect(text).toContain(premiumBenefitText(benefit, PREMIUM_PER_DAY))
  }
  expect(rendered('receipt', order, surroundings).text).not.toMatch(/premium/i)
})

test('what costs nothing is called free', () => {
  const free = { ...order, totalAmount: 0, lines: [{ ...order.lines[0], unitAmount: 0 }] }
  expect(rendered('receipt', free, surroundings).text).toContain('Total: Grátis')
})

test('HTML in a title or a name is shown as text', () => {
  const { html, text } = rendered(
    'receipt',
    {
      ...order,
      buyerName: '<img/src=x>',
      lines: [
        { productTitle: '<script>alert("1")</script>', variantTitle: "a'b", quantity: 1, unitAmount: 1 },
      ],
    },
    surroundings,
  )
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; (a&#39;b)')
  expect(text).toContain('<script>alert("1")</script>')
})

test('a refund mail says that the whole amount comes back', () => {
  const { subject, text } = rendered('refund-due', order, surroundings)
  expect(subject).toBe('Vamos devolver o seu dinheiro: pedido nº 1042')
  expect(text).toContain('devolvido por inteiro')
  expect(text).toContain('Total: R$ 126,00')
})

test('the mail that proves an e-mail carries its link untouched', () => {
  const link = 'https://loja.example/confirmar-email?token_hash=abc&type=signup'
  const { text, html } = rendered('confirm-email', { name: null, link }, surroundings)
  // Somebody else may have signed up with this address.
  for (const form of [text, html]) expect(form).toContain('Se você não criou esta conta, não confirme')
  expect(text).toContain(`Confirmar e-mail: ${link}`)
  expect(text).toContain('Olá!')
  expect(html).toContain('href="https://loja.example/confirmar-email?token_hash=abc&amp;type=signup"')
})

test.each(['Vadia', 'Moderação Domine', 'golpe.top', 'Ana (81) 98765-4321'])(
  'nobody is greeted as %s, whoever typed it on a payment page',
  (buyerName) => {
    for (const form of Object.values(rendered('receipt', { ...order, buyerName }, surroundings)))
      expect(form).not.toContain('Olá,')
  },
)

test('who writes by Contato gets the number and the time of the answer, and nothing of the message', () => {
  const facts = { protocol: '2026-000123', topic: 'Compra ou download' }
  const { subject, text, html } = rendered('contact-received', facts, surroundings)
  expect(subject).toBe('Recebemos a sua mensagem: protocolo 2026-000123')
  for (const part of [text, html]) {
    expect(part).toContain('O número do seu protocolo é 2026-000123. Assunto: Compra ou download.')
    expect(part).toContain('em até cinco dias')
  }
})

test('the shop gets the message as it was written, as text', () => {
  const facts = { protocol: '2026-000123', topic: 'Minha conta', name: 'Ana', email: 'ana@example.com' }
  const message = 'Olá\n\n<b>Não entro</b>'
  const { subject, text, html } = rendered('contact-message', { ...facts, message }, surroundings)
  expect(subject).toBe('Contato 2026-000123: Minha conta')
  expect(text).toContain('De Ana (ana@example.com). Assunto: Minha conta.')
  expect(text).toContain('Olá\n\n<b>Não entro</b>')
  expect(html).toContain('&lt;b&gt;Não entro&lt;/b&gt;')
})

test('HTML mails ask nothing of any other place and use no style sheet', () => {
  const { html } = rendered('receipt', order, surroundings)
  expect(html).not.toMatch(/<(link|style|img|script)\b/)
  expect([...html.matchAll(/https?:\/\/[^/"]+/g)].map(([origin]) => origin)).toEqual(['https://loja.example'])
})

test.each([
  ['newsletter', {}],
  ['toString', {}],
  ['receipt', {}],
  ['receipt', { ...order, totalAmount: 1.5 }],
  ['confirm-email', { name: null, link: 'not an address' }],
])('a mail of the kind %s with wrong facts is not written', (kind, facts) => {
  expect(() => rendered(kind, facts, surroundings)).toThrow()
})

test('who won a month reads the promised prize; a minor is asked to come with the guardian, and is not named', () => {
  const facts = { month: 'novembro de 2026', theme: 'Um tema', prize: 'o e-book Completo' }
  const adult = rendered('challenge-won', { ...facts, name: 'Ana Souza', isAdult: true }, surroundings)
  expect(adult.subject).toBe('Sua redação venceu o desafio de novembro de 2026')
  for (const part of ['Olá, Ana!', 'Um tema', 'o e-book Completo', 'https://loja.example/contato']) {
    expect(adult.text).toContain(part)
  }
  const minor = rendered('challenge-won', { ...facts, name: null, isAdult: false }, surroundings)
  expect(minor.text).toContain('Olá!')
  expect(minor.text).toContain('pessoa responsável')
  expect(adult.text).not.toContain('pessoa responsável')
})

test('who gets a part back reads how much, why, and what leaves the profile', () => {
  const facts = {
    ...order,
    amount: 3_900,
    note: 'Cobrança em dobro',
    isWhole: false,
    withdrawn: ['Conclusão'],
  }
  const part = rendered('owner-refund', facts, surroundings)
  for (const words of ['R$ 39,00', 'Motivo: Cobrança em dobro', 'saiu do seu perfil: Conclusão']) {
    expect(part.text).toContain(words)
  }
  const kept = rendered('owner-refund', { ...facts, withdrawn: [] }, surroundings)
  expect(kept.text).toContain('O material continua no seu perfil.')
  const whole = rendered('owner-refund', { ...facts, isWhole: true }, surroundings)
  expect(whole.text).toContain('o material saiu do seu perfil')
  const done = rendered('refunded-part', { ...order, amount: 3_900, note: null }, surroundings)
  expect(done.text).toContain('Devolvemos R$ 39,00')
})

test('who paid by boleto reads that the money comes by a transfer, and is asked where to', () => {
  const transferred = { ...order, isTransferred: true }
  for (const kind of ['withdrawal', 'refund-due'] as const) {
    const mail = rendered(kind, transferred, surroundings)
    expect(mail.text, kind).toContain('Boletos não podem ser estornados')
    expect(mail.text, kind).toContain('a sua chave Pix')
    expect(mail.text, kind).not.toContain('pela mesma forma de pagamento')
    expect(rendered(kind, order, surroundings).text, kind).not.toContain('Pix')
  }
  expect(rendered('withdrawal-notice', transferred, surroundings).text).toContain('registre no pedido')
  expect(rendered('refunded', transferred, surroundings).text).toContain('por Pix ou transferência')
  const request = { ...transferred, amount: 3_900, note: 'Cobrança em dobro' }
  const owner = rendered('owner-refund', { ...request, isWhole: true, withdrawn: [] }, surroundings)
  for (const words of ['Devolvemos R$ 39,00', 'Motivo: Cobrança em dobro', 'saiu do seu perfil']) {
    expect(owner.text).toContain(words)
  }
  expect(rendered('refunded-part', request, surroundings).text).toContain('por Pix ou transferência')
})

test.each([
  [
    'a refund that the bank returned and that is owed',
    {},
    ['não aceitou a devolução de R$ 39,00', 'a sua chave Pix'],
    ['voltou ao seu perfil'],
  ],
  [
    'one that was made at the provider',
    { isOwed: false, isOpenAgain: true },
    ['não aceitou', 'vale de novo', 'voltou ao seu perfil'],
    ['chave Pix'],
  ],
  [
    'a dispute that was won after all',
    { isOwed: false, isDispute: true, isOpenAgain: true },
    ['a favor da loja', 'voltou ao seu perfil'],
    ['chave Pix', 'não aceitou'],
  ],
  [
    'one whose money is owed all the same',
    { isDispute: true },
    ['a favor da loja', 'pela mesma forma de pagamento'],
    ['voltou ao seu perfil', 'chave Pix'],
  ],
])('the buyer reads of %s', (_, change, said, unsaid) => {
  const { text } = rendered('refund-failed', { ...failedRefund, ...change }, surroundings)
  for (const words of said) expect(text).toContain(words)
  for (const words of unsaid) expect(text).not.toContain(words)
})

test('the owner reads what to do about money that came back', () => {
  const notice = (change: object) =>
    rendered('refund-failed-notice', { ...failedRefund, ...change }, surroundings).text
  expect(notice({})).toContain('registre no pedido')
  expect(notice({ isOwed: false })).toContain('Você não precisa')
  expect(notice({ isDispute: true })).toContain('pedimos de novo ao provedor')
  expect(notice({ isDispute: true, isOwed: false })).toContain('a favor da loja')
  for (const isOpenAgain of [true, false]) {
    expect(notice({ isOpenAgain }).includes('O acesso ao material foi reaberto')).toBe(isOpenAgain)
  }
  expect(notice({})).toContain('https://loja.example/painel/pedidos/1042')
})

test('an answer carries the protocol, its own words and the question', () => {
  const facts = { protocol: '2026-000123', topic: 'Minha conta', name: 'Ana', question: 'Não entro.' }
  const { subject, text } = rendered('contact-reply', { ...facts, text: 'Um.\n\nDois.' }, surroundings)
  expect(subject).toBe('Resposta à sua mensagem: protocolo 2026-000123')
  for (const words of ['Olá, Ana!', 'Um.\n\nDois.', 'Não entro.']) expect(text).toContain(words)
})

test('a receipt leads to the paper that can be kept, where there is one', () => {
  const paperUrl = 'https://loja.example/pedido/1?chave=abc'
  expect(rendered('receipt', { ...order, paperUrl }, surroundings).text).toContain(paperUrl)
  expect(rendered('receipt', order, surroundings).text).not.toContain('recibo e contrato')
})

const name = 'Ana Maria Souza'
const link = 'https://loja.example/nova-senha?token_hash=abc'
const at = '2026-11-21T12:30:00.000Z'
const peer = { taskId: '6c0f4f0e-0000-4000-8000-000000000001', dueAt: at }
const letter = { protocol: '2026-000123', topic: 'Minha conta' }
const paid = mailFactsSchemas.receipt.parse(order)

const failedRefund = {
  ...paid,
  amount: 3_900,
  note: null,
  isOwed: true,
  isDispute: false,
  isOpenAgain: false,
}

const aSubscription: MailFacts<'subscription'> = {
  event: 'started',
  name,
  plan: 'monthly',
  amount: 3_990,
  paidUntil: '2026-12-21',
  failures: 0,
  nextTry: null,
  graceUntil: '2026-12-31',
  endReason: null,
  nextPrice: 4_990,
  nextFrom: '2027-01-21',
  correctionsPerMonth: 2,
  premium: premiumBenefits({ writingRoom: true }, { hasCourses: false, teacherCorrections: 2 }),
  isTest: false,
}

test.each([
  ['started', {}, ['R$ 39,90', '21/12/2026', '2 correções da professora por mês', 'sete dias']],
  ['renewed', {}, ['R$ 39,90', '21/12/2026']],
  ['failed', { failures: 1, nextTry: '2026-12-24' }, ['24/12/2026', '31/12/2026']],
  ['failed', { failures: 3 }, ['última tentativa', '31/12/2026']],
  ['cancelled', {}, ['Nada mais será cobrado', '21/12/2026']],
  ['ended', { endReason: 'unpaid' }, ['O pagamento não foi aceito']],
  ['ended', { endReason: 'cancelled' }, ['Como você pediu']],
  ['withdrawn', {}, ['devolução de R$ 39,90']],
  ['given-back', {}, ['R$ 39,90', 'não devia']],
  ['price', {}, ['R$ 39,90', 'R$ 49,90', '21/01/2027', 'cancele']],
] as const)('a subscriber reads of what was %s: case %#', (event, change, said) => {
  const { text } = rendered('subscription', { ...aSubscription, event, ...change }, surroundings)
  for (const words of said) expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(text).toContain('https://loja.example/premium')
})

test('a subscriber is promised nothing that the site has turned off', () => {
  const premium = premiumBenefits({ writingRoom: false }, { hasCourses: false, teacherCorrections: 2 })
  const { text } = rendered('subscription', { ...aSubscription, premium }, surroundings)
  const numbers = { ...PREMIUM_PER_DAY, teacherCorrections: 2 }
  for (const benefit of PREMIUM_BENEFITS)
    expect(text.includes(premiumBenefitText(benefit, numbers))).toBe(premium.includes(benefit))
})

test('a reply says to answer it only where somebody reads the answer', () => {
  const facts = {
    protocol: '2026-000123',
    topic: 'Minha conta',
    name: 'Ana',
    text: 'Pronto.',
    question: 'Não entro.',
  }
  expect(rendered('contact-reply', facts, surroundings).text).toContain('Responda a este e-mail')
  const silent = rendered('contact-reply', facts, { ...surroundings, canAnswer: false }).text
  expect(silent).toContain('Ninguém lê respostas a este e-mail')
  expect(silent).not.toContain('Responda a este e-mail')
})

/** Facts of every kind: one without facts does not compile. */
const FACTS: { readonly [Kind in MailKind]: MailFacts<Kind> } = {
  receipt: paid,
  'refund-due': paid,
  withdrawal: paid,
  'withdrawal-notice': paid,
  refunded: paid,
  'owner-refund': { ...paid, amount: 3_900, note: null, isWhole: true, withdrawn: [] },
  'refunded-part': { ...paid, amount: 3_900, note: null },
  'payment-waiting': { ...paid, payableUntil: at, voucherUrl: link },
  'payment-reminder': { ...paid, payableUntil: at, voucherUrl: link },
  'payment-lapsed': { ...paid, payableUntil: null, voucherUrl: null },
  'refund-failed': failedRefund,
  subscription: aSubscription,
  'refund-failed-notice': failedRefund,
  'confirm-email': { name, link },
  'account-erased': { name, keptOrders: 1 },
  recovery: { name, link },
  'email-change-current': { name, link, newEmail: 'nova@example.com' },
  'email-change-new': { name, link },
  'email-changed': { name, newEmail: 'nova@example.com' },
  'password-changed': { name },
  'second-factor-added': { name },
  'second-factor-removed': { name },
  'recovery-code-used': { name, left: 3 },
  'account-exists': { name },
  'new-device': { name, device: 'Chrome no Windows', at },
  'account-banned': { name, reason: 'Propaganda', until: null },
  'account-unbanned': { name },
  'guardian-tied': { name, guardian: 'Rosa Lima', email: 'ro•••@example.com' },
  'guardian-ended': { name, guardian: 'Rosa Lima', email: 'ro•••@example.com' },
  'guardian-exported': { name, guardian: 'Rosa Lima', email: 'ro•••@example.com' },
  'guardian-erasure-asked': { name, guardian: 'Rosa Lima', email: 'ro•••@example.com', until: at },
  'guardian-erasure-withdrawn': { name, guardian: 'Rosa Lima', email: 'ro•••@example.com' },
  'minor-erased': { name },
  'other-guardian-erasure-asked': { name, minor: 'Ana', until: at },
  'minor-ended': { name, minor: 'Ana' },
  'purchase-asked': {
    name,
    person: 'Caio',
    titles: ['Apostila'],
    amount: 1_800,
    currency: order.currency,
    until: at,
  },
  'purchase-approved': {
    name,
    person: 'Rosa',
    titles: ['Apostila'],
    amount: 1_800,
    currency: order.currency,
    until: at,
  },
  'purchase-refused': {
    name,
    person: 'Rosa',
    titles: ['Apostila'],
    amount: 1_800,
    currency: order.currency,
    until: at,
  },
  'challenge-won': { name, month: 'novembro de 2026', theme: 'Um tema', prize: 'um livro', isAdult: true },
  'challenge-changed': {
    ...{ name, month: 'novembro de 2026', formerTheme: 'Um tema', theme: 'Outro tema' },
    ...{ formerPrize: 'um livro', prize: 'um livro', note: 'O tema saiu repetido.' },
  },
  'teacher-correction': {
    ...{ correctionId: peer.taskId, name, theme: 'Um tema', state: 'sent', promisedOn: '2026-11-26' },
    ...{ returnReason: null, returnNote: null, isPaid: true },
  },
  'corrector-invitation': { link, lastDay: '2026-12-06' },
  'credits-ending': { name, count: 3, lastDay: '2026-12-06' },
  'licence-ending': { name, seats: 30, lastDay: '2026-12-06' },
  'mock-exam-open': { month: '2026-11', closesAt: '2026-11-30T02:59:00.000Z' },
  'peer-task': { ...peer, isExchange: true },
  'peer-deadline': { ...peer, isOwnRead: true },
  'peer-result': { resultId: peer.taskId, hasThird: false, isRefused: false },
  'material-updated': { name, productTitle: 'Introdução', materialTitle: 'Caderno', at, hasAccount: true },
  'cart-reminder': { titles: ['Introdução', 'Conclusão'], more: 1, link },
  'interest-confirm': { title: 'Introdução', link },
  'interest-available': { title: 'Introdução', link },
  'lesson-answer': {
    ...{ name, lessonTitle: 'A tese', question: 'Posso usar “eu”?', text: 'Evite.' },
    path: '/cursos/um/a-tese',
  },
  'contact-received': letter,
  'contact-reply': { ...letter, name, text: 'Respondemos.', question: 'Não entro.' },
  'contact-message': { ...letter, name, email: 'ana@example.com', message: 'Não entro.' },
  'owner-news': {
    sales: [{ number: 1001, amount: 4800, currency: order.currency, isTest: false }],
    moreSales: 2,
    disputes: [{ number: 1000, amount: 1800, currency: order.currency }],
    reports: 2,
    urgentReports: 1,
    correctionsToday: 2,
    lateCorrections: 1,
  },
}

test.each([
  ['sent', ['prometida para 26/11/2026', '/perfil#correcoes'], ['de volta']],
  ['reading', ['não pode mais ser retirada'], ['de volta']],
  ['corrected', ['/corretor-de-redacao/professora/6c0f4f0e'], ['de volta']],
  ['answered', ['respondeu', '/corretor-de-redacao/professora/6c0f4f0e'], ['de volta']],
  ['returned', ['Não foi possível ler a folha.', 'Fotografe de dia.', 'de volta'], []],
  ['withdrawn', ['saiu da fila', 'de volta'], []],
] as const)('who sent an essay to the teacher reads that it is %s', (state, said, unsaid) => {
  const facts = {
    ...FACTS['teacher-correction'],
    state,
    ...(state === 'returned' ? { returnReason: 'illegible', returnNote: 'Fotografe de dia.' } : {}),
  }
  const { text } = rendered('teacher-correction', facts, surroundings)
  for (const words of ['Olá, Ana!', 'Tema: Um tema', ...said]) expect(text).toContain(words)
  for (const words of unsaid) expect(text).not.toContain(words)
  const free = rendered('teacher-correction', { ...facts, isPaid: false }, surroundings)
  expect(free.text).not.toContain('de volta')
})

test('whose corrections end reads how many and the last day', () => {
  const facts = { name, count: 1, lastDay: '2026-12-06' }
  expect(rendered('credits-ending', facts, surroundings).text).toContain(
    '1 correção da professora para usar até 06/12/2026',
  )
  const many = rendered('credits-ending', { ...facts, count: 3 }, surroundings)
  expect(many.subject).toBe('As suas 3 correções da professora valem até 06/12/2026')
})

test('whose licence ends reads its seats and the last day', () => {
  const { subject, text } = rendered(
    'licence-ending',
    { name, seats: 1, lastDay: '2026-12-06' },
    surroundings,
  )
  expect(subject).toBe('A licença da escola para 1 estudante vale até 06/12/2026')
  expect(text).toContain('A sua licença de 1 vaga vale até 06/12/2026')
})

test.each(Object.entries(FACTS))(
  'a mail of the kind %s is written whole, and marks words of its heading',
  (kind, facts) => {
    const { subject, text, html } = rendered(kind, facts, surroundings)
    expect(subject).toMatch(/\S/)
    // The highlighter lies on the words of the heading only where they stand there letter by letter.
    expect(html).toContain('background-image:linear-gradient')
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/)
  },
)
