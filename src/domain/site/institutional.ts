/**
 * Shapes of the institutional pages (terms, privacy, exchanges, contact …) and the holes in them that the owner's
 * settings fill: {shop.name}, {shop.taxId} (CNPJ or CPF with its name), {shop.address}, {shop.email}, {shop.phone}. The texts are in
 * content/institutional/ (product §2 "Also linked").
 */
import { namedTaxId } from '../shared/named-tax-id.ts'

export const SHOP_FACTS = ['name', 'cnpj', 'address', 'email', 'phone'] as const
export type ShopFact = (typeof SHOP_FACTS)[number]

/** The owner's identity as the settings know it; null or blank where it is not given yet. */
export type ShopIdentity = { readonly [Fact in ShopFact]?: string | null }

/** Who sells while no name is told: the name that every page bears. */
export const SITE_AS_SHOP = 'Domine a Redação'

export type TextList = {
  readonly kind: 'list'
  readonly isOrdered?: boolean
  readonly items: readonly string[]
}

export type TextTable = {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly string[]
  /** Each row has a cell for each column; the first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

export type TextQuestions = {
  readonly kind: 'questions'
  readonly items: readonly {
    readonly id: string
    readonly question: string
    /** Paragraphs. */
    readonly answer: readonly string[]
  }[]
}

/** A string is a paragraph. */
export type InstitutionalBlock = string | TextList | TextTable | TextQuestions

export type InstitutionalLink = { readonly to: string; readonly label: string }

export type InstitutionalSection = {
  /** The anchor, unique within the page. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly InstitutionalBlock[]
  /** What stands here instead where the owner gives nothing back after a download (src/domain/site/site-settings.ts). */
  readonly blocksWithoutRefundAfterDownload?: readonly InstitutionalBlock[]
  /** Where to go on from here; shown below the text. */
  readonly links?: readonly InstitutionalLink[]
}

export type InstitutionalPage = {
  /** The address without its slash. */
  readonly slug: string
  readonly title: string
  /** For search engines. */
  readonly description: string
  /** ISO date that names the wording which people accept; a new one when rights or duties change. */
  readonly version: string
  /** ISO date of the newest change, also of a comma. */
  readonly updatedAt: string
  readonly sections: readonly InstitutionalSection[]
}

/** A page whose feature is not there yet: says what is coming, and its button shows the notice (product §2, §8). */
export type PlaceholderPage = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly lead: string
  /** What is promised, one line each. */
  readonly points: readonly string[]
  /** Null where product §2 names no button. */
  readonly button: string | null
}

const HOLE = new RegExp(`\\{shop\\.(${SHOP_FACTS.join('|')}|taxId)\\}`, 'g')

/** "[[ ou pelo e-mail {shop.email}]]": said only where the fact is told. */
const OPTIONAL = /\[\[(.*?)\]\]/g

/**
 * The text with its holes filled. What the shop has not told is not spoken of: the part in double brackets that would
 * name it goes, and a text that cannot do without it is null.
 */
export function fillShopHoles(text: string, shop: ShopIdentity): string | null {
  const isTold = (part: string) => [...part.matchAll(HOLE)].every(([, hole]) => toldOf(shop, hole) !== '')
  const kept = text.replace(OPTIONAL, (_, part: string) => (isTold(part) ? part : ''))
  return isTold(kept) ? kept.replace(HOLE, (_, hole: string) => toldOf(shop, hole)) : null
}

/** Empty for what the shop has not told. The pattern of a hole takes no other words. */
function toldOf(shop: ShopIdentity, hole: string | undefined): string {
  if (hole === 'taxId') return taxIdOf(shop)
  const fact = SHOP_FACTS.find((name) => name === hole) ?? 'name'
  return shop[fact]?.trim() || (fact === 'name' ? SITE_AS_SHOP : '')
}

/** A company's number or a person's, named as what it is; empty where none is told. */
export function taxIdOf({ cnpj }: ShopIdentity): string {
  const printed = cnpj?.trim()
  return printed ? namedTaxId(printed) : ''
}

/** What the settings still lack; a shop may not open its doors while a name, number or address is missing. */
export function missingShopFacts(shop: ShopIdentity): readonly ShopFact[] {
  return SHOP_FACTS.filter((fact) => !shop[fact]?.trim())
}

/** The page as the owner's rules have it. */
export function withShopRules(
  page: InstitutionalPage,
  { refundAfterDownload }: { refundAfterDownload: boolean },
): InstitutionalPage {
  const sections = page.sections.map(({ blocksWithoutRefundAfterDownload: others, ...section }) =>
    refundAfterDownload || others === undefined ? section : { ...section, blocks: others },
  )
  return { ...page, sections }
}

/** The page with every hole filled, its addresses untouched; a paragraph or an item that cannot be filled is not there. */
export function fillShopHolesInPage(page: InstitutionalPage, shop: ShopIdentity): InstitutionalPage {
  const fill = (text: string) => fillShopHoles(text, shop) ?? ''
  const fillAll = (texts: readonly string[]) => texts.map(fill).filter((text) => text !== '')
  return {
    ...page,
    title: fill(page.title),
    description: fill(page.description),
    sections: page.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      blocks: section.blocks.map((block) => fillBlock(block, fill, fillAll)).filter((block) => block !== ''),
    })),
  }
}

function fillBlock(
  block: InstitutionalBlock,
  fill: (text: string) => string,
  fillAll: (texts: readonly string[]) => readonly string[],
): InstitutionalBlock {
  if (typeof block === 'string') return fill(block)
  switch (block.kind) {
    case 'list':
      return { ...block, items: fillAll(block.items) }
    case 'table':
      return {
        ...block,
        caption: fill(block.caption),
        columns: block.columns.map(fill),
        rows: block.rows.map((row) => row.map(fill)),
      }
    case 'questions':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          question: fill(item.question),
          answer: fillAll(item.answer),
        })),
      }
  }
}
