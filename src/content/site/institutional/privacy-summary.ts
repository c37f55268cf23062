/** The short version of the privacy policy: for a reader with one minute, and beside the sign-up form. */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const PRIVACY_SUMMARY_PAGE: InstitutionalPage = {
  slug: 'privacidade-em-resumo',
  title: 'Privacidade em um minuto',
  description:
    'A versão curta da nossa Política de Privacidade: o que guardamos, o que nunca fazemos e como você manda nos seus dados.',
  version: '2026-11-27',
  updatedAt: '2026-11-27',
  sections: [
    {
      id: 'o-que-guardamos',
      heading: 'O que guardamos',
      blocks: [
        'Seu nome, e-mail, cidade, estado e telefone, que você informa no cadastro; o seu progresso nos estudos; as suas compras; e os dados técnicos de cada entrada, como o endereço IP, para proteger a conta. A senha e o número do cartão nós não conhecemos.',
      ],
    },
    {
      id: 'o-que-nao-fazemos',
      heading: 'O que não fazemos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Não mostramos anúncios.',
            'Não rastreamos a sua navegação nem usamos cookies de medição.',
            'Não vendemos nem alugamos dados.',
            'Não carregamos nada de outros sites nas nossas páginas, a não ser o vídeo de uma aula, quando você aperta para ver.',
            'Não mostramos seu e-mail, telefone ou cidade a outros estudantes.',
          ],
        },
      ],
    },
    {
      id: 'quem-manda',
      heading: 'Quem manda nos seus dados é você',
      blocks: [
        'Você pode ver, corrigir, copiar ou apagar tudo, nas configurações do perfil[[ ou pelo e-mail {shop.email}]]. Ao apagar, só ficam os registros de compra e de acesso que a lei nos obriga a guardar, sem o seu nome. Tem menos de 18 anos? Leia também, com o seu responsável, como protegemos menores: com um código que você cria, ele vê os dias de estudo e as compras, e não os textos, as notas nem as conversas, a não ser uma redação que você mesmo mostrar.',
      ],
      links: [
        { to: '/politica-de-privacidade', label: 'Ler a política completa' },
        { to: '/protecao-de-menores', label: 'Como protegemos menores' },
      ],
    },
  ],
}
