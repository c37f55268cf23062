/** Many scripts in one file, one after the other: a browser asks once instead of some hundred times (decision 0309). */

type Place = { readonly from: number; readonly to: number }

/** @param packed in their order @returns where each path's bytes lie */
export function placesOf(packed: readonly (readonly [path: string, bytes: number])[]): Map<string, Place> {
  const places = new Map<string, Place>()
  let from = 0
  for (const [path, bytes] of packed) {
    places.set(path, { from, to: from + bytes })
    from += bytes
  }
  return places
}

export function scriptResponse(bytes: ArrayBuffer): Response {
  return new Response(bytes, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}
