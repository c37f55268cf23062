import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RANKS } from '#domain/account/ranks.ts'
import { RankPanel } from './rank-panel.tsx'

/** The words on the panel, one beside the other. */
const wordsAt = (xp: number) =>
  renderToStaticMarkup(<RankPanel xp={xp} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('every rank shows its name at its threshold, and the one before it just below', () => {
  for (const [index, { name, fromXp }] of RANKS.entries()) {
    expect(wordsAt(fromXp)).toContain(`Patente ${name} `)
    if (index === 0) continue
    expect(wordsAt(fromXp - 1)).toContain(`Patente ${RANKS[index - 1]?.name} `)
    expect(wordsAt(fromXp - 1)).toContain(`Falta 1 XP para ${name}`)
  }
})

test.each([25_000, 1_000_000])('at the top, with %i XP, the bar is full and says so', (xp) => {
  expect(wordsAt(xp)).toBe(`Patente Lenda da Redação ${xp.toLocaleString('pt-BR')} XP Nível Máximo!`)
  const markup = renderToStaticMarkup(<RankPanel xp={xp} />)
  expect(markup).toContain('aria-valuenow="100"')
  expect(markup).toContain('aria-valuetext="Nível Máximo!"')
})
