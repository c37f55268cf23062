import { expect, test } from 'vitest'
import { BADGE_IDS, type BadgeFacts, type BadgeId, badgesFor, isBadgeId, wayToBadge } from './badges.ts'

test.each<[keyof BadgeFacts, number, string]>([
  ['essays', 1, 'pena-afiada'],
  ['ebooks', 1, 'papeleiro'],
  ['chatMessages', 50, 'socializador'],
  ['referrals', 1, 'embaixador'],
  ['challenges', 1, 'desafiante'],
  ['matches', 1, 'colaborador'],
])('%s earn from %i on, not one before', (fact, from, badgeId) => {
  expect(badgesFor({ [fact]: from - 1 })).toEqual([])
  expect(badgesFor({ [fact]: from })).toEqual([badgeId])
  expect(badgesFor({ [fact]: from + 1 })).toEqual([badgeId])
})

test('each finished level of the mini-course adds its badge', () => {
  for (let courseLevels = 0; courseLevels <= 7; courseLevels++) {
    expect(badgesFor({ courseLevels })).toEqual(BADGE_IDS.slice(0, Math.min(courseLevels, 6)))
  }
})

test('every badge can be earned, and nothing earns none', () => {
  const everything = {
    courseLevels: 6,
    essays: 1,
    ebooks: 1,
    chatMessages: 50,
    referrals: 1,
    challenges: 1,
    matches: 1,
  }
  expect(badgesFor(everything)).toEqual(BADGE_IDS)
  expect(badgesFor({})).toEqual([])
})

test('an id is one of the twelve', () => {
  expect(['socializador', 'Socializador', '', 'toString'].map(isBadgeId)).toEqual([true, false, false, false])
})

test.each<[BadgeId, object, object]>([
  ['socializador', {}, { have: 0, of: 50 }],
  ['socializador', { chatMessages: 49 }, { have: 49, of: 50 }],
  ['socializador', { chatMessages: 51 }, { have: 50, of: 50 }],
  ['fechador-de-ouro', { courseLevels: 3 }, { have: 3, of: 5 }],
  ['pena-afiada', { essays: 4 }, { have: 1, of: 1 }],
])('the way to %s with %j', (id, facts, way) => {
  expect(wayToBadge(id, facts)).toEqual(way)
})
