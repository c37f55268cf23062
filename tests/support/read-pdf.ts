/** Reads a PDF back as a reader's program would: words page by page, outline and facts. */
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  pages: string[]
  outline: { title: string; items: { title: string }[] }[]
  facts: Record<string, unknown>
  /** The roles of the structure tree, page by page. */
  roles: string[][]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
  const document = await task.promise
  try {
    const { info } = await document.getMetadata()
    return {
      pages: await pagesOf(document),
      outline: ((await document.getOutline()) ?? []).map(({ title, items }) => ({ title, items })),
      facts: { ...info },
      roles: await rolesOf(document),
    }
  } finally {
    await task.destroy()
  }
}

async function pagesOf(document: PDFDocumentProxy): Promise<string[]> {
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    let text = ''
    let baseline: number | null = null
    for (const item of items) {
      if (!('str' in item)) continue
      // Words on another line are other words, also where the reader reports no end of line.
      if (item.str !== '' && item.transform[5] !== baseline) text += ' '
      if (item.str !== '') baseline = item.transform[5]
      text += item.str + (item.hasEOL ? ' ' : '')
    }
    pages.push(text.replace(/\s+/g, ' ').trim())
  }
  return pages
}

async function rolesOf(document: PDFDocumentProxy): Promise<string[][]> {
  const roles: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const tree = await (await document.getPage(number)).getStructTree()
    const root = tree?.children.find((child) => 'children' in child)
    const elements = root && 'children' in root ? root.children : []
    roles.push(elements.flatMap((child) => ('role' in child ? [child.role] : [])))
  }
  return roles
}
