/** The addresses of the shop's pages: /store is the first, and the others are told by their number. */
import { href } from 'react-router'

const PAGE_PARAMETER = 'pagina'
/** Nobody reads so far, and no shop of ours is so large. */
const LAST_PAGE = 9_999

/** 1 for what is no page. */
export function readShelfPage(search: URLSearchParams): number {
  const word = search.get(PAGE_PARAMETER) ?? ''
  const page = /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1
  return Math.min(page, LAST_PAGE)
}

export function shelfPath(page: number): string {
  return page === 1 ? href('/store') : `${href('/store')}?${PAGE_PARAMETER}=${page}`
}
