/**
 * A bought PDF with its buyer's name, made once and then kept in the file store (decision 0055). As with pictures the
 * key is written down before the file is, so that no file is without a row that answers for it.
 */
import { randomUUID } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import { STAMPED_PREFIX } from '#server/platform/files/stamped-prefix.ts'
import type { DownloadTarget } from './download-link.ts'
import type { BoughtFile } from './download-repository.ts'
import { findCopy, lockStampedFacts, markUsed, replaceCopy } from './stamped-copy-repository.ts'

/** A copy whose row never came (the process died) is cleared away after this. */
const ABANDONED_AFTER_MS = 3600_000
const DAY_MS = 24 * 3600_000

export type StampedCopies = {
  /** @returns the key of the file to send; null when the purchase or the material has changed meanwhile: look again */
  readonly fileToSend: (target: DownloadTarget, file: BoughtFile) => Promise<string | null>
}

export function createStampedCopies(context: AppContext): StampedCopies {
  /** Copies that are being made in this process: who presses twice waits for the first. */
  const underWay = new Map<string, Promise<string | null>>()
  return {
    async fileToSend(target, file) {
      const { db, files, now } = context
      const kept = await findCopy(db, target)
      if (kept?.sourceKey === file.storageKey && (await files.has(kept.fileKey))) {
        if (now().getTime() - kept.usedAt.getTime() > DAY_MS) await markUsed(db, kept.fileKey, now())
        return kept.fileKey
      }
      const { purchaseId, materialId } = target
      const name = JSON.stringify([purchaseId, materialId, file.storageKey, file.buyerName, file.buyerEmail])
      const making =
        underWay.get(name) ??
        makeCopy(context, target, file, kept?.fileKey ?? null).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
  }
}

/** @param seenKey the copy that is of no use any more: another one in its place was made by another process */
async function makeCopy(
  context: AppContext,
  target: DownloadTarget,
  file: BoughtFile,
  seenKey: string | null,
): Promise<string | null> {
  const stamped = await stamp(context, file)
  // A stamp that fails never stands between a buyer and what was paid for.
  if (!stamped) return file.storageKey
  const { db, files } = context
  const now = context.now()
  const fileKey = newFileKey(target, file)
  await announceFiles(db, [fileKey], new Date(now.getTime() + ABANDONED_AFTER_MS))
  await files.put(fileKey, stamped)
  const kept = await db.transaction().execute(async (tx) => {
    if (!(await lockStampedFacts(tx, target, file))) return null
    const other = await findCopy(tx, target)
    if (other && other.fileKey !== seenKey) return other.fileKey
    await replaceCopy(tx, target, { fileKey, sourceKey: file.storageKey, now })
    await claimFiles(tx, [fileKey])
    return fileKey
  })
  if (kept !== fileKey) await discardFile(db, fileKey, now)
  return kept
}

async function stamp(
  context: Pick<AppContext, 'files' | 'logger' | 'stamper'>,
  file: BoughtFile,
): Promise<Uint8Array | null> {
  const plain = await context.files.get(file.storageKey)
  if (!plain) throw new Error(`the file of the material ${file.materialId} is missing: ${file.storageKey}`)
  const buyer = { name: file.buyerName ?? '', email: file.buyerEmail ?? '' }
  try {
    return await context.stamper.stamp(plain, buyer)
  } catch (error) {
    context.logger.error({ err: error, material: file.materialId }, 'a PDF was delivered without its stamp')
    return null
  }
}

/** Names version and purchase, and is never used twice. */
function newFileKey({ purchaseId }: DownloadTarget, { materialId, version }: BoughtFile): string {
  const material = materialId.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 80)
  return `${STAMPED_PREFIX}${purchaseId}/v${version}-${material}-${randomUUID()}.pdf`
}
