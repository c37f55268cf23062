import { useState } from 'react'
import type { PushChoice, PushState } from '#domain/account/push-wire.ts'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import { pushObstacleTexts, pushSettingsTexts as texts } from '#texts/account/push.ts'
import { hasSubscription, subscribe, unsubscribe } from '#web/browser/push-browser.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { choosePush, endSubscription, putSubscription, readPush, sendTest } from './push-calls.ts'

export type PushTask = 'enable' | 'disable' | 'test' | 'choose'

/** What the settings of notices by push show and do. Permission is asked for by `enable` and by a first switch alone. */
export function usePush() {
  const asked = useAsked('push', readHere)
  const [task, setTask] = useState<PushTask | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function during(name: PushTask, work: () => Promise<void>): Promise<void> {
    if (task !== null) return
    setTask(name)
    setProblem(null)
    await work()
    setTask(null)
  }

  function take(answer: Ok<PushState> | ApiRefusal): boolean {
    if (answer.ok) asked.put(answer.value)
    else showToast({ variant: 'destructive', ...texts.notSaved })
    return answer.ok
  }

  async function turnOnHere(publicKey: string): Promise<boolean> {
    const subscribed = await subscribe(publicKey)
    if (!subscribed.ok) {
      setProblem(pushObstacleTexts[subscribed.code])
      return false
    }
    const kept = await putSubscription(subscribed.value)
    if (!kept.ok) setProblem(pushObstacleTexts.unreachable)
    return kept.ok && take(kept)
  }

  return {
    asked,
    task,
    problem,
    enable: ({ publicKey }: PushState) => during('enable', async () => void (await turnOnHere(publicKey))),
    /** A first switch that is turned on means this browser. */
    choose: (state: PushState, choice: PushChoice) =>
      during('choose', async () => {
        const isFirst = choice.turn?.isOn === true && state.browsers === 0 && !state.isHere
        if (isFirst && !(await turnOnHere(state.publicKey))) return
        take(await choosePush(choice))
      }),
    disable: () =>
      during('disable', async () => {
        if (take(await endSubscription())) await unsubscribe()
      }),
    test: () =>
      during('test', async () => {
        const sent = await sendTest()
        if (sent.ok) showToast(texts.tested)
        else if (sent.code === 'no_push_here') await asked.reload()
        else showToast({ variant: 'destructive', ...texts.notTested })
      }),
  }
}

/** Where the browser has given its subscription up, what the server still knows of it is of no use. */
async function readHere(signal: AbortSignal): Promise<Ok<PushState> | ApiRefusal> {
  try {
    const [answer, isHeld] = await Promise.all([readPush(signal), hasSubscription()])
    if (!answer.ok) return answer
    return ok({ ...answer.value, isHere: answer.value.isHere && isHeld })
  } catch {
    return refuse('unreachable', { answer: {} })
  }
}
