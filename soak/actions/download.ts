/** Opens the list of what was bought and takes one of the files; tries a link that nobody gave, too. */
import { randomUUID } from 'node:crypto'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const FORGES_SHARE = 0.1
const LINK = /\/sign\/materials\/([^/]+)\/([^/]+)\//

export async function download(student: Student): Promise<void> {
  const { call, callAsGuest, chance, ledger, session } = student
  const { userId } = session
  const listed = await call({ path: `/rest/v1/profiles?select=purchased_products&id=eq.${userId}` })
  if (!isExpected(ledger, 'list of purchases', listed, [200])) return
  const [profile] = JSON.parse(listed.text) as [{ purchased_products: { download_url: string }[] }]
  const links = profile.purchased_products.map(({ download_url }) => download_url)
  const link = links[chance.below(links.length)]
  if (!link) return
  const { pathname, search } = new URL(link, student.siteUrl)
  const [, purchaseId = '', materialId = ''] = LINK.exec(pathname) ?? []
  if (chance.isTrue(FORGES_SHARE)) {
    const forged = pathname.replace(purchaseId, randomUUID()) + search
    isExpected(ledger, 'forged link', await callAsGuest({ path: forged }), [403])
  }
  const file = await callAsGuest({ path: pathname + search })
  // 403: given back meanwhile. 410: made by a process whose clock was elsewhere.
  if (!isExpected(ledger, 'download', file, [200, 403, 410]) || file.status !== 200) return
  if (!file.text.startsWith('%PDF') || !file.text.trimEnd().endsWith('%%EOF')) {
    ledger.surprises.push(`download: ${materialId} is no whole PDF (${file.text.length} bytes)`)
    return
  }
  ledger.downloads.push({ userId, purchaseId, materialId })
}
