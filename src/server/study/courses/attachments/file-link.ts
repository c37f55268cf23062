/** Where a lesson's file, picture or video is fetched: by anybody where the lesson is free, else by a link of one account. */
import type { AppContext } from '#server/context.ts'
import { checkToken, signToken } from '#server/platform/http/signed-token.ts'
import type { LessonAddress } from '../study-lesson.ts'

/** The kind of server key that signs the links. */
const LESSON_FILE_KEY = 'lesson-file-link'
/** A picture far down comes when its reader gets there, a video is watched in pieces; each use asks again all the same. */
const SHOWN_LINK_MS = 12 * 3600_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type FileAddress = LessonAddress & { readonly id: string }
export type FileUrls = {
  readonly attachment: (id: string) => string
  readonly picture: (id: string) => string
  readonly video: (id: string) => string
  readonly captions: (id: string) => string
}

type Signing = Pick<AppContext, 'keys' | 'config' | 'now'>

export function openUrls({ course, lesson }: LessonAddress): FileUrls {
  const below = `/api/courses/${course}/lessons/${lesson}`
  const within = (folder: string) => (id: string) => `${below}/${folder}/${id}`
  return {
    ...{ attachment: within('attachments'), picture: within('pictures') },
    ...{ video: within('videos'), captions: within('captions') },
  }
}

export async function signedUrls(
  context: Signing,
  address: LessonAddress,
  userId: string,
): Promise<FileUrls> {
  const secret = await context.keys.secret(LESSON_FILE_KEY)
  const now = context.now().getTime()
  const open = openUrls(address)
  const signed = (url: string, id: string, milliseconds: number) => {
    const token = signToken(secret, facts({ ...address, id }, userId), new Date(now + milliseconds))
    return `${url}?${new URLSearchParams({ of: userId, token })}`
  }
  return {
    attachment: (id) => signed(open.attachment(id), id, context.config.downloads.linkSeconds * 1000),
    picture: (id) => signed(open.picture(id), id, SHOWN_LINK_MS),
    video: (id) => signed(open.video(id), id, SHOWN_LINK_MS),
    captions: (id) => signed(open.captions(id), id, SHOWN_LINK_MS),
  }
}

/** The owner's own, while she writes: of what no lesson shows yet. */
export async function previewUrl(
  context: Signing,
  course: string,
  userId: string,
): Promise<(id: string) => string> {
  const secret = await context.keys.secret(LESSON_FILE_KEY)
  const expiresAt = new Date(context.now().getTime() + SHOWN_LINK_MS)
  return (id) => {
    const token = signToken(secret, facts({ course, lesson: '', id }, userId), expiresAt)
    return `/api/courses/${course}/previews/${id}?${new URLSearchParams({ of: userId, token })}`
  }
}

type Asked = { readonly of: string | undefined; readonly token: string | undefined }

/** @returns whose link it is, or why it is none */
export async function readLink(
  context: Signing,
  address: FileAddress,
  { of = '', token }: Asked,
): Promise<{ verdict: 'valid'; userId: string } | { verdict: 'expired' } | { verdict: 'forged' }> {
  const secret = await context.keys.secret(LESSON_FILE_KEY)
  const verdict = checkToken(secret, facts(address, of), token, context.now())
  if (verdict !== 'valid') return { verdict }
  return UUID.test(of) ? { verdict, userId: of } : { verdict: 'forged' }
}

function facts({ course, lesson, id }: FileAddress, userId: string): string[] {
  return [userId, course, lesson, id]
}
