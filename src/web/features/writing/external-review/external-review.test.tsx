import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ReviewState } from '#domain/writing/external-review-wire.ts'
import { externalReviewTexts as texts } from '#texts/writing/external-review.ts'
import { ExternalReview } from './external-review.tsx'
import type { ReviewActions } from './use-external-review.ts'

const TEXT = 'A leitura é um direito.\nFaltam bibliotecas no país.'
const RECIPIENT = 'Serviço (api.exemplo.invalid)'
const ACTIONS: ReviewActions = {
  isAsking: false,
  isWithdrawing: false,
  failure: null,
  ask: async () => true,
  withdraw: async () => {},
}
const NOTHING_YET: ReviewState = {
  recipient: RECIPIENT,
  access: 'open',
  consentedAt: null,
  leftToday: 3,
  review: null,
}
const REVIEW: ReviewState['review'] = {
  recipient: RECIPIENT,
  answeredAt: '2026-11-10T12:00:00.000Z',
  comments: [{ start: 24, end: 50, comment: 'Diga a fonte.' }],
}

function shown(state: Partial<ReviewState>, actions: Partial<ReviewActions> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ExternalReview text={TEXT} state={{ ...NOTHING_YET, ...state }} actions={{ ...ACTIONS, ...actions }} />
    </MemoryRouter>,
  )
}

test('before anything is sent it says to whom, and asks whether one agrees', () => {
  const markup = shown({})
  expect(markup).toContain(texts.offer.lead({ recipient: RECIPIENT }))
  expect(markup).toContain(texts.agree({ recipient: RECIPIENT }))
  expect(markup).toContain('type="checkbox"')
  expect(markup).not.toContain(texts.withdraw)
})

test('who has agreed is not asked again, and may take it back', () => {
  const markup = shown({ consentedAt: '2026-11-10T12:00:00.000Z' })
  expect(markup).toContain(texts.ask)
  expect(markup).toContain(texts.withdraw)
  expect(markup).not.toContain('type="checkbox"')
})

test('a minor is offered nothing; whose age is unknown is led to the profile', () => {
  expect(shown({ access: 'adults_only' })).toBe('')
  const unknown = shown({ access: 'age_unknown' })
  expect(unknown).toContain('href="/perfil"')
  expect(unknown).not.toContain(texts.ask)
})

test('the last question of the day may be asked, the next one not', () => {
  expect(shown({ leftToday: 1 })).toContain(texts.ask)
  const none = shown({ leftToday: 0 })
  expect(none).toContain(texts.noneLeft)
  expect(none).not.toContain('<button')
})

test('the wait is told, and a failure is announced', () => {
  expect(shown({}, { isAsking: true })).toContain(texts.patience)
  const failed = shown({}, { failure: texts.failure.description })
  expect(/role="alert"/.test(failed) && failed.includes(texts.failure.title)).toBe(true)
})

test('comments name who wrote them, quote the essay, and lead to the sheet', () => {
  const markup = shown({ review: REVIEW })
  expect(markup).toContain(texts.heading)
  expect(markup).toContain(texts.label)
  expect(markup).toContain(RECIPIENT)
  expect(markup).toContain('“Faltam bibliotecas no país”')
  expect(markup).toContain('href="#trecho-comentado-1"')
  expect(markup).toContain('id="comentario-externo-1"')
  expect(markup).not.toContain(texts.ask)
})

test('kept comments are shown while the service is off, and nothing without them', () => {
  expect(shown({ recipient: null, review: REVIEW })).toContain('Diga a fonte.')
  expect(shown({ recipient: null })).toBe('')
})

test('a service with nothing to say is told in words', () => {
  expect(shown({ review: { ...REVIEW, comments: [] } })).toContain(texts.nothing)
})
