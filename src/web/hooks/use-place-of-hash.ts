import { type RefObject, useEffect, useRef } from 'react'

/** For what comes after the address was gone to: a link into it leads nowhere by itself. Its element bears the id. */
export function usePlaceOfHash<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (location.hash === `#${place.current?.id}`) place.current?.scrollIntoView()
  }, [])
  return place
}
