/**
 * The plan of a day: what students do and how often, in one table. Nobody has measured a million students here, so each
 * figure is an assumption with its reason, and each may be set (`CAPACITY_…`, docs/scale.md).
 */
import type { ActName } from './acts.ts'

export type Assumption = {
  readonly value: number
  /** What it counts, and why so much. */
  readonly says: string
}

export const ASSUMPTIONS = {
  ACTIVE_SHARE: { value: 0.25, says: 'of all students come on a day before the exam; assumed' },
  WAKING_HOURS: { value: 16, says: 'hours of a day over which its acts lie; assumed' },
  EVENING_SHARE: {
    value: 0.15,
    says: 'of the day’s acts fall into the busiest hour, after school and supper; assumed (an even day has 0.06)',
  },
  EXAM_SHARE: { value: 0.1, says: 'of all students sit the mock exam; assumed' },
  EXAM_FIRST_SHARE: { value: 0.6, says: 'of them begin in the first minutes after nine; assumed' },
  EXAM_FIRST_MINUTES: { value: 5, says: 'minutes within which those begin; assumed' },
  EXAM_SAVE_SECONDS: {
    value: 10,
    says: 'between two saves of a sheet: every 3 s while somebody types, who types a third of the time',
  },
  RUSH_MINUTES: {
    value: 10,
    says: 'minutes at the end of a sitting within which those who began together hand in; assumed',
  },
  RUSH_CORRECTED_SHARE: {
    value: 0.3,
    says: 'of them have another text corrected within the same minutes; assumed',
  },
  CHAT_SHARE: { value: 0.02, says: 'of all students listen in the chat at its fullest; assumed' },
  CHAT_SECONDS: { value: 300, says: 'between two messages of one listener; assumed' },
  CHAT_MOST_PER_SECOND: {
    value: 20,
    says: 'messages a second in the chat at most: more nobody reads; assumed, to be held by its slow mode',
  },
  CHAT_HOURS: { value: 20, says: 'hours a month in which the chat is at its fullest; assumed' },
} satisfies Record<string, Assumption>

export type AssumptionName = keyof typeof ASSUMPTIONS
export type Assumed = Readonly<Record<AssumptionName, number>>

/** What one student does on a day on which they come, on the average. */
export const DAY: readonly (readonly [act: ActName, times: number, why: string])[] = [
  ['page kept in memory', 8, 'pages opened anew; within the site the router fetches less'],
  ['page rendered', 0.2, 'what no memory keeps: a form refused, a page past its time'],
  ['files of a first visit', 0.15, 'after an update, or on a new device; else the browser keeps them'],
  ['sign-up', 0.005, 'new ones'],
  ['sign-in', 0.05, 'a session lasts, so one day of twenty'],
  ['session renewed', 1.5, 'a token lasts an hour'],
  ['own profile', 3, 'with most pages of their own'],
  ['Hoje', 1.5, 'the page that they come back to'],
  ['own essays', 0.5, ''],
  ['essay opened', 0.5, ''],
  ['draft saved', 25, 'half of them write for an hour, with a save at each rest of 2.5 s; about 50 rests'],
  ['essay corrected', 0.5, 'one text each two days, by the server'],
  ['shop and banks searched', 1.5, ''],
  ['bought', 0.003, ''],
  ['downloaded', 0.02, ''],
  ['lesson finished', 0.2, ''],
  ['practice of today', 0.7, ''],
  ['chat read', 0.4, ''],
  ['chat written', 0.1, ''],
  ['exam looked at', 0.2, ''],
]

export const SCENE_NAMES = [
  'a day before the exam',
  'evening peak',
  'mock exam at nine',
  'correction rush',
  'chat',
] as const
export type SceneName = (typeof SCENE_NAMES)[number]

export type Rates = ReadonlyMap<ActName, number>

export type Scene = {
  readonly name: SceneName
  /** Acts a second of all students together. */
  readonly rates: Rates
  readonly listeners: number
}

/** @throws for a setting that is no positive number */
export function readAssumed(env: Readonly<Record<string, string | undefined>>): Assumed {
  const names = Object.keys(ASSUMPTIONS) as AssumptionName[] // the members of the table above
  const entries = names.map((name) => {
    const value = Number(env[`CAPACITY_${name}`] ?? ASSUMPTIONS[name].value)
    if (!(value > 0)) throw new Error(`CAPACITY_${name} must be a number above 0`)
    return [name, value]
  })
  return Object.fromEntries(entries) as Assumed // every name of the table
}

export function scenesOf(students: number, assumed: Assumed): Scene[] {
  const active = students * assumed.ACTIVE_SHARE
  const aDay = ratesOf(DAY.map(([act, times]) => [act, times * active]))
  const average = times(aDay, 1 / (assumed.WAKING_HOURS * 3600))
  const evening = times(aDay, assumed.EVENING_SHARE / 3600)
  const chatting = (share: number) => students * assumed.CHAT_SHARE * share
  return [
    { name: 'a day before the exam', rates: average, listeners: chatting(0.1) },
    { name: 'evening peak', rates: evening, listeners: chatting(0.5) },
    {
      name: 'mock exam at nine',
      rates: sum(average, openingOf(students, assumed)),
      listeners: chatting(0.1),
    },
    { name: 'correction rush', rates: sum(average, rushOf(students, assumed)), listeners: chatting(0.1) },
    {
      name: 'chat',
      rates: sum(evening, talkOf(chatting(1), assumed)),
      listeners: chatting(1),
    },
  ]
}

/** All acts of a day, for traffic and disk: an ordinary one, and a mock exam once a month. */
export function actsOfAMonth(students: number, assumed: Assumed): Rates {
  const active = students * assumed.ACTIVE_SHARE
  const takers = students * assumed.EXAM_SHARE
  return sum(
    ratesOf(DAY.map(([act, times]) => [act, times * active * 30])),
    ratesOf([
      ['exam looked at', takers * 2],
      ['exam begun', takers],
      ['exam sheet saved', (takers * 90 * 60) / assumed.EXAM_SAVE_SECONDS],
      ['exam handed in', takers],
    ]),
  )
}

/** At the end of those first minutes: the last ones begin while all before them write. */
function openingOf(students: number, assumed: Assumed): Rates {
  const together = students * assumed.EXAM_SHARE * assumed.EXAM_FIRST_SHARE
  const perSecond = together / (assumed.EXAM_FIRST_MINUTES * 60)
  return ratesOf([
    ['page kept in memory', 2 * perSecond],
    ['files of a first visit', 0.15 * perSecond],
    ['sign-in', 0.2 * perSecond],
    ['session renewed', 0.8 * perSecond],
    ['own profile', perSecond],
    ['exam looked at', 2 * perSecond],
    ['exam begun', perSecond],
    ['exam sheet saved', together / assumed.EXAM_SAVE_SECONDS],
  ])
}

function rushOf(students: number, assumed: Assumed): Rates {
  const together = students * assumed.EXAM_SHARE * assumed.EXAM_FIRST_SHARE
  const perSecond = together / (assumed.RUSH_MINUTES * 60)
  return ratesOf([
    // Half of them still write, on the average.
    ['exam sheet saved', together / 2 / assumed.EXAM_SAVE_SECONDS],
    ['exam handed in', perSecond],
    ['page kept in memory', 2 * perSecond],
    ['exam looked at', perSecond],
    ['own essays', perSecond],
    ['essay opened', perSecond],
    ['essay corrected', assumed.RUSH_CORRECTED_SHARE * perSecond],
  ])
}

function talkOf(listeners: number, assumed: Assumed): Rates {
  const wanted = listeners / assumed.CHAT_SECONDS
  return ratesOf([['chat written', Math.min(wanted, assumed.CHAT_MOST_PER_SECOND)]])
}

function ratesOf(entries: readonly (readonly [ActName, number])[]): Rates {
  return new Map(entries)
}

export function times(rates: Rates, factor: number): Rates {
  return new Map([...rates].map(([act, rate]) => [act, rate * factor]))
}

function sum(one: Rates, other: Rates): Rates {
  const names = new Set([...one.keys(), ...other.keys()])
  return new Map([...names].map((act) => [act, (one.get(act) ?? 0) + (other.get(act) ?? 0)]))
}
