import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const GIVEN = {
  REVIEWER_URL: 'https://api.exemplo.invalid/v1/',
  REVIEWER_API_KEY: 'sk-segredo-4711',
  REVIEWER_MODEL: 'modelo-1',
}

test('without a word about it there is no reviewer', () => {
  expect(loadConfig({}).reviewer).toBeNull()
})

test('address, key and model make one; students read its name with its host', () => {
  const { reviewer } = loadConfig(GIVEN)
  expect(reviewer).toMatchObject({
    url: 'https://api.exemplo.invalid/v1',
    model: 'modelo-1',
    visionModel: null,
    recipient: 'api.exemplo.invalid',
    dailyCap: 200,
  })
  expect(reviewer?.apiKey()).toBe('sk-segredo-4711')
  expect(loadConfig({ ...GIVEN, REVIEWER_NAME: 'Exemplo' }).reviewer?.recipient).toBe(
    'Exemplo (api.exemplo.invalid)',
  )
})

test.each(['REVIEWER_URL', 'REVIEWER_API_KEY', 'REVIEWER_MODEL'])(
  'without %s the start is refused',
  (name) => {
    expect(() => loadConfig({ ...GIVEN, [name]: '' })).toThrow(/must be given together/)
  },
)

test.each([
  ['REVIEWER_NAME', 'Exemplo'],
  ['REVIEWER_VISION_MODEL', 'modelo-2'],
  ['REVIEWER_DAILY_CAP', '10'],
])('%s alone is refused', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(/must be given together/)
})

test.each([
  ['REVIEWER_URL', 'http://127.0.0.1:8080/v1', true],
  ['REVIEWER_URL', 'http://localhost:8080', true],
  ['REVIEWER_URL', 'http://exemplo.invalid/v1', false],
  ['REVIEWER_URL', 'http://10.0.0.5/v1', false],
  ['REVIEWER_URL', 'https://ana:senha@exemplo.invalid/v1', false],
  ['REVIEWER_URL', 'https://exemplo.invalid/v1?key=1', false],
  ['REVIEWER_URL', 'exemplo.invalid', false],
  ['REVIEWER_API_KEY', 'k'.repeat(500), true],
  ['REVIEWER_API_KEY', 'k'.repeat(501), false],
  ['REVIEWER_API_KEY', 'a b', false],
  ['REVIEWER_API_KEY', 'a\nb', false],
  ['REVIEWER_MODEL', 'org/modelo:8b', true],
  ['REVIEWER_MODEL', 'um modelo', false],
  ['REVIEWER_NAME', 'Ai', true],
  ['REVIEWER_NAME', 'A', false],
  ['REVIEWER_NAME', 'A'.repeat(80), true],
  ['REVIEWER_NAME', 'A'.repeat(81), false],
  ['REVIEWER_DAILY_CAP', '1', true],
  ['REVIEWER_DAILY_CAP', '0', false],
  ['REVIEWER_DAILY_CAP', '100000', true],
  ['REVIEWER_DAILY_CAP', '100001', false],
])('%s=%s is accepted: %s', (name, value, accepted) => {
  const load = () => loadConfig({ ...GIVEN, [name]: value })
  if (accepted) expect(load).not.toThrow()
  else expect(load).toThrow(name)
})

test('neither a printed configuration nor a refused start tells the key', () => {
  expect(inspect(loadConfig(GIVEN), { depth: 9 })).not.toContain('segredo')
  expect(JSON.stringify(loadConfig(GIVEN))).not.toContain('segredo')
  try {
    loadConfig({ ...GIVEN, REVIEWER_API_KEY: 'um segredo com espaços' })
    expect.unreachable()
  } catch (error) {
    expect(String(error)).toContain('REVIEWER_API_KEY')
    expect(String(error)).not.toContain('segredo')
  }
})
