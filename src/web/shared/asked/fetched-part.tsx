import { type ComponentType, useState } from 'react'
import { ok, refuse } from '#domain/shared/result.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { Loaded } from './loaded.tsx'
import { useAsked } from './use-asked.ts'

/**
 * A part of a page whose script is fetched when it is first shown, for what most visitors of the page never open. Where
 * it cannot be fetched the rest of the page stays, with the way to try again. `fetchAhead` is for what is shown as soon
 * as something else has come.
 *
 * @param load imports the module
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { fetchAhead: () => void } {
  let fetched: { readonly Part: ComponentType<Props> } | null = null

  async function fetchPart() {
    try {
      fetched = { Part: await load() }
      return ok(fetched)
    } catch {
      return refuse('unreachable')
    }
  }

  function FetchedPart(props: Props) {
    // Where it was fetched before, it is there at once.
    const [question] = useState(fetched ? null : 'part')
    const asked = useAsked(question, fetchPart, { first: () => fetched })
    return (
      <Loaded asked={asked} failed={askedTexts.partUnread}>
        {({ Part }) => <Part {...props} />}
      </Loaded>
    )
  }

  return Object.assign(FetchedPart, { fetchAhead: () => void fetchPart() })
}
