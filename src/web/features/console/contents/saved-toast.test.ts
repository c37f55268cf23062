import { expect, test } from 'vitest'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { savedToast } from './saved-toast.ts'

const { saved, marks } = contentsAdminTexts
// Still the 23rd in Brasília.
const NOW = new Date('2026-11-24T02:30:00Z')
const descriptionOf = (...[kind, entry]: Parameters<typeof savedToast>) =>
  savedToast(kind, entry, undefined, NOW).description

test.each([
  ['news', { date: '2026-11-23' }, saved.description],
  ['news', { date: '2026-11-24' }, 'Aparece no site em 24/11/2026.'],
  ['claims', { evidence: 'Pasta de provas, folha 3' }, saved.description],
  ['claims', { evidence: null }, `${marks.unproven}.`],
  ['stories', { isIllustrative: true }, saved.description],
  ['stories', { isIllustrative: false }, `${marks.withoutConsent}.`],
  ['ebooks', {}, saved.description],
  ['courses', {}, saved.description],
] as const)('after a save of %s %j it is told when people see it', (kind, entry, description) => {
  expect(descriptionOf(kind, entry, undefined)).toBe(description)
})
