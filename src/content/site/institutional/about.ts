/** The page Quem Somos with its questions and answers (/quem-somos#faq). Says only what is true of every installation. */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const ABOUT_PAGE: InstitutionalPage = {
  slug: 'quem-somos',
  title: 'Quem Somos',
  description:
    'Conheça a Domine a Redação: o que oferecemos, em que acreditamos, quem responde pela loja e as perguntas mais frequentes.',
  version: '2026-11-21',
  updatedAt: '2026-11-22',
  sections: [
    {
      id: 'a-plataforma',
      heading: 'Uma folha de 30 linhas pode mudar uma vida',
      blocks: [
        'A Domine a Redação é uma plataforma para quem vai escrever contra o relógio: no ENEM, no vestibular ou em um concurso público. Aqui você escreve na folha da prova e um corretor mostra, na hora, a nota estimada e o motivo de cada ponto. Também encontra um minicurso gratuito, bancos de temas, repertórios e conectivos, um gerador de modelos de estudo, um cronograma sob medida e apostilas digitais para ir mais fundo.',
        'Escrever bem não é dom. É entender o que a banca pede, treinar com método e reescrever. Nosso trabalho é deixar esse caminho claro e à mão, no computador ou no celular.',
      ],
    },
    {
      id: 'em-que-acreditamos',
      heading: 'Em que acreditamos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Explicar vale mais do que decorar. Mostramos o porquê de cada regra e damos exemplos.',
            'Fato se confere. Cada repertório do banco traz a fonte, para você citar sem medo.',
            'Nota não se promete. Ninguém pode garantir o resultado de uma prova, e nós não garantimos.',
            'Dados são emprestados. Pedimos o mínimo, não mostramos anúncios e não vendemos informação de ninguém.',
            'Estudar cabe em qualquer bolso. As ferramentas de treino são gratuitas; quem quer se aprofundar encontra as apostilas na loja.',
          ],
        },
      ],
    },
    {
      id: 'quem-responde',
      heading: 'Quem responde pela loja',
      blocks: [
        'Estes são os dados de quem vende e atende, como pede o art. 2º do Decreto nº 7.962/2013:',
        {
          kind: 'list',
          items: [
            'Nome: {shop.name}',
            '{shop.taxId}',
            'Endereço: {shop.address}',
            'E-mail: {shop.email}',
            'Telefone: {shop.phone}',
          ],
        },
      ],
      links: [{ to: '/contato', label: 'Falar conosco' }],
    },
    {
      id: 'faq',
      heading: 'Perguntas frequentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              id: 'e-gratuito',
              question: 'O que é gratuito e o que é pago?',
              answer: [
                'São gratuitos a conta, o minicurso, os bancos de temas, repertórios e conectivos, o cronograma de estudos e duas gerações no gerador de redação. São pagas as apostilas da loja, com o preço sempre à vista; de vez em quando, há também material gratuito.',
              ],
            },
            {
              id: 'preciso-de-conta',
              question: 'Preciso de conta para comprar?',
              answer: [
                'Não para pagar: basta informar um e-mail. Para baixar o material, sim. Crie a conta com o mesmo e-mail da compra e confirme-o pela mensagem que enviamos; a compra aparece sozinha no seu perfil.',
              ],
            },
            {
              id: 'como-recebo',
              question: 'Como recebo a apostila?',
              answer: [
                'Em PDF, na aba Meus Materiais do seu perfil, assim que o pagamento é confirmado. Nada é enviado pelos Correios. Cada página sai com o seu nome e o seu e-mail, porque o material é de uso pessoal.',
              ],
            },
            {
              id: 'imprimir-e-compartilhar',
              question: 'Posso imprimir? E compartilhar com um amigo?',
              answer: [
                'Imprimir para estudar, sim, quantas vezes você precisar. Compartilhar o arquivo ou revendê-lo, não: as apostilas são obras protegidas pela Lei nº 9.610/1998, e quem as escreve vive disso.',
              ],
            },
            {
              id: 'desistir',
              question: 'Comprei e me arrependi. E agora?',
              answer: [
                'Você tem sete dias para desistir, sem explicar o motivo, e recebe o dinheiro de volta. O passo a passo está na página Trocas e Desistência.',
              ],
            },
            {
              id: 'gerador',
              question: 'Posso entregar a redação do gerador como minha?',
              answer: [
                'Não. O texto gerado é um modelo para estudar a estrutura: veja onde está a tese, como os parágrafos se ligam, o que tem a proposta. Depois feche a página e escreva o seu.',
              ],
            },
            {
              id: 'corretor',
              question: 'Como funciona o corretor?',
              answer: [
                'Você escreve na folha e, em segundos, recebe uma nota estimada para cada competência, uma faixa para o total e o motivo de cada ponto, marcado nas suas palavras. É um programa nosso, que publica o próprio erro na página Como calculamos a nota. Sem conta, você corrige uma redação; com a conta gratuita, até vinte por dia.',
              ],
            },
            {
              id: 'nota-oficial',
              question: 'Vocês dão nota oficial?',
              answer: [
                'Não. A nota oficial do ENEM vem somente do Inep, que reúne ao menos dois avaliadores para cada texto. Toda nota que aparece aqui é estimativa, feita para orientar o estudo.',
              ],
            },
            {
              id: 'garantia',
              question: 'Vocês garantem aprovação ou nota 1000?',
              answer: [
                'Não, e desconfie de quem garante. Oferecemos método, material revisado e ferramentas; o resultado depende do seu treino, do tema do dia e da correção.',
              ],
            },
            {
              id: 'vestibulares-e-concursos',
              question: 'Serve para vestibulares e concursos?',
              answer: [
                'Sim. Tese, argumentação, coesão e escrita formal valem para qualquer banca. O que muda é a conclusão: a proposta de intervenção é uma exigência do ENEM. Leia sempre o edital da sua prova.',
              ],
            },
            {
              id: 'fontes',
              question: 'De onde vêm as regras e os fatos que vocês ensinam?',
              answer: [
                'As regras da redação seguem a Cartilha do Participante do ENEM, publicada pelo Inep, na edição de 2025. Os repertórios têm a fonte ao lado. Encontrou um erro? Escreva para nós: corrigimos e agradecemos.',
              ],
            },
            {
              id: 'menor-de-idade',
              question: 'Tenho menos de 18 anos. Posso usar?',
              answer: [
                'Pode estudar, sim. A conta é para quem tem 13 anos ou mais. Para comprar, quem tem menos de 16 precisa que o responsável faça a compra, e quem tem 16 ou 17 compra com a assistência dele. A página Como protegemos menores explica tudo.',
              ],
            },
            {
              id: 'meus-dados',
              question: 'Como vejo ou apago os meus dados?',
              answer: [
                'Abra as configurações do seu perfil ou escreva pela página Contato[[ ou para {shop.email}]]. Você pode pedir cópia, correção ou exclusão, e respondemos em até cinco dias. O que guardamos, e por quê, está na Política de Privacidade.',
              ],
            },
            {
              id: 'outra-duvida',
              question: 'Minha dúvida não está aqui.',
              answer: [
                'Escreva pela página Contato[[ ou para {shop.email}]]. Respondemos em até cinco dias.',
              ],
            },
          ],
        },
      ],
      links: [
        { to: '/trocas-e-desistencia', label: 'Trocas e Desistência' },
        { to: '/politica-de-privacidade', label: 'Política de Privacidade' },
        { to: '/protecao-de-menores', label: 'Como protegemos menores' },
        { to: '/contato', label: 'Contato' },
      ],
    },
  ],
}
