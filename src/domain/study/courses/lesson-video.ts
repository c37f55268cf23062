/**
 * The video of a lesson (product §10 Courses): at one of two hosts, told by the address that the owner copies, or a file
 * of the site's own (own-video.ts). Nothing of either is asked for before a student presses play.
 */
import type { OwnVideo } from './own-video.ts'

/** The text says all that the video says: for who does not hear, has no data left, or wants to search. */
export type LessonVideo = {
  /** As the owner copied it; empty where the site has the file. */
  readonly address: string
  readonly file?: OwnVideo | null | undefined
  /** Of the site's own file; a host has its own. */
  readonly captions?: OwnVideo | null | undefined
  /** Markdown. */
  readonly transcript: string
}

const HOST_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Where the players are; pages may frame these and nothing else. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** As its host shows it. */
export type HostedVideo = { readonly hostName: string; readonly playerUrl: string; readonly pageUrl: string }

/**
 * @param address e.g. https://youtu.be/…, https://www.youtube.com/watch?v=…, https://vimeo.com/…/… (unlisted)
 * @returns null for what is no video of these hosts
 */
export function readVideo(address: string): HostedVideo | null {
  const [, host, path = '', query = ''] =
    /^https?:\/\/(?:www\.|m\.)?([a-z.-]+)\/([^?#]*)(?:\?([^#]*))?/i.exec(address.trim()) ?? []
  const parts = path.split('/').filter((part) => part !== '')
  const asked = (name: string) => new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1]
  switch (host?.toLowerCase()) {
    case 'youtu.be':
      return youtube(parts[0])
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(parts[0] === 'watch' ? asked('v') : parts[1])
    case 'vimeo.com':
      return vimeo(parts[0], parts[1])
    case 'player.vimeo.com':
      return vimeo(parts[1], asked('h'))
    default:
      return null
  }
}

/** With captions, without cookies, and without other channels' videos at its end. */
function youtube(id: string | undefined): HostedVideo | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  const options = 'autoplay=1&cc_load_policy=1&cc_lang_pref=pt&hl=pt-BR&rel=0'
  return {
    hostName: HOST_NAMES.youtube,
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?${options}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** @param hash what opens an unlisted video */
function vimeo(id: string | undefined, hash: string | undefined): HostedVideo | null {
  if (!id || !/^\d{6,12}$/.test(id) || (hash !== undefined && !/^[0-9a-f]{6,20}$/.test(hash))) return null
  const options = `autoplay=1&dnt=1&texttrack=pt${hash ? `&h=${hash}` : ''}`
  return {
    hostName: HOST_NAMES.vimeo,
    playerUrl: `https://player.vimeo.com/video/${id}?${options}`,
    pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}
