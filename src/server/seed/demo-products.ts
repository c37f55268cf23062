/**
 * The demonstration shop: the e-books of the catalogue at their prices (product §9 "E-book catalogue prices"), the free
 * product whose title the landing page looks for, and among them each state that a screen must show: ribbon, sale,
 * several images, two variants, few left, sold out, hidden. Only paper is counted: a file never runs out (decision 0119). From the first start on the owner edits them freely.
 *
 * Editorial rule: say what the booklet contains and for whom; never promise a grade.
 */

export type DemoVariant = {
  id: string
  title: string
  sku: string
  amountInCents: number
  saleAmountInCents?: number
  image?: string
  /** Pieces in stock; left out where stock is not managed. */
  stock?: number
  /** Booklets (materials/booklets) that a purchase delivers. */
  booklets: readonly string[]
}

export type DemoProduct = {
  slug: string
  title: string
  subtitle: string
  ribbonText?: string
  description: string
  images: readonly string[]
  collections: readonly string[]
  optionTitle?: string
  variants: readonly DemoVariant[]
  isHidden?: boolean
  grants?: readonly string[]
  /** What is not a file: how it reaches its buyer, and until when it may be given back (decision 0119). */
  delivery?: { readonly arrives: string; readonly withdrawal: string }
  related?: readonly string[]
}

export const DEMO_COLLECTIONS = [
  { id: 'col_apostilas', title: 'Apostilas' },
  { id: 'col_kits', title: 'Kits' },
  { id: 'col_gratuitos', title: 'Gratuitos' },
] as const

/** The shop asks for no address and reckons no postage: people agree on the way by mail. */
const PAPER_DELIVERY = {
  arrives:
    'O PDF, na hora, no seu perfil. O exemplar em papel é retirado em mãos ou enviado: depois do pagamento, escreva pela página Contato, com o número do pedido, para combinarmos. O frete já está no preço.',
  withdrawal:
    'Você pode desistir da compra em até 7 dias (art. 49 do Código de Defesa do Consumidor); para o exemplar em papel, o prazo conta do recebimento, e o pedido é feito pela página Contato.',
} as const

const cover = (slug: string) => `/images/covers/${slug}-960.webp`

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    slug: 'completo',
    title: 'Completo: do zero à nota máxima',
    subtitle: 'O caminho inteiro, da leitura da proposta à última revisão',
    ribbonText: 'Acesso premium',
    description: `<p>Para quem quer <strong>tudo de uma vez</strong>: o livro Completo, em doze capítulos, da primeira leitura da proposta à revisão dos últimos cinco minutos, e com ele <strong>as outras seis apostilas</strong>: Iniciante, Introdução, Desenvolvimentos, Conclusão, Competências e o Caderno de exercícios, cada uma no seu arquivo.</p>
<ul><li>um caminho de oito semanas por todas elas, capítulo por capítulo;</li><li>três redações inteiras, com os comentários na margem, ao lado de cada trecho;</li><li>banco de repertórios por eixo, com o modo de usar cada um;</li><li>oficina dos vinte desvios que mais custam na Competência 1;</li><li>vinte exercícios com linhas para escrever, gabarito comentado e uma lista para destacar.</li></ul>
<p>Quem compra o Completo recebe também o <strong>acesso premium</strong> do site.</p>
<p>O título é um caminho, não uma promessa: a nota depende do seu trabalho e dos corretores.</p>`,
    images: [cover('completo')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_completo',
        title: 'Sete e-books',
        sku: 'COMPLETO-PDF',
        amountInCents: 12_700,
        booklets: [
          'completo',
          'iniciante',
          'introducao',
          'desenvolvimentos',
          'conclusao',
          'competencias',
          'caderno-de-exercicios',
        ],
      },
    ],
    grants: ['premium'],
    related: ['competencias', 'desenvolvimentos'],
  },
  {
    slug: 'iniciante',
    title: 'Redação Iniciante: o seu primeiro texto',
    subtitle: 'Para quem nunca escreveu uma dissertação argumentativa',
    description: `<p>Você nunca escreveu uma redação do ENEM e não sabe por onde começar? Comece aqui.</p>
<p>A apostila explica o que a prova pede e como a nota nasce, ensina a ler a proposta e a separar <strong>assunto</strong> de <strong>tema</strong>, e constrói com você, passo a passo, o primeiro texto inteiro.</p>
<ul><li>os sete erros mais comuns de quem começa;</li><li>o que zera uma redação;</li><li>plano de treino de quatro semanas;</li><li>exercícios com linhas para escrever, gabarito comentado e a folha de 30 linhas.</li></ul>`,
    images: [cover('iniciante')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_iniciante',
        title: 'E-book',
        sku: 'INICIANTE-PDF',
        amountInCents: 1_800,
        saleAmountInCents: 1_490,
        booklets: ['iniciante'],
      },
    ],
    related: ['introducao', 'completo'],
  },
  {
    slug: 'desenvolvimentos',
    title: 'Desenvolvimentos: argumentos que convencem',
    subtitle: 'Tópico frasal, prova, aprofundamento e ligação entre os parágrafos',
    description: `<p>A introdução promete, a conclusão propõe: quem convence é o desenvolvimento. Esta apostila mostra as partes de um bom parágrafo e os tipos de argumento, cada um com um parágrafo inteiro construído à sua frente.</p>
<ul><li>a escada dos porquês: como aprofundar uma ideia;</li><li>dez parágrafos inteiros, com os quatro passos comentados na margem;</li><li>oito reescritas de antes e depois;</li><li>repertório que trabalha para o argumento;</li><li>falhas que custam pontos e como sair delas.</li></ul>
<p>O <strong>kit</strong> traz também o Caderno de exercícios: três níveis de dificuldade e gabarito comentado.</p>`,
    images: [cover('desenvolvimentos'), cover('desenvolvimentos-kit')],
    collections: ['col_apostilas', 'col_kits'],
    optionTitle: 'Edição',
    variants: [
      {
        id: 'var_desenvolvimentos',
        title: 'E-book',
        sku: 'DESENV-PDF',
        amountInCents: 5_900,
        image: cover('desenvolvimentos'),
        booklets: ['desenvolvimentos'],
      },
      {
        id: 'var_desenvolvimentos_kit',
        title: 'E-book + Caderno de exercícios',
        sku: 'DESENV-KIT',
        amountInCents: 7_900,
        saleAmountInCents: 7_400,
        image: cover('desenvolvimentos-kit'),
        booklets: ['desenvolvimentos', 'caderno-de-exercicios'],
      },
    ],
    related: ['introducao', 'conclusao'],
  },
  {
    slug: 'introducao',
    title: 'Introdução: a porta de entrada do texto',
    subtitle: 'Dez modos de abrir a redação, cada um com um exemplo construído',
    description: `<p>Contextualização, tema e tese em poucas linhas: a introdução decide com que olhos o corretor lê o resto.</p>
<ul><li>dez modos de começar, cada um com um parágrafo comentado na margem;</li><li>como fazer o repertório trabalhar, e não enfeitar;</li><li>doze reescritas de antes e depois;</li><li>oficina com três temas reais do ENEM.</li></ul>`,
    images: [cover('introducao'), cover('introducao-pagina'), cover('introducao-sumario')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_introducao',
        title: 'E-book',
        sku: 'INTRO-PDF',
        amountInCents: 4_800,
        booklets: ['introducao'],
      },
    ],
    related: ['desenvolvimentos', 'conclusao'],
  },
  {
    slug: 'conclusao',
    title: 'Conclusão: a proposta que fecha com chave de ouro',
    subtitle: 'A Competência 5 por dentro: agente, ação, meio, efeito e detalhamento',
    description: `<p>A proposta de intervenção é a parte da nota que mais se ganha com método. A apostila mostra os cinco elementos por dentro, com as armadilhas de cada um.</p>
<ul><li>quem faz o quê: ministérios, municípios, escolas, mídia e sociedade civil;</li><li>o que não vale como proposta;</li><li>direitos humanos sem susto;</li><li>sete conclusões com os cinco elementos comentados na margem e dez reescritas;</li><li>exercícios com linhas para escrever e uma lista para destacar.</li></ul>`,
    images: [cover('conclusao')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_conclusao',
        title: 'E-book',
        sku: 'CONCL-PDF',
        amountInCents: 4_700,
        booklets: ['conclusao'],
      },
    ],
    related: ['introducao', 'desenvolvimentos'],
  },
  {
    slug: 'competencias',
    title: 'As cinco competências: como o seu texto é avaliado',
    subtitle: 'O que o corretor olha em cada uma, e como subir de nível',
    description: `<p>Quem conhece a régua mede melhor o próprio texto. Competência por competência: o que ela olha, o que separa um nível do outro e o que fazer para subir.</p>
<ul><li>mais de vinte e cinco frases corrigidas, da crase à justaposição;</li><li>um parágrafo comentado para cada competência;</li><li>uma redação inteira, comentada na margem;</li><li>ficha de autoavaliação e lista para destacar.</li></ul>`,
    images: [cover('competencias')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_competencias',
        title: 'E-book',
        sku: 'COMPET-PDF',
        amountInCents: 5_000,
        booklets: ['competencias'],
      },
    ],
    related: ['completo'],
  },
  {
    slug: 'revelado-o-segredo',
    title: 'Revelado o segredo: o método dos quatro parágrafos',
    subtitle: 'Apostila gratuita: a régua do ENEM é pública, e cada parágrafo responde a um critério',
    ribbonText: 'Grátis',
    description: `<p>O segredo é que não há segredo: os critérios do ENEM são públicos. Esta apostila gratuita mostra o mapa que liga cada parágrafo às competências, os cinco elementos da proposta com um modelo e uma redação inteira comentada.</p>
<p>Ao final, uma lista de revisão para os últimos minutos da prova.</p>`,
    images: [cover('revelado-o-segredo')],
    collections: ['col_gratuitos'],
    variants: [
      {
        id: 'var_revelado',
        title: 'E-book',
        sku: 'SEGREDO-PDF',
        amountInCents: 0,
        booklets: ['revelado-o-segredo'],
      },
    ],
    related: ['iniciante', 'completo'],
  },
  {
    slug: 'caderno-de-exercicios',
    title: 'Caderno de exercícios: desenvolvimentos',
    subtitle: 'Três níveis, gabarito comentado e duas propostas no estilo da prova',
    description: `<p>Para treinar o que a apostila <strong>Desenvolvimentos</strong> ensina: dezoito exercícios em três níveis, com linhas para escrever e gabarito comentado, duas propostas de redação com a folha de 30 linhas e uma tabela de autoavaliação.</p>
<p>O Caderno vem também no kit da apostila Desenvolvimentos.</p>`,
    images: [cover('caderno-de-exercicios')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_caderno',
        title: 'E-book',
        sku: 'CADERNO-PDF',
        amountInCents: 2_400,
        booklets: ['caderno-de-exercicios'],
      },
    ],
    related: ['desenvolvimentos'],
  },
  {
    slug: 'caderno-impresso',
    title: 'Caderno impresso: segunda tiragem',
    subtitle: 'O Caderno de exercícios em papel, com o PDF na hora',
    description: `<p>O <strong>Caderno de exercícios</strong> para escrever à mão, como na prova: miolo em papel de caderno, encadernado em espiral.</p>
<p>O PDF fica no seu perfil logo depois do pagamento; o exemplar em papel é entregue depois.</p>`,
    images: [cover('caderno-de-exercicios')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_caderno_impresso',
        title: 'Impresso e PDF',
        sku: 'CADERNO-PAPEL-2',
        amountInCents: 5_900,
        stock: 3,
        booklets: ['caderno-de-exercicios'],
      },
    ],
    delivery: PAPER_DELIVERY,
    related: ['caderno-de-exercicios'],
  },
  {
    slug: 'caderno-impresso-primeira-tiragem',
    title: 'Caderno impresso: primeira tiragem',
    subtitle: 'A edição de estreia do Caderno em papel, que já saiu toda',
    description: `<p>A primeira tiragem do Caderno impresso acabou. A segunda, com o mesmo conteúdo, está na loja.</p>`,
    images: [cover('caderno-de-exercicios')],
    collections: ['col_apostilas'],
    variants: [
      {
        id: 'var_caderno_impresso_1',
        title: 'Impresso e PDF',
        sku: 'CADERNO-PAPEL-1',
        amountInCents: 5_500,
        stock: 0,
        booklets: ['caderno-de-exercicios'],
      },
    ],
    delivery: PAPER_DELIVERY,
    related: ['caderno-impresso'],
  },
  {
    slug: 'pacote-abrir-e-fechar',
    title: 'Pacote Abrir e Fechar: introdução e conclusão',
    subtitle: 'O primeiro e o último parágrafo, duas apostilas em uma compra',
    description: `<p>O corretor começa pela sua introdução e termina na sua proposta. O pacote junta as duas apostilas que cuidam desses parágrafos:</p>
<ul><li><strong>Introdução: a porta de entrada do texto</strong>, com dez modos de começar;</li><li><strong>Conclusão: a proposta que fecha com chave de ouro</strong>, com os cinco elementos da Competência 5.</li></ul>
<p>São os mesmos arquivos das apostilas avulsas, cada um no seu perfil.</p>`,
    images: [cover('introducao'), cover('conclusao')],
    collections: ['col_kits'],
    variants: [
      {
        id: 'var_pacote',
        title: 'Dois e-books',
        sku: 'PACOTE-PDF',
        amountInCents: 7_900,
        booklets: ['introducao', 'conclusao'],
      },
    ],
    related: ['desenvolvimentos', 'completo'],
    isHidden: true,
  },
]
