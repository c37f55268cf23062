import { PageTree } from '../../page-tree.js'

export const revalidate = 30

export default function Kept() {
  return <PageTree />
}
