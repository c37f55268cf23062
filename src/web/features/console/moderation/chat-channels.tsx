import type { ChatChannel } from '#domain/community/chat-message.ts'
import { moderationAdminTexts } from '#texts/console/moderation.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchChannels, sendChannel } from './admin-calls.ts'

const texts = moderationAdminTexts.channels

/** Who may write in the chat and how fast; each touch holds at once. Nothing is drawn until the state is known. */
export function ChatChannels() {
  const asked = useAsked('chat channels', fetchChannels)
  const channels = asked.value?.channels ?? []

  async function change(id: ChatChannel, request: { isOpenToVisitors?: boolean; slowModeSeconds?: number }) {
    const sent = await sendChannel(id, request)
    showToast(sent.ok ? texts.saved : texts.notSaved)
    if (!sent.ok) return
    asked.change(({ channels: all }) => ({
      channels: all.map((one) => (one.id === id ? { ...one, ...request } : one)),
    }))
  }

  const free = channels.find(({ id }) => id === 'global')
  if (asked.refusal !== null && !free)
    return (
      <Loaded asked={asked} failed={texts.failed} className="mt-12">
        {() => null}
      </Loaded>
    )
  if (!free) return null
  return (
    <Card className="mt-12">
      <h2 className="mb-3 text-2xl">{texts.heading}</h2>
      <Switch
        label={texts.open}
        isOn={free.isOpenToVisitors}
        onChange={(isOpenToVisitors) => void change('global', { isOpenToVisitors })}
      />
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {channels.map(({ id, slowModeSeconds }) => (
          <SelectField
            key={id}
            label={texts.slowMode({ channel: texts.names[id] })}
            value={slowModeSeconds}
            onChange={(event) => void change(id, { slowModeSeconds: Number(event.currentTarget.value) })}
          >
            {Object.entries(texts.slowModes).map(([seconds, words]) => (
              <option key={seconds} value={seconds}>
                {words}
              </option>
            ))}
            {Object.hasOwn(texts.slowModes, slowModeSeconds) ? null : (
              <option value={slowModeSeconds}>{texts.seconds({ seconds: slowModeSeconds })}</option>
            )}
          </SelectField>
        ))}
      </div>
    </Card>
  )
}
