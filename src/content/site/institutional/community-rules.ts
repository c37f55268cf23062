/** Regras da comunidade: what is welcome, what is taken down, how to report and to appeal. Part of the terms. */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const COMMUNITY_RULES_PAGE: InstitutionalPage = {
  slug: 'regras-da-comunidade',
  title: 'Regras da comunidade',
  description:
    'Como conviver no chat, no desafio mensal e no mural: o que é bem-vindo, o que retiramos, como denunciar e como recorrer.',
  version: '2026-11-22',
  updatedAt: '2026-11-22',
  sections: [
    {
      id: 'espirito',
      heading: 'O espírito da turma',
      blocks: [
        'Muita gente aqui está escrevendo a primeira redação da vida, e boa parte tem menos de 18 anos. Trate cada pessoa como você gostaria de ser tratado por quem lê o seu texto: com atenção e sem humilhação. Estas regras valem no chat, no desafio mensal, no Match da Redação, no mural de feedbacks, nas avaliações de produtos e em toda área em que outras pessoas leem o que você publica.',
      ],
    },
    {
      id: 'bem-vindo',
      heading: 'O que é bem-vindo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Perguntar sem vergonha e responder com paciência.',
            'Comentar o texto, e não a pessoa: diga o que funciona e o que pode melhorar.',
            'Discordar com argumentos, como se faz em uma boa redação.',
            'Dar crédito a quem escreveu.',
          ],
        },
      ],
    },
    {
      id: 'nao-pode',
      heading: 'O que retiramos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ofensa, perseguição, ameaça e discurso de ódio contra pessoas ou grupos.',
            'Conteúdo sexual, violência gratuita e incentivo ao suicídio, à automutilação ou ao uso de drogas.',
            'Dados pessoais, seus ou dos outros: telefone, endereço, escola, documentos, fotos de terceiros.',
            'Convite para conversar em particular fora da plataforma, sobretudo dirigido a menores.',
            'Propaganda, corrente, golpe, aposta e link suspeito.',
            'Plágio, gabarito vazado e qualquer oferta de fraude em prova.',
            'Apostila da loja ou outra obra protegida, inteira ou em grande parte.',
            'Mensagem repetida para atrapalhar a conversa.',
          ],
        },
      ],
    },
    {
      id: 'denunciar',
      heading: 'Como denunciar',
      blocks: [
        'Viu algo que fere estas regras? Use a opção de denúncia junto ao texto, quando houver, ou escreva pela página Contato dizendo onde está o conteúdo. Não contamos a ninguém quem denunciou. Casos que envolvem crianças e adolescentes, ou risco para alguém, são lidos primeiro.',
        'Se houver perigo imediato, ligue 190 (Polícia Militar). Para violações de direitos humanos, inclusive contra crianças e adolescentes, o Disque 100 atende de graça, todos os dias. Se a dor for sua, o CVV escuta pelo telefone 188, a qualquer hora, de graça.',
      ],
      links: [{ to: '/contato', label: 'Denunciar pela página Contato' }],
    },
    {
      id: 'medidas',
      heading: 'O que acontece com quem descumpre',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'O texto é retirado, e explicamos qual regra ele feriu.',
            'Se a pessoa insiste, fica sem publicar por um tempo.',
            'Em casos graves ou repetidos, perde o acesso às áreas abertas.',
            'Indícios de crime são guardados e levados às autoridades.',
          ],
        },
        'Uma pessoa da nossa equipe decide. O material comprado e as ferramentas de estudo continuam disponíveis.',
      ],
    },
    {
      id: 'recorrer',
      heading: 'Como recorrer',
      blocks: [
        'Acha que erramos? Responda ao aviso ou escreva pela página Contato, com o texto retirado e o seu motivo. Sempre que possível, outra pessoa revê o caso, e a resposta vem em até cinco dias.',
      ],
    },
    {
      id: 'desafio',
      heading: 'No desafio mensal',
      blocks: [
        'Publique só o que você escreveu. A redação enviada fica visível a todos os participantes, e você pode editá-la depois. Não peça curtidas em troca de favores nem crie contas para votar. Participar é gratuito e não depende de compra.',
      ],
    },
  ],
}
