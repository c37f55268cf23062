import type { ReactNode } from 'react'
import type { PushKind } from '#domain/account/push.ts'
import type { PushState } from '#domain/account/push-wire.ts'
import { pushSettingsTexts as texts } from '#texts/account/push.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { usePush } from './use-push.ts'

type PushSwitchesProps<Kind extends PushKind> = {
  kinds: readonly Kind[]
  labels: Record<Kind, string>
  /** What belongs below the switch of a kind that is on. */
  below?: (kind: Kind, state: PushState, choose: ReturnType<typeof usePush>['choose']) => ReactNode
}

/** The switches of the account, and whether this browser gets what they say. */
export function PushSwitches<Kind extends PushKind>({ kinds, labels, below }: PushSwitchesProps<Kind>) {
  const push = usePush()
  const { asked, task, problem } = push
  return (
    <Loaded asked={asked} loading={texts.loading} failed={texts.failed} className="w-full max-w-measure">
      {(state) => (
        <div className="grid justify-items-start gap-4">
          {kinds.map((kind) => (
            <div key={kind} className="grid justify-items-start gap-3">
              <Switch
                label={labels[kind]}
                isOn={state.kinds.includes(kind)}
                onChange={(isOn) => void push.choose(state, { turn: { kind, isOn } })}
              />
              {state.kinds.includes(kind) ? below?.(kind, state, push.choose) : null}
            </div>
          ))}
          <p role="status" className="max-w-measure">
            {problem ?? (state.isHere ? texts.here : texts.elsewhere)}
          </p>
          <div className="flex flex-wrap gap-3">
            {state.isHere ? (
              <>
                <Button
                  look="secondary"
                  isBusy={task === 'test'}
                  busyLabel={texts.testing}
                  onClick={() => void push.test()}
                >
                  {texts.test}
                </Button>
                <Button
                  look="secondary"
                  isBusy={task === 'disable'}
                  busyLabel={texts.disabling}
                  onClick={() => void push.disable()}
                >
                  {texts.disable}
                </Button>
              </>
            ) : (
              <Button
                look="secondary"
                isBusy={task === 'enable' || task === 'choose'}
                busyLabel={texts.enabling}
                onClick={() => void push.enable(state)}
              >
                {texts.enable}
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}
