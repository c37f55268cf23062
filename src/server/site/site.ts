/**
 * The settings and contents in force: the owner's settings over those of the environment, and the owner's contents in the
 * place of ours, in the memory of each process and read again whenever the database announces a change (decisions 0062,
 * 0063 and 0225; migrations 0039, 0044 and 0155). Ask at each decision; a value that is kept aside grows old.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { ConsentTerm } from '#domain/community/story-consent.ts'
import type { SiteContents } from '#domain/site/site-contents.ts'
import {
  DEFAULT_SETTINGS,
  overlay,
  type SettingLayer,
  type SettingSources,
  type SiteSettings,
  sourcesOf,
} from '#domain/site/site-settings.ts'
import type { HouseScale } from '#domain/writing/teacher-correction/house-scale.ts'
import type { Db } from '../platform/db/client.ts'
import { listenToDatabase } from '../platform/db/listen.ts'
import type { Logger } from '../platform/logger.ts'
import { readConsentTerms, readOwnContents } from './contents-repository.ts'
import { DEFAULT_CONTENTS } from './default-contents.ts'
import { readHouseScale } from './house-scale-repository.ts'
import { hasPremiumCourses } from './premium-courses-repository.ts'
import { readSettingLayer } from './settings-repository.ts'
import { readStudyShelf, type StudyShelf } from './study-repository.ts'

const CHANNEL = 'site_changed'
const RETRY_MS = 1_000

export type Site = {
  /** What holds at this moment. */
  readonly settings: SiteSettings
  /** What would hold if the console said nothing. */
  readonly defaults: SiteSettings
  readonly sources: SettingSources
  /** What the owner says in the place of ours, kind by kind. */
  readonly contents: SiteContents
  /** Who has agreed that their story is shown, by the story's id. */
  readonly consents: ReadonlyMap<string, ConsentTerm>
  /** What shown estimates follow; null where the owner does not want it, or there is too little. */
  readonly houseScale: HouseScale | null
  /** Whether a published course belongs to premium. */
  readonly hasPremiumCourses: boolean
  /** What the owner has written to be studied. */
  readonly study: StudyShelf
  /** Reads the database again; who has just changed it waits for this, so that the next answer knows. */
  readonly refresh: () => Promise<void>
  /** Called after each refresh. */
  readonly onChange: (listener: () => void) => void
}

/** Reads what holds. Hears of others' changes only once `followSiteChanges` runs. */
export async function openSite(db: Db, environment: SettingLayer, logger: Logger): Promise<Site> {
  const defaults = overlay(DEFAULT_SETTINGS, [environment])
  const listeners: (() => void)[] = []
  let held = await read()
  let lastRefresh = Promise.resolve()

  async function read() {
    const console = await readSettingLayer(db, logger)
    const settings = overlay(defaults, [console])
    return {
      settings,
      houseScale: settings.corrections.followsHouse ? await readHouseScale(db) : null,
      sources: sourcesOf(environment, console),
      contents: { ...DEFAULT_CONTENTS, ...(await readOwnContents(db, logger)).lists },
      consents: await readConsentTerms(db),
      hasPremiumCourses: await hasPremiumCourses(db),
      study: await readStudyShelf(db),
    }
  }

  async function readAnew(): Promise<void> {
    held = await read()
    for (const listener of listeners) listener()
  }

  return {
    get settings() {
      return held.settings
    },
    defaults,
    get sources() {
      return held.sources
    },
    get contents() {
      return held.contents
    },
    get consents() {
      return held.consents
    },
    get houseScale() {
      return held.houseScale
    },
    get hasPremiumCourses() {
      return held.hasPremiumCourses
    },
    get study() {
      return held.study
    },
    refresh() {
      // One after the other: of two readings the later one must win.
      lastRefresh = lastRefresh.catch(() => {}).then(readAnew)
      return lastRefresh
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

/**
 * Follows what other processes change. While the listening connection is down the last known settings hold: there is no
 * answer without one, and it is read again the moment the connection is back.
 */
export function followSiteChanges(site: Site, pool: pg.Pool, logger: Logger): { close: () => Promise<void> } {
  let isClosed = false
  let isStale = false
  let isReading = false

  async function read(): Promise<void> {
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale && !isClosed) {
      isStale = false
      await site.refresh().catch(async (error: unknown) => {
        logger.debug({ err: error }, 'the site settings could not be read')
        isStale = true
        await sleep(RETRY_MS, undefined, { ref: false })
      })
    }
    isReading = false
  }

  const listening = listenToDatabase(pool, logger, {
    channels: [CHANNEL],
    onNotification: () => void read(),
    onListening: () => void read(),
    onLost: () => {},
  })
  return {
    close() {
      isClosed = true
      return listening.close()
    },
  }
}
