import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { askedTexts, reasonOf } from '#texts/shared/asked.ts'
import { Loaded } from './loaded.tsx'
import type { Asked } from './use-asked.ts'

const ASKING: Asked<readonly string[]> = {
  value: null,
  refusal: null,
  isAsking: true,
  isStale: false,
  reload: async () => {},
  change: () => {},
  put: () => {},
}

function draw(state: Partial<Asked<readonly string[]>>, refused?: (code: string) => string | undefined) {
  return renderToStaticMarkup(
    <Loaded
      asked={{ ...ASKING, ...state }}
      loading="Lendo"
      failed="Não deu"
      empty="Nada"
      {...(refused ? { refused } : {})}
    >
      {(rows) => rows.join(', ')}
    </Loaded>,
  )
}

describe('what is asked, on the screen', () => {
  it.each([
    ['waits', {}, ['Lendo'], ['Não deu', 'Nada']],
    [
      'is refused',
      { refusal: 'unreachable', isAsking: false },
      ['Não deu', reasonOf('unreachable')],
      ['Lendo'],
    ],
    ['is empty', { value: [], isAsking: false }, ['Nada'], ['Lendo']],
    ['is there', { value: ['a', 'b'], isAsking: false }, ['a, b'], ['aria-busy="true"', 'data-stale']],
    ['is asked again', { value: ['a'], isStale: true }, ['a', 'aria-busy="true"', 'data-stale'], ['Não deu']],
    [
      'is refused the second time',
      { value: ['a'], isStale: true, isAsking: false, refusal: 'unreachable' },
      ['a', 'Não deu', askedTexts.stale, askedTexts.retry],
      ['aria-busy="true"'],
    ],
    ['was empty and is asked again', { value: [], isStale: true }, ['Lendo'], ['Nada']],
  ])('says so when it %s', (_name, state, shown, hidden) => {
    const html = draw(state)
    for (const words of shown) expect(html).toContain(words)
    for (const words of hidden) expect(html).not.toContain(words)
  })

  it('leaves a refusal with a meaning to the screen, and no other', () => {
    const refused = (code: string) => (code === 'gone' ? 'Foi apagada' : undefined)
    expect(draw({ refusal: 'gone', isAsking: false }, refused)).toBe('Foi apagada')
    expect(draw({ refusal: 'broken', isAsking: false }, refused)).toContain(askedTexts.fault)
  })
})
