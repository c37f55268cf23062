/**
 * What the owner sets for the whole site: switches, who sells, who teaches, the exam, the challenge, what is read first,
 * the right of withdrawal, the teacher's corrections, the service that comments on essays. Every group has a schema; a value
 * comes from the console, else from the environment, else from here (decision 0062).
 */
import { z } from 'zod'
import { publicPathOf } from '../account/picture-path.ts'
import { JUDGINGS } from '../community/challenge.ts'
import { readTaxId } from '../shared/tax-id.ts'
import { type ExamDate, isIsoDay, weekdayOf } from '../study/exam-date.ts'
import { DEFAULT_FEATURES, FEATURE_IDS, type FeatureId } from './features.ts'
import { readInstagram } from './instagram.ts'

const SHOP_TEXT_LENGTH = { min: 3, max: 300 } as const
const EXAM_TEXT_LENGTH = { min: 3, max: 200 } as const
const STORY_LENGTH = { min: 40, max: 1_500 } as const
const SAMPLE_LENGTH = { min: 20, max: 400 } as const

/** Providers that take money; each is there only where the server has its keys. */
export const PAYMENT_PROVIDERS = ['stripe', 'mercado-pago'] as const
export type PaymentProviderChoice = (typeof PAYMENT_PROVIDERS)[number]

/** What a field is refused for; the admin page has a sentence for each (src/texts/console/settings.ts). */
const SETTING_PROBLEMS = [
  'too-short',
  'too-long',
  'not-cnpj',
  'not-email',
  'not-instagram',
  'not-picture',
  'not-day',
  'not-sunday',
  'last-before-first',
  'no-working-day',
  'not-in-range',
] as const
export type SettingProblem = (typeof SETTING_PROBLEMS)[number]

const problem = (code: SettingProblem) => code

function lineOf({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(min, problem('too-short')).max(max, problem('too-long')))
}

/** Of several paragraphs; spaces at their ends go. */
function textOf({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .transform((text) =>
      text
        .split(/\r?\n/)
        .map((line) => line.replaceAll(/\s+/g, ' ').trim())
        .join('\n')
        .replaceAll(/\n{2,}/g, '\n')
        .trim(),
    )
    .pipe(z.string().min(min, problem('too-short')).max(max, problem('too-long')))
}

/** A field left empty is "not told". */
function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  )
}

/** Kept in the one form that the reader gives it. */
function readBy(read: (text: string) => string | null, code: SettingProblem) {
  return z.string().transform((text, check) => {
    const value = read(text)
    if (value === null) check.addIssue({ code: 'custom', message: problem(code) })
    return value ?? text
  })
}

const shopText = lineOf(SHOP_TEXT_LENGTH)
const day = z.string().refine(isIsoDay, problem('not-day'))
const sunday = day.refine((text) => !isIsoDay(text) || weekdayOf(text) === 7, problem('not-sunday'))

const examSchema = z
  .strictObject({
    name: lineOf(EXAM_TEXT_LENGTH),
    firstDay: sunday,
    lastDay: sunday,
    source: lineOf(EXAM_TEXT_LENGTH),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    message: problem('last-before-first'),
  }) satisfies z.ZodType<ExamDate>

const pauseSchema = z
  .strictObject({ from: day, until: day })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: problem('last-before-first') })

function between(min: number, max: number) {
  return z.int(problem('not-in-range')).min(min, problem('not-in-range')).max(max, problem('not-in-range'))
}

// The keys are those of the closed list, each a boolean.
const switches = Object.fromEntries(FEATURE_IDS.map((id) => [id, z.boolean()])) as Record<
  FeatureId,
  z.ZodBoolean
>

export const SETTING_GROUPS = {
  features: z.strictObject(switches),
  shop: z.strictObject({
    name: orNothing(shopText),
    /** A CNPJ, or the CPF of a person who sells. */
    cnpj: orNothing(readBy(readTaxId, 'not-cnpj')),
    address: orNothing(shopText),
    email: orNothing(
      z
        .string()
        .trim()
        .pipe(z.email(problem('not-email')).max(SHOP_TEXT_LENGTH.max, problem('too-long'))),
    ),
    phone: orNothing(shopText),
    /** The profile's address; without it the footer has no link to Instagram. */
    instagram: orNothing(readBy(readInstagram, 'not-instagram')),
  }),
  /** Who teaches, for the landing page and Quem Somos: what is null is not shown (decision 0166). */
  teacher: z.strictObject({
    name: orNothing(shopText),
    /** A picture of this site, as the owner's profile has one. */
    picture: orNothing(readBy(publicPathOf, 'not-picture')),
    story: orNothing(textOf(STORY_LENGTH)),
    /** Words of a student's, and what the teacher wrote beside them. */
    sampleText: orNothing(lineOf(SAMPLE_LENGTH)),
    sampleRemark: orNothing(lineOf(SHOP_TEXT_LENGTH)),
  }),
  challenge: z.strictObject({ judging: z.enum(JUDGINGS), isReviewed: z.boolean() }),
  safety: z.strictObject({
    /** The team reads a first correction between two who are not both known (decision 0121). */
    readsFirstExchanges: z.boolean(),
    /** A moderator reads what visitors write on the wall and in the challenge before others do. */
    readsVisitors: z.boolean(),
  }),
  exam: z.strictObject({
    /** Null: not announced yet, and students give their own number of days. */
    next: examSchema.nullable(),
  }),
  /** What the owner is written to about. */
  notices: z.strictObject({
    sales: z.boolean(),
    disputes: z.boolean(),
    reports: z.boolean(),
    messages: z.boolean(),
    corrections: z.boolean(),
  }),
  orders: z.strictObject({
    /** Whether the seven days to give a purchase back also run for material that was fetched already. */
    refundAfterDownload: z.boolean(),
  }),
  corrections: z.strictObject({
    /** Whether essays may be sent to the teacher, and corrections be bought. */
    isOn: z.boolean(),
    /** 1 for Monday to 7 for Sunday. */
    workingDays: z
      .array(z.int().min(1).max(7))
      .transform((days) => [...new Set(days)].sort((a, b) => a - b))
      .pipe(z.array(z.number()).min(1, problem('no-working-day'))),
    /** First and last day of a pause; null without one. */
    pause: pauseSchema.nullable(),
    perDay: between(1, 200),
    /** So many working days after the sending. */
    daysPromised: between(1, 30),
    rewritingIsFree: z.boolean(),
    /** Whether the teacher sees the levels of the engine before she has given hers. */
    showsEngineFirst: z.boolean(),
    /** Whether estimates that are shown follow the house's readers (decision 0202). */
    followsHouse: z.boolean(),
  }),
  photographs: z.strictObject({
    /** Whether adults are asked for photographs of their sheets, for measuring (decision 0212). */
    isCollecting: z.boolean(),
  }),
  payments: z.strictObject({
    /** Who gets new orders, where the server has several; null: the first that it has. */
    provider: z.enum(PAYMENT_PROVIDERS).nullable(),
  }),
  /** Premium that recurs: a plan without a price is not sold. */
  subscriptions: z.strictObject({
    /** Cents. */
    monthlyPrice: between(100, 1_000_000).nullable(),
    yearlyPrice: between(100, 1_000_000).nullable(),
    /** By a teacher, in each month that is paid. */
    correctionsPerMonth: between(0, 20),
    /** Whether Pix Automático is offered beside the card (decision 0286). */
    takesPix: z.boolean(),
  }),
  reviewer: z.strictObject({
    /** Whether students may ask the service outside that the server names, if it names one (decision 0068). */
    isOn: z.boolean(),
  }),
} as const

export type SettingGroup = keyof typeof SETTING_GROUPS
export type SiteSettings = {
  readonly [Group in SettingGroup]: Readonly<z.output<(typeof SETTING_GROUPS)[Group]>>
}
/** One layer: what it says of each group, where it says anything. */
export type SettingLayer = {
  readonly [Group in SettingGroup]?: {
    readonly [Field in keyof SiteSettings[Group]]?: SiteSettings[Group][Field] | undefined
  }
}

export const SETTING_SOURCES = ['console', 'environment', 'default'] as const
export type SettingSource = (typeof SETTING_SOURCES)[number]
export type SettingSources = {
  readonly [Group in SettingGroup]: Readonly<Record<keyof SiteSettings[Group], SettingSource>>
}

/** Without a word from anybody. Law is read in the buyer's favour (CDC art. 47). */
export const DEFAULT_SETTINGS: SiteSettings = {
  features: DEFAULT_FEATURES,
  shop: { name: null, cnpj: null, address: null, email: null, phone: null, instagram: null },
  teacher: { name: null, picture: null, story: null, sampleText: null, sampleRemark: null },
  challenge: { judging: 'jury', isReviewed: false },
  safety: { readsFirstExchanges: true, readsVisitors: false },
  exam: { next: null },
  notices: { sales: true, disputes: true, reports: true, messages: true, corrections: true },
  orders: { refundAfterDownload: true },
  // Nobody sees it before the owner sells corrections.
  corrections: {
    isOn: true,
    workingDays: [1, 2, 3, 4, 5],
    pause: null,
    perDay: 6,
    daysPromised: 3,
    rewritingIsFree: false,
    showsEngineFirst: false,
    followsHouse: false,
  },
  payments: { provider: null },
  subscriptions: { monthlyPrice: null, yearlyPrice: null, correctionsPerMonth: 0, takesPix: false },
  photographs: { isCollecting: false },
  reviewer: { isOn: true },
}

export function isSettingGroup(name: string): name is SettingGroup {
  return Object.hasOwn(SETTING_GROUPS, name)
}

export function settingGroups(): readonly SettingGroup[] {
  // The object above has no other keys.
  return Object.keys(SETTING_GROUPS) as SettingGroup[]
}

/** Later layers win, field by field; a field that a layer gives as undefined is not given. */
export function overlay(base: SiteSettings, layers: readonly SettingLayer[]): SiteSettings {
  const groups = settingGroups().map((group) => [
    group,
    Object.assign({}, base[group], ...layers.map((layer) => givenIn(layer[group]))),
  ])
  // Each group has the fields of its base, over which only fields of the same group were laid.
  return Object.fromEntries(groups) as SiteSettings
}

/** Where each value of `overlay(defaults, [environment, console])` comes from. */
export function sourcesOf(environment: SettingLayer, console: SettingLayer): SettingSources {
  const groups = settingGroups().map((group) => {
    const fields = Object.keys(SETTING_GROUPS[group].shape).map((field) => [
      field,
      Object.hasOwn(givenIn(console[group]), field)
        ? 'console'
        : Object.hasOwn(givenIn(environment[group]), field)
          ? 'environment'
          : 'default',
    ])
    return [group, Object.fromEntries(fields)]
  })
  // Built from the same list of groups and fields.
  return Object.fromEntries(groups) as SettingSources
}

function givenIn(values: object | undefined): object {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined))
}

export type Teacher = SiteSettings['teacher']

/** Whether there is anybody to be shown: without a name a picture and a story are nobody's. */
export function isTeacherTold({ name, picture, story, sampleText }: Teacher): boolean {
  return name !== null && (picture !== null || story !== null || sampleText !== null)
}
