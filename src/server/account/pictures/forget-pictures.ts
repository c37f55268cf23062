/** Pictures that are about to be deleted are shown no more. */
import { PICTURE_KINDS, type PictureBucket } from '#domain/account/picture.ts'
import { publicPicturePath } from '#domain/account/picture-path.ts'
import type { Tx } from '#server/platform/db/client.ts'

const PICTURES = Object.values(PICTURE_KINDS)

export async function forgetPictures(
  tx: Tx,
  userId: string,
  bucket: PictureBucket,
  names: readonly string[],
): Promise<void> {
  const picture = PICTURES.find((kind) => kind.bucket === bucket)
  if (!picture || names.length === 0) return
  await forgetPicturePaths(
    tx,
    userId,
    picture.column,
    names.map((name) => publicPicturePath(bucket, name)),
  )
}

/** Takes pictures that are gone out of the profile. @param paths as they are kept */
async function forgetPicturePaths(
  tx: Tx,
  userId: string,
  column: 'avatar_url' | 'cover_url',
  paths: readonly string[],
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ [column]: null })
    .where('id', '=', userId)
    .where(column, 'in', paths)
    .execute()
}
