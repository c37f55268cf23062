import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#domain/console/audit-entry.ts'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import { auditSentence } from './audit-sentence.ts'

const ENTRY: AuditEntry = {
  id: '1',
  actorName: 'Clara',
  action: 'product.edit',
  subjectKind: 'product',
  subject: 'prod_introducao',
  subjectName: 'Introdução',
  details: {},
  actedAt: '2026-11-22T12:00:00.000Z',
}

test.each<[string, Partial<AuditEntry>, string]>([
  [
    'a price',
    { details: { changes: { 'variants.var_1.amount': [4800, 5200] } } },
    'Mudou o preço de Introdução de R$ 48,00 para R$ 52,00',
  ],
  [
    'a first price',
    { details: { changes: { 'variants.var_1.amount': [null, 5200] } } },
    'Deu preço a Introdução: R$ 52,00',
  ],
  [
    'a stock',
    { details: { changes: { 'variants.var_1.stock': [10, 15] } } },
    'Mudou o estoque de Introdução de 10 para 15',
  ],
  ['publishing', { details: { changes: { isPublished: [false, true] } } }, 'Publicou Introdução'],
  [
    'several fields, each once',
    {
      details: {
        changes: {
          subtitle: ['', 'x'],
          'variants.a.amount': [1, 2],
          'variants.b.amount': [1, 2],
          images: [[], []],
        },
      },
    },
    'Mudou Introdução: subtítulo, preço, fotos',
  ],
  ['an old entry without changes', {}, 'Editou Introdução'],
  [
    'a product that is gone, by its name of that day',
    { action: 'product.archive', subjectName: null, details: { title: 'Conclusão' } },
    'Arquivou Conclusão',
  ],
  [
    'money back',
    {
      action: 'order.refund-part',
      subjectKind: 'order',
      subject: '1012',
      subjectName: null,
      details: { amount: 500 },
    },
    'Devolveu R$ 5,00 do pedido nº 1012',
  ],
  [
    'a student without an account',
    { action: 'student.ban', subjectKind: 'student', subject: 'x', subjectName: null },
    'Bloqueou a conta de alguém',
  ],
])('%s is one sentence', (_, change, sentence) => {
  expect(auditSentence({ ...ENTRY, ...change }).replaceAll('\u00a0', ' ')).toBe(sentence)
})

test('every action has a sentence that begins with a capital and has no hole', () => {
  for (const action of AUDIT_ACTIONS) {
    const sentence = auditSentence({ ...ENTRY, action, details: { amount: 100 } })
    expect(sentence).toMatch(/^[A-Z]/)
    expect(sentence).not.toMatch(/undefined|null|\[object| {2}| $/)
  }
})
