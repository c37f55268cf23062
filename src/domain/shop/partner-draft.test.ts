import { expect, test } from 'vitest'
import { checkPartner } from './partner-draft.ts'

const DRAFT = { name: 'Ana Souza', email: 'ana@exemplo.com.br', code: 'ana', sharePercent: 30, note: '' }

test.each([
  [{ sharePercent: 1 }, []],
  [{ sharePercent: 70 }, []],
  [{ sharePercent: 0 }, [{ field: 'sharePercent', code: 'bad-share' }]],
  [{ sharePercent: 71 }, [{ field: 'sharePercent', code: 'bad-share' }]],
  [{ sharePercent: null }, [{ field: 'sharePercent', code: 'missing' }]],
  [{ name: '' }, [{ field: 'name', code: 'missing' }]],
  [{ name: 'a'.repeat(120) }, []],
  [{ name: 'a'.repeat(121) }, [{ field: 'name', code: 'too-long' }]],
  [{ email: '' }, [{ field: 'email', code: 'missing' }]],
  [{ email: 'ana' }, [{ field: 'email', code: 'bad-email' }]],
  [{ code: '' }, [{ field: 'code', code: 'missing' }]],
  [{ code: 'an' }, [{ field: 'code', code: 'bad-code' }]],
  [{ code: 'a'.repeat(30) }, []],
  [{ code: 'a'.repeat(31) }, [{ field: 'code', code: 'bad-code' }]],
  [{ note: 'a'.repeat(500) }, []],
  [{ note: 'a'.repeat(501) }, [{ field: 'note', code: 'too-long' }]],
])('%o', (change, faults) => {
  expect(checkPartner({ ...DRAFT, ...change })).toEqual(faults)
})
