import { profileTexts } from '#texts/account/profile.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchOwnRequests } from './request-calls.ts'

/** For minors alone. */
const RequestList = fetchedPart(async () => {
  const list = await import('./request-list.tsx')
  return list.RequestList
})

/** What a minor has asked the guardians about. Nothing for who has never asked and need not. */
export function OwnRequests() {
  const asked = useAsked('own requests', fetchOwnRequests)
  return (
    <Loaded asked={asked} loading={null} failed={profileTexts.unread.requests} className="mb-10">
      {({ isAsked, requests }) =>
        !isAsked && requests.length === 0 ? null : (
          <RequestList isAsked={isAsked} requests={requests} onChanged={() => void asked.reload()} />
        )
      }
    </Loaded>
  )
}
