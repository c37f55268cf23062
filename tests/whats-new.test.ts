/** Saúde tells the owner what is new: of the version that runs, and only of places that the console has. */
import { expect, test } from 'vitest'
import { WHATS_NEW } from '#content/console/whats-new.ts'
import { consoleTexts } from '#texts/console/console.ts'
import product from '../package.json' with { type: 'json' }

test('what is new is of this version', () => {
  expect(WHATS_NEW.version).toBe(product.version)
})

test.each(WHATS_NEW.items)('%s', (item) => {
  const [place] = item.split(':')
  expect(Object.values(consoleTexts.adminPages)).toContain(place)
})
