/** Acessibilidade: the bar (WCAG 2.2 AA, ABNT NBR 17225:2025), what is done, what is not yet, whom to tell. */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const ACCESSIBILITY_PAGE: InstitutionalPage = {
  slug: 'acessibilidade',
  title: 'Acessibilidade',
  description:
    'O que fazemos para que todas as pessoas possam estudar aqui, o padrão que seguimos e como avisar quando algo impede você.',
  version: '2026-11-21',
  updatedAt: '2026-11-22',
  sections: [
    {
      id: 'compromisso',
      heading: 'Estudar é para todas as pessoas',
      blocks: [
        'A acessibilidade dos sites de empresas com sede ou representação comercial no Brasil é obrigação do art. 63 da Lei Brasileira de Inclusão (Lei nº 13.146/2015). Nosso padrão de trabalho são as Diretrizes de Acessibilidade para Conteúdo Web, as WCAG 2.2, no nível AA, e a norma ABNT NBR 17225:2025.',
      ],
    },
    {
      id: 'o-que-fazemos',
      heading: 'O que fazemos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tudo funciona pelo teclado: há um atalho para pular ao conteúdo, a ordem de foco segue a leitura, e o foco está sempre visível.',
            'Botões, campos e imagens têm nome em português para leitores de tela.',
            'As cores têm contraste suficiente no tema claro (papel) e no escuro (lousa), e nenhuma informação depende só da cor.',
            'O texto pode ser ampliado até 200%, e as páginas cabem em telas de 320 pixels de largura sem rolagem lateral.',
            'As animações são curtas e param quando o seu aparelho pede menos movimento; o som de conquista também respeita esse pedido.',
            'Os erros de formulário dizem o que aconteceu e o que fazer, junto do campo.',
            'Os avisos que somem sozinhos também são anunciados a leitores de tela.',
          ],
        },
        'Conferimos as páginas com ferramentas automáticas e com o teclado a cada mudança.',
      ],
    },
    {
      id: 'limites',
      heading: 'O que ainda não está pronto',
      blocks: [
        'As apostilas são PDFs com texto selecionável, que leitores de tela conseguem ler, mas a navegação por títulos dentro do arquivo pode variar de um leitor para outro. Ainda não temos conteúdo em Libras. Se você precisa de outro formato, como letra ampliada ou texto simples, peça: preparamos sem custo o material que você comprou.',
      ],
    },
    {
      id: 'atendimento-na-prova',
      heading: 'Na prova também há atendimento especializado',
      blocks: [
        'O ENEM oferece atendimento especializado, que deve ser pedido na inscrição e aprovado pelo Inep. Participantes surdos ou com deficiência auditiva, com dislexia ou com transtorno do espectro autista têm a redação avaliada por critérios próprios, com base no art. 30, VI, da Lei nº 13.146/2015. Consulte o edital do ano e as cartilhas específicas do Inep.',
      ],
    },
    {
      id: 'fale-conosco',
      heading: 'Encontrou uma barreira?',
      blocks: [
        'Conte-nos pela página Contato[[ ou pelo e-mail {shop.email}]]: diga em que página foi, o que você tentou fazer e qual aparelho ou leitor de tela usa. Respondemos em até cinco dias e, enquanto corrigimos, entregamos o conteúdo de outra forma.',
      ],
      links: [{ to: '/contato', label: 'Contato' }],
    },
  ],
}
