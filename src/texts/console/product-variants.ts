/** Texts of a product's variants in the editor: price and sale, stock, what each delivers, what tells them apart. */
import type { SalePhase } from '#domain/shop/sale.ts'
import { pieces } from '../shop/product-faults.ts'

export const productVariantsTexts = {
  hint: 'Cada variante tem seu preço e entrega os arquivos marcados nela.',
  add: 'Nova variante',
  unnamed: ({ place }: { place: number }) => `variante ${place}`,
  heading: ({ place }: { place: number }) => `Variante ${place}`,
  title: 'Nome',
  titleHint: 'Por exemplo “E-book”.',
  sku: 'Código (SKU)',
  amount: 'Preço em reais',
  saleAmount: 'Preço na promoção',
  saleStartsAt: 'Promoção começa',
  saleEndsAt: 'Promoção termina',
  brasilia: 'Horário de Brasília. Vazio: sem limite.',
  phase: {
    none: '',
    waiting: 'Promoção agendada',
    running: 'Em promoção agora',
    over: 'Promoção encerrada',
  } satisfies Record<SalePhase, string>,
  image: 'Imagem da variante',
  noImage: 'Nenhuma em especial',
  stock: 'Contar o estoque',
  stockNow: ({ owned, reserved }: { owned: number; reserved: number }) =>
    reserved === 0 ? `Agora: ${pieces(owned)}.` : `Agora: ${pieces(owned)}, ${reserved} em pedidos abertos.`,
  stockChange: 'O que fazer com o estoque',
  stockChanges: { keep: 'Deixar como está', set: 'Passar a ser', adjust: 'Somar ou tirar' },
  pieces: { set: 'Quantas peças há', adjust: 'Quantas chegaram (ou saíram, com −)' },
  sold: ({ count }: { count: number }) => (count === 1 ? '1 vendida' : `${count} vendidas`),
  remove: ({ name }: { name: string }) => `Tirar ${name}`,
  removeHint: 'Quem já foi pedida sai da venda, mas continua com quem comprou.',
  files: 'Arquivos que entrega',
  generations: 'Gerações extras',
  generationsHint: 'Quantas redações a mais do Gerador cada peça dá a quem compra.',
  corrections: 'Correções da professora',
  correctionsHint: 'Quantas correções cada peça dá a quem compra. É preciso ter conta para comprar.',
  correctionsMonths: 'Validade das correções, em meses',
  hasTwoReaders: 'Cada redação é lida por duas pessoas',
  hasTwoReadersHint:
    'A nota é a média das duas, como no exame. Com mais de 100 pontos de diferença no total, ou mais de 80 em uma competência, uma terceira pessoa lê. Para isso, a equipe de correção precisa de três pessoas, com você.',
  licenceSeats: 'Licença da escola: vagas',
  licenceSeatsHint:
    'Quantos estudantes das turmas de quem compra ficam com o Premium. Vazio: não é uma licença.',
  licenceMonths: 'Duração da licença, em meses',
  noFiles: 'Ainda não há arquivos. Envie o primeiro abaixo.',
  file: ({ title, pages }: { title: string; pages: number }) =>
    `${title} (${pages} ${pages === 1 ? 'página' : 'páginas'})`,
  sendFile: 'Enviar um arquivo novo',
  retired: 'Fora de venda',
  bringBack: ({ name }: { name: string }) => `Voltar a vender ${name}`,
  options: 'Opções',
  optionsHint: 'O que distingue as variantes, por exemplo “Edição”. Cada variante ganha um valor.',
  option: ({ place }: { place: number }) => `Opção ${place}`,
  addOption: 'Nova opção',
  removeOption: ({ name }: { name: string }) => `Tirar a opção ${name}`,
} as const
