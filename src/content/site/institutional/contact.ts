/** Contato: what to write and when the answer comes (Decreto 7.962/2013, art. 4º: five days). */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const CONTACT_PAGE: InstitutionalPage = {
  slug: 'contato',
  title: 'Contato',
  description:
    'Fale com a Domine a Redação: dúvidas, compras, desistência, privacidade e acessibilidade. Resposta em até cinco dias.',
  version: '2026-11-21',
  updatedAt: '2026-11-22',
  sections: [
    {
      id: 'escreva',
      heading: 'Escreva para nós',
      blocks: [
        'Toda mensagem enviada por esta página recebe um número de protocolo na hora e uma resposta em até cinco dias, como pede o art. 4º do Decreto nº 7.962/2013. Guarde o número: com ele, você acompanha o caso sem precisar contar tudo de novo.',
      ],
    },
    {
      id: 'o-que-dizer',
      heading: 'O que contar na mensagem',
      blocks: [
        {
          kind: 'table',
          caption: 'O que informar em cada assunto',
          columns: ['Assunto', 'O que nos ajuda a resolver'],
          rows: [
            ['Compra ou download', 'O número do pedido, o e-mail usado na compra e o que apareceu na tela.'],
            [
              'Desistência',
              'A palavra “Desistência” no começo, o número do pedido e o e-mail da compra. O motivo é opcional.',
            ],
            ['Minha conta', 'O e-mail da conta e o que você tentou fazer. Nunca envie a sua senha.'],
            [
              'Meus dados',
              'O que você quer: ver, corrigir, receber uma cópia ou apagar. Escreva do e-mail da conta.',
            ],
            [
              'Denúncia ou pedido de remoção',
              'Onde está o conteúdo, quem ele atinge e por quê. Se houver risco para alguém, diga isso primeiro.',
            ],
            ['Acessibilidade', 'A página, o que impediu você e o aparelho ou leitor de tela que usa.'],
            ['Erro em um conteúdo', 'A página, o trecho e, se puder, a fonte correta.'],
            [
              'Sou responsável por um estudante',
              'O e-mail da conta do estudante e o que você precisa. Podemos pedir uma prova simples do vínculo.',
            ],
          ],
        },
        'Não mande documentos, dados de cartão nem informações de saúde que não tenhamos pedido.',
      ],
    },
    {
      id: 'outros-canais',
      heading: 'Outros canais',
      blocks: [
        {
          kind: 'list',
          items: [
            'E-mail, inclusive para assuntos de privacidade: {shop.email}',
            'Telefone: {shop.phone}',
            'Correspondência: {shop.name}, {shop.address}',
            '{shop.taxId}',
          ],
        },
      ],
      links: [
        { to: '/quem-somos#faq', label: 'Perguntas frequentes' },
        { to: '/trocas-e-desistencia', label: 'Trocas e Desistência' },
      ],
    },
  ],
}
