import { expect, test } from 'vitest'
import {
  findRecoveryCode,
  hashRecoveryCodes,
  newRecoveryCodes,
  RECOVERY_CODE_COUNT,
} from './recovery-code.ts'

test('ten codes, each another, in four groups without letters that look like digits', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a code is found however it is typed, and another one is not', async () => {
  const hashes = await hashRecoveryCodes(['K4M9-X7QP-2AB8-HT30', 'AAAA-AAAA-AAAA-AAAA'])
  for (const typed of ['K4M9-X7QP-2AB8-HT30', 'k4m9x7qp2ab8ht3o', ' K4M9 X7QP 2AB8 HT30 '])
    expect(await findRecoveryCode(typed, hashes), typed).toBe(hashes[0])
  for (const typed of ['K4M9-X7QP-2AB8-HT3', 'K4M9-X7QP-2AB8-HT31', '', '123456'])
    expect(await findRecoveryCode(typed, hashes), typed).toBeNull()
})
