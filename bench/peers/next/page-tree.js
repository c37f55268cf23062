/** Our page (page.html, written by bench/peers/next.ts) as a tree of React elements: as many as ours, with the same words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { createElement } from 'react'

const RENAMED = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', readonly: 'readOnly' }
const BOOLEANS = new Set([
  'hidden',
  'disabled',
  'checked',
  'open',
  'inert',
  'required',
  'multiple',
  'readonly',
])
const html = readFileSync(join(process.cwd(), 'page.html'), 'utf8')
const body = find(parseDocument(html).children, 'body')

export function PageTree() {
  return body.children.map(toElement)
}

function toElement(node, key) {
  if (node.type === 'text') return node.data
  // Next brings scripts and styles of its own.
  if (node.type !== 'tag') return null
  const children = node.children.map(toElement)
  return createElement(node.name, { key, ...propsOf(node.attribs) }, ...children)
}

function propsOf(attributes) {
  const props = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style' || name.startsWith('on')) continue
    props[RENAMED[name] ?? name] = BOOLEANS.has(name) ? true : value
  }
  return props
}

function find(nodes, name) {
  for (const node of nodes) {
    if (node.name === name) return node
    const found = node.children && find(node.children, name)
    if (found) return found
  }
  return null
}
