/** How the copy that is read from stands is told to the owner in each of its states (decision 0289). */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { healthTexts } from '#texts/console/opening.ts'
import { CopyPart } from './copy-part.tsx'

const { well, unwell, copy: texts } = healthTexts

test.each([
  { state: 'used', lagSeconds: 0, told: [well, 'em uso', 'menos de 1 s', texts.what] },
  { state: 'used', lagSeconds: 1, told: [well, 'em uso', '>1 s<', texts.what] },
  { state: 'late', lagSeconds: 59, told: [unwell, 'atrasada', '59 s ou mais', texts.why.late, texts.how] },
  { state: 'late', lagSeconds: 60, told: [unwell, '>1 min ou mais<'] },
  { state: 'late', lagSeconds: 600, told: [unwell, '>10 min ou mais<'] },
  { state: 'gone', lagSeconds: null, told: [unwell, 'fora de uso', texts.why.gone, texts.how] },
] as const)('a copy that is $state, by $lagSeconds s', ({ told, ...copy }) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <CopyPart copy={copy} />
    </MemoryRouter>,
  )
  for (const words of told) expect(markup).toContain(words)
  expect(markup.includes(texts.lag)).toBe(copy.lagSeconds !== null)
})
