/** What is wrong with a field of a product in /painel/produtos, in words. */
import type { DraftFaultCode } from '#domain/shop/product-draft.ts'
import { LICENCE_MONTHS_MAX, LICENCE_SEATS_MAX } from '#domain/shop/school-licence.ts'

export function pieces(count: number): string {
  return count === 1 ? '1 peça' : `${count} peças`
}

export type FaultCode =
  | DraftFaultCode
  | 'not-an-amount'
  | 'not-a-number'
  | 'bad-generations'
  | 'bad-corrections'
  | 'bad-months'
  | 'bad-licence-seats'
  | 'bad-licence-months'

/** What is wrong with a field, and what to do. */
export function productFaultText(code: FaultCode, count: number | undefined): string {
  switch (code) {
    case 'missing':
      return 'Preencha este campo.'
    case 'bad-slug':
      return 'Use só letras minúsculas sem acento, números e hifens.'
    case 'slug-taken':
      return 'Outro produto usa ou já usou este nome. Escolha outro.'
    case 'sku-taken':
      return 'Outro produto usa este código.'
    case 'sku-twice':
      return 'Outra variante deste produto usa este código.'
    case 'price-missing':
      return 'Digite o preço, por exemplo 18,00. De graça é 0.'
    case 'price-too-small':
      return 'O menor valor que o meio de pagamento aceita é 0,50. De graça é 0.'
    case 'not-an-amount':
      return 'Isto não é um valor. Escreva, por exemplo, 18,00.'
    case 'not-a-number':
      return 'Digite um número inteiro de peças.'
    case 'bad-generations':
    case 'bad-corrections':
      return 'Digite um número inteiro, de 0 a 100.'
    case 'sale-not-below':
      return 'O preço na promoção precisa ser menor que o preço.'
    case 'sale-without-amount':
      return 'Há data de promoção, mas não o preço dela.'
    case 'sale-ends-before-start':
      return 'A promoção precisa terminar depois de começar.'
    case 'title-twice':
      return 'Outra variante tem este nome. O comprador não saberia qual escolher.'
    case 'file-missing':
      return 'Marque o arquivo que o comprador recebe, ou deixe o produto fora de venda.'
    case 'premium-for-nothing':
      return 'Uma variante sai de graça: qualquer pessoa ficaria com o acesso premium. Desmarque, ou mude o preço.'
    case 'corrections-for-nothing':
      return 'Esta variante sai de graça: qualquer pessoa pediria correções sem fim. Ponha um preço, ou tire as correções.'
    case 'licence-for-nothing':
      return 'Esta variante sai de graça: qualquer pessoa ficaria com a licença. Ponha um preço, ou tire as vagas.'
    case 'bad-licence-seats':
      return `Digite um número inteiro de vagas, de 1 a ${LICENCE_SEATS_MAX}, ou deixe vazio.`
    case 'bad-licence-months':
      return `Digite um número inteiro de meses, de 1 a ${LICENCE_MONTHS_MAX}.`
    case 'bad-months':
      return 'Digite um número inteiro de meses, de 1 a 60.'
    case 'variant-missing':
      return 'Um produto publicado precisa de uma variante, ao menos.'
    case 'stock-missing':
      return 'Diga quantas peças há.'
    case 'stock-below-zero':
      return `Ficaria abaixo de zero: agora há ${pieces(count ?? 0)}.`
    case 'stock-below-reserved':
      return `Pedidos abertos já seguram ${pieces(count ?? 0)}: o estoque não pode ficar menor que isso.`
    case 'stock-still-reserved':
      return `Pedidos abertos seguram ${pieces(count ?? 0)}. Pare de contar depois que forem pagos ou vencerem.`
    case 'picture-gone':
      return 'Esta imagem não existe mais. Tire-a e envie de novo.'
    case 'collection-gone':
      return 'Uma coleção marcada não existe mais. Abra o produto de novo.'
    case 'file-gone':
      return 'Um arquivo marcado não existe mais. Abra o produto de novo.'
    case 'companion-gone':
    case 'related-gone':
      return 'Escolha um produto ou uma coleção que exista.'
    case 'variant-gone':
      return 'Esta variante não existe mais. Abra o produto de novo.'
  }
}
