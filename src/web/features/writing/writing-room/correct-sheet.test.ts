import { expect, test } from 'vitest'
import type { Correction } from '#corrector/correction.ts'
import { ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Corrected, CorrectionBody } from '#domain/writing/essay-wire.ts'
import { type Correctors, correctSheet } from './correct-sheet.ts'
import type { Sheet } from './stored-sheet.ts'

// Nobody here looks into it.
const correction = { total: 720 } as Correction
const sheet: Sheet = {
  essayId: 'e1',
  exam: 'enem',
  theme: { id: null, title: 'Um tema ', motivating: 'Texto I\n\nTexto II' },
  text: 'Um texto.\r\n',
  plan: {},
  pastedCharacters: 3,
  hasPaperLines: false,
  isCorrected: false,
  isUnsaved: true,
}

function answered(changes: Partial<Corrected> = {}) {
  const kept = { essayId: 'e1', number: 1, leftToday: 19, earnedBadges: [], grantedXp: 0 }
  return ok<Corrected>({ text: 'Um texto.', theme: 'Um tema', correction, ...kept, ...changes })
}

function correctorsWith(changes: Partial<Correctors> = {}) {
  const asked: string[] = []
  const correctors: Correctors = {
    askServer: async ({ essayId }: CorrectionBody) => {
      asked.push(`server ${essayId}`)
      return answered()
    },
    askDevice: async ({ theme, motivating, text }) => {
      asked.push(`device ${JSON.stringify([theme, motivating, text])}`)
      return ok(correction)
    },
    isServerAway: async () => false,
    visitor: null,
    motivatingOf: async () => '',
    newId: () => 'e2',
    ...changes,
  }
  return { asked, correctors }
}

const DEVICE = 'device ["Um tema",["Texto I","Texto II"],"Um texto."]'

test('the server is asked first, and its correction marks the sheet', async () => {
  const { asked, correctors } = correctorsWith()
  expect(await correctSheet(sheet, correctors)).toEqual(
    ok({ sheet: { ...sheet, isCorrected: true }, corrected: answered().value, isFromDevice: false }),
  )
  expect(asked).toEqual(['server e1'])
})

test.each(['unreachable', 'unavailable', 'unexpected_failure'])(
  'a server that is %s is replaced by the device, which is given what the server would read',
  async (code) => {
    const { asked, correctors } = correctorsWith({ askServer: async () => refuse(code) })
    expect(await correctSheet(sheet, correctors)).toEqual(
      ok({
        sheet,
        corrected: answered({ essayId: null, number: null, leftToday: null }).value,
        isFromDevice: true,
      }),
    )
    expect(asked).toEqual([DEVICE])
  },
)

test('a theme of the bank brings its motivating texts to the device', async () => {
  const { asked, correctors } = correctorsWith({
    askServer: async () => refuse('unreachable'),
    motivatingOf: async (themeId) => `Textos de ${themeId}`,
  })
  const theme = { id: 'automedicacao', title: 'Um tema', motivating: '' }
  expect((await correctSheet({ ...sheet, theme }, correctors)).ok).toBe(true)
  expect(asked).toEqual(['device ["Um tema",["Textos de automedicacao"],"Um texto."]'])
})

test.each(['day_used_up', 'guest_used', 'over_request_rate_limit', 'too_many_versions'])(
  'what the server refuses (%s) the device does not give',
  async (code) => {
    const { asked, correctors } = correctorsWith({ askServer: async () => refuse(code) })
    expect(await correctSheet(sheet, correctors)).toEqual(refuse(code))
    expect(asked).toEqual([])
  },
)

test('where there is no network nobody waits for a server', async () => {
  const { asked, correctors } = correctorsWith({ isServerAway: async () => true })
  expect(await correctSheet(sheet, correctors)).toMatchObject({ value: { isFromDevice: true } })
  expect(asked).toEqual([DEVICE])
})

test.each<Refusal<'not_kept'> | Refusal<'device_failed'>>([refuse('not_kept'), refuse('device_failed')])(
  'a device that cannot do it says why: %j',
  async (refusal) => {
    const remembered: unknown[] = []
    const { correctors } = correctorsWith({
      askServer: async () => refuse('unreachable'),
      askDevice: async () => refusal,
      visitor: { hasUsed: () => false, remember: (essay) => remembered.push(essay) },
    })
    expect(await correctSheet(sheet, correctors)).toEqual(refusal)
    expect(remembered).toEqual([])
  },
)

test.each([true, false])(
  'a visitor’s one correction is used by anyone who makes it: device %s',
  async (isAway) => {
    const remembered: string[] = []
    const visitor = { hasUsed: () => false, remember: ({ text }: { text: string }) => remembered.push(text) }
    const { correctors } = correctorsWith({
      visitor,
      isServerAway: async () => isAway,
      askServer: async () => answered({ essayId: null, number: null }),
    })
    expect((await correctSheet(sheet, correctors)).ok).toBe(true)
    expect(remembered).toEqual(['Um texto.'])
  },
)

test('a visitor who has had it is refused, with a network and without, and nobody is asked', async () => {
  for (const isAway of [true, false]) {
    const { asked, correctors } = correctorsWith({
      visitor: { hasUsed: () => true, remember: () => {} },
      isServerAway: async () => isAway,
    })
    expect(await correctSheet(sheet, correctors)).toEqual(refuse('guest_used'))
    expect(asked).toEqual([])
  }
})

test.each(['id_taken', 'theme_fixed'])('refused by %s, it goes once more as a new essay', async (code) => {
  const asked: string[] = []
  const { correctors } = correctorsWith({
    askServer: async ({ essayId }) => {
      asked.push(essayId)
      return asked.length === 1 ? refuse(code) : answered({ essayId })
    },
  })
  expect(await correctSheet(sheet, correctors)).toMatchObject({ value: { sheet: { essayId: 'e2' } } })
  expect(asked).toEqual(['e1', 'e2'])
})
