import type { MessageRow } from '#domain/console/messages-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { messagesAdminTexts as texts } from '#texts/console/messages.ts'

/** How much of the five days is left; red from the last day on. */
export function AnswerClock({ message: { daysLeft, answeredAt } }: { message: MessageRow }) {
  if (daysLeft === null) {
    return <p className="text-sm">{answeredAt ? texts.answeredAt({ day: formatDay(answeredAt) }) : null}</p>
  }
  const sentence = texts.daysLeft({ days: daysLeft })
  return daysLeft <= 0 ? <strong className="text-red">{sentence}</strong> : <p>{sentence}</p>
}
