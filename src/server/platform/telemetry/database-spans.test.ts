import { expect, test } from 'vitest'
import { withoutLiterals } from './database-spans.ts'

test.each([
  ['select 1', 'select ?'],
  [
    'select * from "users" where "email" = $1 limit $12',
    'select * from "users" where "email" = $1 limit $12',
  ],
  ["update t set name = 'Ana', age = 17", 'update t set name = ?, age = ?'],
  ["select 'it''s', 3.5, t1.c2\n  from t1", 'select ?, ?, t1.c2 from t1'],
  ["set local lock_timeout = '120s'", 'set local lock_timeout = ?'],
])('%s is told as %s', (text, told) => {
  expect(withoutLiterals(text)).toBe(told)
})
