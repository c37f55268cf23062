/** What a person may write into the own record besides the profile: a small JSON object (docs/wire.md §2 user_metadata). */

/** As JSON. It travels in every access token, which must fit into a header. */
const MAX_METADATA_BYTES = 4096

export type Metadata = Readonly<Record<string, unknown>>

export function isMetadataSmall(metadata: Metadata): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) <= MAX_METADATA_BYTES
}

/** Members of `change` are merged into what is there; null removes one. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null))
}
