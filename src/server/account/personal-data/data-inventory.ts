/**
 * What we hold about a person, table by table: where it stands in the export, and what becomes of it at an erasure
 * (LGPD art. 18; decision 0031). Anyone who adds a table that points at a person, or that keeps an address,
 * adds its row here, its words to the privacy policy, and its part to the export: tests/http/account/data-inventory.test.ts
 * reads the database and asks for it.
 */
import type { Database } from '#server/platform/db/schema.ts'

export type InventoryEntry = {
  /** The file of the export that tells it, or the reason why none does. */
  readonly exported: { readonly file: string } | { readonly exempt: string }
  /**
   * cascade: its rows go with the row of the account. erased: rows are deleted by erase-account.ts. stripped: rows stay
   * without anything that names a person. kept: untouched, for the reason given.
   */
  readonly erasure: 'cascade' | 'erased' | 'stripped' | { readonly kept: string }
}

export const DATA_INVENTORY = {
  users: { exported: { file: 'conta.json' }, erasure: 'erased' },
  identities: { exported: { file: 'conta.json' }, erasure: 'cascade' },
  sessions: { exported: { file: 'sessoes.json' }, erasure: 'cascade' },
  // The secret is no fact about the person, and would open the account to anyone who finds the file.
  mfa_factors: { exported: { file: 'conta.json' }, erasure: 'cascade' },
  recovery_codes: { exported: { file: 'conta.json' }, erasure: 'cascade' },
  one_time_tokens: {
    exported: {
      exempt: 'hashes of links that are good for a day at most: a secret, and nothing about the person',
    },
    erasure: 'cascade',
  },
  age_declarations: { exported: { file: 'consentimentos.json' }, erasure: 'cascade' },
  consents: { exported: { file: 'consentimentos.json' }, erasure: 'cascade' },
  profiles: { exported: { file: 'perfil.json' }, erasure: 'cascade' },
  earned_badges: { exported: { file: 'insignias.json' }, erasure: 'cascade' },
  activity_counts: { exported: { file: 'atividades.json' }, erasure: 'cascade' },
  referral_codes: { exported: { file: 'indicacoes.json' }, erasure: 'cascade' },
  referrals: { exported: { file: 'indicacoes.json' }, erasure: 'cascade' },
  feedbacks: { exported: { file: 'mural-de-feedbacks.json' }, erasure: 'cascade' },
  feedback_likes: { exported: { file: 'mural-de-feedbacks.json' }, erasure: 'cascade' },
  product_reviews: { exported: { file: 'mural-de-feedbacks.json' }, erasure: 'cascade' },
  feedback_comments: { exported: { file: 'mural-de-feedbacks.json' }, erasure: 'cascade' },
  challenge_essays: { exported: { file: 'desafio-mensal.json' }, erasure: 'cascade' },
  challenge_likes: { exported: { file: 'desafio-mensal.json' }, erasure: 'cascade' },
  challenge_grades: { exported: { file: 'desafio-mensal.json' }, erasure: 'cascade' },
  challenge_rounds: {
    exported: { file: 'desafio-mensal.json' },
    erasure: {
      kept: 'theme and dates of a month: the database takes the winner and the moderator out of it',
    },
  },
  recent_writers: {
    exported: {
      exempt:
        'that an account has written in the last minutes, for a copy of the database: gone within hours',
    },
    erasure: { kept: 'the number of the account and a moment, for some hours, and in no copy' },
  },
  social_logins: {
    exported: { exempt: 'sign-ins at a provider that are under way, as hashes: gone within minutes' },
    erasure: 'cascade',
  },
  chat_messages: { exported: { file: 'chat.json' }, erasure: 'cascade' },
  chat_held_messages: {
    exported: { exempt: 'what a browser without an account wrote and a moderator has not let through yet' },
    erasure: { kept: 'stands under the key of a browser, not of an account, seven days' },
  },
  guardian_permissions: { exported: { file: 'consentimentos.json' }, erasure: 'cascade' },
  guardian_codes: { exported: { file: 'responsaveis.json' }, erasure: 'cascade' },
  guardian_links: { exported: { file: 'responsaveis.json' }, erasure: 'cascade' },
  // With the minor; of who decided, the database takes the account out.
  guardian_acts: { exported: { file: 'responsaveis.json' }, erasure: 'cascade' },
  guardian_essays: { exported: { file: 'responsaveis.json' }, erasure: 'cascade' },
  purchase_requests: { exported: { file: 'responsaveis.json' }, erasure: 'cascade' },
  author_blocks: { exported: { file: 'chat.json' }, erasure: 'erased' },
  writer_networks: { exported: { file: 'chat.json' }, erasure: 'erased' },
  posting_pauses: { exported: { file: 'chat.json' }, erasure: 'erased' },
  reports: {
    exported: { file: 'chat.json' },
    erasure: {
      kept: 'stands for whom it protects, half a year; its key names nobody once the account is gone',
    },
  },
  moderation_cases: {
    exported: { file: 'chat.json' },
    erasure: {
      kept: 'what was reported, without the account, until half a year after the decision: others’ rights (LGPD art. 7º VI)',
    },
  },
  moderation_log: {
    exported: {
      exempt:
        'decisions of moderators about texts: what concerns the person stands in chat.json as decisions',
    },
    erasure: { kept: 'the record of moderation; the moderator’s account is taken out of it by the database' },
  },
  premium_grants: { exported: { file: 'compras.json' }, erasure: 'cascade' },
  audit_entries: {
    exported: { exempt: 'changes that the owner made in the shop: the audit log names ids and amounts' },
    erasure: {
      kept: 'the record of what was done in the console; the database takes the actor’s account out of it, and an erasure the addresses of a corrected order',
    },
  },
  refused_words: {
    exported: { exempt: 'words of the product: nothing about who added one' },
    erasure: { kept: 'the account of who added a word is taken out by the database' },
  },
  known_devices: { exported: { file: 'sessoes.json' }, erasure: 'cascade' },
  access_records: {
    exported: { file: 'registros-de-acesso.json' },
    erasure: {
      kept: 'moment, address and port alone, six months (Lei 12.965/2014 art. 15): the database takes the account out',
    },
  },
  requested_links: {
    exported: { exempt: 'a request for a mail, gone within a minute when the mail is written' },
    erasure: 'erased',
  },
  storage_objects: { exported: { file: 'arquivos.json' }, erasure: 'cascade' },
  essays: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  essay_versions: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  exam_versions: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  given_sheets: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  sheet_photographs: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  mock_exam_sittings: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  correction_days: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  guest_corrections: {
    exported: { exempt: 'that a browser without an account has had its correction: no account, no text' },
    erasure: { kept: 'stands under the key of a browser, not of an account, half a year' },
  },
  review_consents: { exported: { file: 'consentimentos.json' }, erasure: 'cascade' },
  essay_reviews: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  review_days: { exported: { file: 'redacoes.json' }, erasure: 'cascade' },
  peer_members: { exported: { file: 'match-da-redacao.json' }, erasure: 'cascade' },
  peer_calibrations: { exported: { file: 'match-da-redacao.json' }, erasure: 'cascade' },
  peer_entries: { exported: { file: 'match-da-redacao.json' }, erasure: 'cascade' },
  peer_reviews: {
    exported: { file: 'match-da-redacao.json' },
    erasure: {
      kept: 'a correction that was given belongs to anyone who was given it: the database takes the account out, and its key names nobody once the account is gone',
    },
  },
  subscriptions: {
    exported: { file: 'assinatura.json' },
    erasure: { kept: 'what was sold, when, for how much: the database takes the account out of it' },
  },
  subscription_charges: {
    exported: { file: 'assinatura.json' },
    erasure: { kept: 'what was charged and given back (Lei 8.846/1994 art. 1º): names nobody' },
  },
  sandbox_subscriptions: {
    exported: { exempt: 'the test provider’s book of what assinatura.json tells' },
    erasure: { kept: 'days and amounts of a subscription that is nobody’s any more' },
  },
  stripe_subscriptions: {
    exported: { exempt: 'the provider’s numbers for what assinatura.json tells' },
    erasure: { kept: 'numbers by which the provider is told to end what was subscribed' },
  },
  credit_entries: { exported: { file: 'creditos.json' }, erasure: 'cascade' },
  credit_expiry_notices: {
    exported: { exempt: 'that a mail was sent: emails-enviados.json tells it' },
    erasure: 'cascade',
  },
  teacher_corrections: { exported: { file: 'correcoes-da-professora.json' }, erasure: 'cascade' },
  teacher_marks: { exported: { file: 'correcoes-da-professora.json' }, erasure: 'cascade' },
  remark_bank: { exported: { file: 'correcoes-da-professora.json' }, erasure: 'cascade' },
  corrector_invitations: { exported: { file: 'correcoes-da-professora.json' }, erasure: 'erased' },
  course_students: { exported: { file: 'cursos.json' }, erasure: 'cascade' },
  course_lessons_done: { exported: { file: 'cursos.json' }, erasure: 'cascade' },
  course_answers: { exported: { file: 'cursos.json' }, erasure: 'cascade' },
  lesson_questions: { exported: { file: 'cursos.json' }, erasure: 'cascade' },
  course_certificates: { exported: { file: 'cursos.json' }, erasure: 'cascade' },
  practice_cards: { exported: { file: 'pratica.json' }, erasure: 'cascade' },
  practice_days: { exported: { file: 'pratica.json' }, erasure: 'cascade' },
  xp_grants: { exported: { file: 'pratica.json' }, erasure: 'cascade' },
  study_plans: { exported: { file: 'plano-de-estudos.json' }, erasure: 'cascade' },
  orders: { exported: { file: 'pedidos.json' }, erasure: 'stripped' },
  order_lines: { exported: { file: 'pedidos.json' }, erasure: { kept: 'names products, no person' } },
  payment_events: {
    exported: { file: 'pedidos.json' },
    erasure: {
      kept: 'amounts and codes of the provider: the proof that an order was paid (Lei 8.846/1994 art. 1º)',
    },
  },
  refunds: {
    exported: { file: 'pedidos.json' },
    erasure: {
      kept: 'amounts and days of money that went back or still must; the words written to the buyer are taken out',
    },
  },
  stripe_sessions: {
    exported: { exempt: 'the number under which Stripe keeps the payment of an order: names no person' },
    erasure: { kept: 'needed to give money back, and to prove what was paid' },
  },
  mercado_pago_refunds: {
    exported: { exempt: 'the number under which Mercado Pago keeps a refund of an order: names no person' },
    erasure: { kept: 'proves which of our requests gave money back' },
  },
  disputes: {
    exported: { file: 'pedidos.json' },
    erasure: {
      kept: 'amount, day and outcome at the bank: the proof of what was paid back; names no person',
    },
  },
  payment_differences: {
    exported: { exempt: 'a note to the owner that our books and the provider’s differ: amounts and codes' },
    erasure: { kept: 'amounts and codes of the provider, until the owner has seen to them: names no person' },
  },
  material_downloads: {
    exported: { file: 'compras.json' },
    erasure: { kept: 'how often and when a bought file was taken: the proof of delivery; names no person' },
  },
  sandbox_refunds: {
    exported: { exempt: 'the books of the built-in test provider, which stand for those of another company' },
    erasure: { kept: 'amounts in the books of the test provider: names no person' },
  },
  sandbox_disputes: {
    exported: { exempt: 'the books of the built-in test provider, which stand for those of another company' },
    erasure: { kept: 'amounts in the books of the test provider: names no person' },
  },
  partners: { exported: { file: 'parceria.json' }, erasure: 'stripped' },
  partner_orders: { exported: { file: 'pedidos.json' }, erasure: 'stripped' },
  partner_entries: {
    exported: { file: 'parceria.json' },
    erasure: {
      kept: 'amounts and days by the number of an order: what is owed and was paid; names no person',
    },
  },
  partner_payments: { exported: { file: 'parceria.json' }, erasure: 'stripped' },
  purchases: { exported: { file: 'compras.json' }, erasure: 'stripped' },
  stamped_copies: {
    exported: {
      exempt: 'which bought files lie ready with the name that compras.json tells: no facts of their own',
    },
    erasure: 'erased',
  },
  entitlements: { exported: { file: 'compras.json' }, erasure: 'stripped' },
  sandbox_payments: {
    exported: { exempt: 'the books of the built-in test provider, which stand for those of another company' },
    erasure: 'stripped',
  },
  sandbox_events: {
    exported: { exempt: 'letters of the test provider to us: what they say stands in pedidos.json' },
    erasure: 'erased',
  },
  outgoing_mails: { exported: { file: 'emails-enviados.json' }, erasure: 'erased' },
  contact_replies: { exported: { file: 'mensagens-de-contato.json' }, erasure: 'erased' },
  contact_messages: { exported: { file: 'mensagens-de-contato.json' }, erasure: 'erased' },
  teacher_grants: { exported: { file: 'turmas.json' }, erasure: 'cascade' },
  classes: { exported: { file: 'turmas.json' }, erasure: 'cascade' },
  class_members: { exported: { file: 'turmas.json' }, erasure: 'cascade' },
  class_tasks: { exported: { file: 'turmas.json' }, erasure: 'cascade' },
  licence_end_notices: {
    exported: { exempt: 'when the end of a licence was told by mail: the licence stands in compras.json' },
    erasure: { kept: 'a day beside the number of a purchase, whose person is taken out: names nobody' },
  },
  class_corrections: { exported: { file: 'correcoes-da-professora.json' }, erasure: 'cascade' },
  class_handings: { exported: { file: 'turmas.json' }, erasure: 'cascade' },
  push_choices: { exported: { file: 'avisos-no-aparelho.json' }, erasure: 'cascade' },
  push_subscriptions: { exported: { file: 'avisos-no-aparelho.json' }, erasure: 'cascade' },
  outgoing_pushes: { exported: { file: 'avisos-no-aparelho.json' }, erasure: 'cascade' },
  refused_addresses: { exported: { file: 'listas-de-email.json' }, erasure: 'erased' },
  mail_lists: { exported: { file: 'listas-de-email.json' }, erasure: 'erased' },
  cart_reminders: { exported: { file: 'carrinhos-guardados.json' }, erasure: 'erased' },
  product_interests: { exported: { file: 'avisos-pedidos.json' }, erasure: 'erased' },
  story_consents: {
    exported: {
      exempt:
        'given to the owner on paper or by mail and tied to no account: the owner tells it by hand, and records in one press that it was taken back',
    },
    erasure: {
      kept: 'the proof that somebody agreed to be shown (LGPD art. 8º § 2º), three years after it ended',
    },
  },
} as const satisfies Partial<Record<keyof Database, InventoryEntry>>

export type HeldTable = keyof typeof DATA_INVENTORY
