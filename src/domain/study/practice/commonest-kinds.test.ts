import { expect, test } from 'vitest'
import type { MarkKind } from '#corrector/kinds.ts'
import { commonestKinds } from './commonest-kinds.ts'

const essay = (...kinds: MarkKind[]) => ({ marks: kinds.map((kind) => ({ kind, start: 0, end: 1 })) })
const isCounted = (kind: MarkKind): kind is Exclude<MarkKind, 'spelling'> => kind !== 'spelling'

test.each<[string, ReturnType<typeof essay>[], MarkKind[]]>([
  ['no essay, nothing', [], []],
  [
    'in two essays once comes before in one essay thrice',
    [essay('accent', 'accent', 'accent'), essay('informal'), essay('informal')],
    ['informal', 'accent'],
  ],
  [
    'in as many essays, the more often marked',
    [essay('accent', 'informal', 'informal')],
    ['informal', 'accent'],
  ],
  ['what is not counted stays out', [essay('spelling', 'accent')], ['accent']],
])('%s', (_, versions, kinds) => {
  expect(commonestKinds(versions, isCounted)).toEqual(kinds)
})
