/** What the owner sends from the product admin page. */
import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { OpenedProduct, ProductDraft, VariantDraft } from '#domain/console/products-admin-wire.ts'
import type { ApiCaller } from './api-caller.ts'
import { asStudent } from './api-caller.ts'
import { anOwnersAccount } from './owner.ts'
import type { TestApp } from './test-app.ts'

export const A_VARIANT: VariantDraft = {
  id: null,
  title: 'E-book',
  sku: '',
  amount: 1_800,
  saleAmount: null,
  saleStartsAt: null,
  saleEndsAt: null,
  isStockManaged: false,
  stock: { change: 'keep', pieces: 0 },
  optionValues: [],
  materialIds: [],
  generations: 0,
  corrections: 0,
  correctionsMonths: 12,
  correctionsReaders: 1,
  licenceSeats: 0,
  licenceMonths: 6,
  imageUrl: null,
}

export function aDraft(request: Partial<ProductDraft> = {}): ProductDraft {
  return {
    title: 'Argumentação sem medo',
    subtitle: '',
    slug: '',
    ribbonText: '',
    isPurchasable: true,
    isPublished: false,
    isHidden: false,
    showsLowestPrice: true,
    grantsPremium: false,
    description: '',
    collectionIds: [],
    info: [],
    related: [],
    companion: null,
    options: [],
    variants: [A_VARIANT],
    images: [],
    thumbnail: null,
    ...request,
  }
}

export type ProductsAdmin = {
  readonly owner: ApiCaller
  /** A call below /api/console with bytes as its body. */
  readonly send: (path: string, bytes: Uint8Array, method?: string) => Promise<Response>
  readonly create: (draft: ProductDraft) => Promise<OpenedProduct>
  readonly open: (id: string) => Promise<OpenedProduct>
  readonly save: (opened: OpenedProduct, change: Partial<ProductDraft>) => ReturnType<ApiCaller>
  /** Sends a PDF in parts. */
  readonly upload: (bytes: Uint8Array, partBytes?: number) => Promise<{ uploadId: string; partCount: number }>
  readonly aFile: (title?: string) => Promise<string>
}

export async function aProductsAdmin(app: TestApp): Promise<ProductsAdmin> {
  const account = await anOwnersAccount(app)
  const owner = asStudent(app, account)
  const send = (path: string, bytes: Uint8Array, method = 'POST') =>
    fetch(`${app.url}/api/console/${path}`, {
      method,
      // A refusal may close the line before the whole body has come.
      headers: { authorization: `Bearer ${account.session.access_token}`, connection: 'close' },
      body: bytes as Uint8Array<ArrayBuffer>, // made by the test, shared with nobody
    })
  const open = async (id: string): Promise<OpenedProduct> =>
    (await owner('GET', `console/products/${id}`)).body
  const upload: ProductsAdmin['upload'] = async (bytes, partBytes = 2 * 1024 * 1024) => {
    const uploadId = randomUUID()
    const partCount = Math.ceil(bytes.byteLength / partBytes)
    for (let part = 0; part < partCount; part += 1) {
      const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes)
      const sent = await send(`products/uploads/files/${uploadId}/${part}`, piece, 'PUT')
      if (sent.status !== 204) throw new Error(`a part was refused: ${await sent.text()}`)
    }
    return { uploadId, partCount }
  }
  return {
    owner,
    send,
    open,
    upload,
    async create(draft) {
      const made = await owner('POST', 'console/products', { product: draft })
      if (made.status !== 201) throw new Error(`the product was refused: ${JSON.stringify(made.body)}`)
      return open(made.body.id)
    },
    save: (opened, change) =>
      owner('PUT', `console/products/${opened.id}`, {
        version: opened.version,
        product: { ...opened.product, ...change },
      }),
    async aFile(title = 'Caderno') {
      const uploaded = await upload(await aPdf(2))
      const made = await owner('POST', 'console/products/files', {
        ...uploaded,
        title,
        fileName: 'caderno.pdf',
      })
      if (made.status !== 201) throw new Error(`the file was refused: ${JSON.stringify(made.body)}`)
      return made.body.material.id
    },
  }
}

export async function aPdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([420, 595])
  return document.save()
}
