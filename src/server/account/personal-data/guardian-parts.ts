/**
 * What does a guardian's copy have (decision 0262)? Numbers, classes and payments: nothing that the minor has written, no
 * picture, no key, and no way to reach the minor. What is not named here stays out, files and fields alike.
 */
import type { ExportFile } from '#texts/account/personal-data.ts'
import { EXPORT_PARTS, type ExportPart } from './export-parts.ts'

const ORDER_FACTS = new Set([
  ...['numero', 'situacao', 'moeda', 'totalEmCentavos', 'cupom', 'feitoEm', 'pagoEm'],
  ...['itens', 'produto', 'versao', 'quantidade', 'precoEmCentavos', 'descontoEmCentavos'],
  ...['pagamentos', 'tipo', 'valorEmCentavos', 'forma', 'resultado', 'recebidoEm'],
  ...['devolucoes', 'motivo', 'pedidaEm', 'feitaEm', 'contestacoes', 'abertaEm', 'decididaEm'],
])
const PURCHASE_FACTS = new Set([
  ...['materiais', 'pedido', 'produto', 'versao', 'quantidade', 'compradoEm', 'encerradoEm'],
  ...['acessos', 'acesso', 'liberadoEm', 'premiumDePresente'],
])

const { 'pedidos.json': readOrders, 'compras.json': readPurchases } = EXPORT_PARTS

export const GUARDIAN_PARTS = {
  'consentimentos.json': EXPORT_PARTS['consentimentos.json'],
  'insignias.json': EXPORT_PARTS['insignias.json'],
  'atividades.json': EXPORT_PARTS['atividades.json'],
  'creditos.json': EXPORT_PARTS['creditos.json'],
  'pedidos.json': async (tx, minor) => onlyFacts(await readOrders(tx, minor), ORDER_FACTS),
  'compras.json': async (tx, minor) => onlyFacts(await readPurchases(tx, minor), PURCHASE_FACTS),
  'assinatura.json': EXPORT_PARTS['assinatura.json'],
  'turmas.json': EXPORT_PARTS['turmas.json'],
} as const satisfies Partial<Record<ExportFile, ExportPart>>

/** The same rows with these fields alone, at every depth. */
function onlyFacts(value: unknown, facts: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => onlyFacts(one, facts))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const kept = Object.entries(value).filter(([name]) => facts.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, onlyFacts(inner, facts)]))
}
