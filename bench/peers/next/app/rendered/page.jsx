import { PageTree } from '../../page-tree.js'

export const dynamic = 'force-dynamic'

export default function Rendered() {
  return <PageTree />
}
