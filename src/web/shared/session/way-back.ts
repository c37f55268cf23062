/** The way back after signing in, as this device keeps it: a provider and a mail lead through other tabs. */
import { useEffect, useSyncExternalStore } from 'react'
import { href, useNavigate } from 'react-router'
import { isPlaceToReturn, type KeptPlace, wayBack } from '#domain/account/way-back.ts'
import { deviceThings } from '#web/browser/kept-things.ts'
import { isRecord } from './call-api.ts'

const KEY = 'domine-a-redacao:volta'

/** At every page that somebody opens. */
export function rememberPlace(place: string): void {
  if (!isPlaceToReturn(place)) return
  attempt(() => deviceThings.setItem(KEY, JSON.stringify({ place, atMs: Date.now() } satisfies KeptPlace)))
}

function keptPlace(): KeptPlace | null {
  const kept: unknown = attempt(() => JSON.parse(deviceThings.getItem(KEY) ?? 'null'))
  if (!isRecord(kept)) return null
  const { place, atMs } = kept
  return typeof place === 'string' && typeof atMs === 'number' ? { place, atMs } : null
}

/** Null where the profile is all that is left. */
export function currentWay(): string | null {
  const way = wayBack(keptPlace(), Date.now())
  return way === href('/') ? href('/hoje') : way
}

/** Goes on after signing in: there is somebody now. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate(currentWay() ?? href('/perfil'))
  }
}

/** A provider's answer has signed somebody in on this page, which is the profile (product §7 GET authorize). */
let isReturning = false
const listeners = new Set<() => void>()

export function announceReturn(): void {
  isReturning = true
  for (const listener of listeners) listener()
}

/**
 * Goes on from the profile to where the sign-in at a provider began.
 *
 * @param isReady age and consent are answered
 */
export function useReturn(isReady: boolean): void {
  const isBack = useSyncExternalStore(subscribeToReturn, () => isReturning, never)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isBack || !isReady) return
    isReturning = false
    const way = currentWay()
    if (way !== null) void navigate(way, { replace: true })
  }, [isBack, isReady, navigate])
}

function subscribeToReturn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function never(): boolean {
  return false
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
