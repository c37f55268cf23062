/**
 * Como protegemos menores, in words for a student of 13 to 17 years (Lei 15.211/2025; LGPD art. 14 § 6º asks for
 * simple words), and the page for the guardian. Says what the product does and its rules; how the age is checked is
 * for the authority to settle and is not promised here.
 */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const MINORS_PAGE: InstitutionalPage = {
  slug: 'protecao-de-menores',
  title: 'Como protegemos menores',
  description:
    'Tem menos de 18 anos? Veja, em palavras simples, como cuidamos de você e dos seus dados e a quem pedir ajuda.',
  version: '2026-11-27',
  updatedAt: '2026-11-27',
  sections: [
    {
      id: 'para-voce',
      heading: 'Se você tem menos de 18 anos, esta página é sua',
      blocks: [
        'Boa parte de quem estuda aqui ainda está na escola. A lei brasileira diz que a internet precisa cuidar de crianças e adolescentes: é o que mandam o Estatuto Digital da Criança e do Adolescente, ou ECA Digital (Lei nº 15.211/2025), e o art. 14 da Lei Geral de Proteção de Dados (Lei nº 13.709/2018). A seguir, contamos o que isso quer dizer na prática.',
      ],
    },
    {
      id: 'idades',
      heading: 'O que muda com a idade',
      blocks: [
        {
          kind: 'table',
          caption: 'O que cada idade pode fazer',
          columns: ['Idade', 'Estudar', 'Ter conta', 'Comprar'],
          rows: [
            [
              'Menos de 13 anos',
              'Páginas abertas, com um adulto por perto',
              'Não',
              'Só o responsável, em nome dele',
            ],
            ['13 a 15 anos', 'Sim', 'Sim, com o responsável sabendo', 'O responsável faz a compra'],
            ['16 e 17 anos', 'Sim', 'Sim', 'Com a assistência do responsável'],
          ],
        },
        'As regras de compra vêm dos arts. 3º e 4º do Código Civil (Lei nº 10.406/2002). A assinatura do Premium só pode ser feita a partir dos 16 anos. Nas outras compras, o site não confere quem está pagando: combine antes com o seu responsável. Se ele quiser, cada compra da sua conta passa por ele antes; se uma foi feita sem ele saber, ele pode escrever para nós, e devolvemos o valor.',
      ],
    },
    {
      id: 'o-que-fazemos',
      heading: 'O que fazemos para cuidar de você',
      blocks: [
        {
          kind: 'list',
          items: [
            'Não há anúncios, e ninguém monta um perfil seu para vender coisas.',
            'Seu e-mail, telefone e cidade nunca aparecem para outras pessoas.',
            'Não existe conversa particular entre estudantes: o que se escreve no chat é público e pode ser denunciado.',
            'Não há prêmio por tempo de tela, caixa-surpresa, vídeo que começa sozinho nem página que rola sem fim. Você ganha XP por aprender, e não por ficar.',
            'Sua nota, sua foto e sua história não viram propaganda sem autorização escrita, sua e do seu responsável, que vocês podem retirar quando quiserem.',
            'Pedimos poucos dados e explicamos cada um na Política de Privacidade.',
          ],
        },
      ],
      links: [{ to: '/privacidade-em-resumo', label: 'Privacidade em um minuto' }],
    },
    {
      id: 'chat',
      heading: 'No chat',
      blocks: [
        'O art. 24 do ECA Digital pede que, em redes sociais, a conta de quem tem até 16 anos esteja ligada à conta de um responsável. Por isso, antes dos 16 anos, você só escreve nas nossas áreas de conversa depois que um responsável autoriza. Sem a autorização, você pode ler e usar as ferramentas de estudo; só o Match da Redação e as turmas também esperam por ela.',
        'Não conte onde mora, onde estuda nem o seu telefone. Se um adulto pedir para continuar a conversa em outro lugar, não vá: conte a alguém em quem você confia e denuncie.',
      ],
      links: [{ to: '/regras-da-comunidade', label: 'Regras da comunidade' }],
    },
    {
      id: 'match',
      heading: 'No Match da Redação',
      blocks: [
        'Quem corrige a sua redação não sabe quem você é, e você não sabe quem corrigiu. Não há conversa: só notas e frases curtas sobre o texto, sem contatos. Quem tem menos de 18 anos troca redações só com quem também tem, e antes dos 16 é preciso a autorização de um responsável. Como cada pessoa declara a própria idade, a equipe lê a primeira correção entre duas pessoas antes da entrega, quando uma das contas é nova ou não tem um pedido pago nem uma autorização por escrito do responsável. Se algo na redação ou na correção incomodar, denuncie: o texto some da sua tela até alguém da equipe decidir.',
      ],
    },
    {
      id: 'correcoes-da-professora',
      heading: 'Nas correções da professora',
      blocks: [
        'Quem corrige vê a sua redação e o seu primeiro nome, e mais nada: nem e-mail, nem telefone, nem cidade. Não há conversa particular: cada correção tem uma pergunta sua e uma resposta, que passam por um filtro de contatos e ficam à vista da direção. Antes dos 16 anos, quem compra as correções é o responsável.',
        'Nas aulas dos cursos é parecido: cada dúvida tem uma resposta, só a professora a lê, e outras pessoas só a veem, sem nome, se o estudante deixar. Antes dos 16 anos, para deixar, é preciso a autorização do responsável.',
      ],
    },
    {
      id: 'turmas',
      heading: 'Nas turmas',
      blocks: [
        'Quem dá a aula vê o seu nome, o dia em que você entrou e as redações que você mesmo entregar nas tarefas, e mais nada. Ela pode corrigir o que você entregou, com marcas, notas, comentário e áudio, que só vocês dois leem. Você pode tirar o que entregou a qualquer momento, e a correção sai junto. Não há conversa na turma, e os outros estudantes não veem que você está nela. Só cria turmas quem recebeu esse acesso da direção ou, com 18 anos ou mais, comprou uma licença da escola. Com ela, o Premium de quem ocupa uma vaga vem da turma, sem custo: quem dá a aula vê quem ocupa as vagas. Antes dos 16 anos, é preciso a autorização do responsável. Você sai quando quiser, sem dizer por quê.',
      ],
    },
    {
      id: 'responsavel',
      heading: 'Quem responde por você',
      blocks: [
        'Em Configurações, no seu perfil, você cria um código e passa para a sua mãe, o seu pai ou quem responde por você. Ele vale uma vez, por sete dias. Com o código, essa pessoa vincula a conta dela à sua e pode autorizar, ou não, que você escreva onde outras pessoas leem.',
        'Ela vê em quantos dias você estudou, quantas redações, práticas e aulas fez e o que foi pago na sua conta. Não vê seus textos, suas notas nem suas conversas. Só você pode mostrar a ela uma redação corrigida: na página de uma versão, você liga e desliga quando quiser, e ela lê só aquela, com as marcas e a nota estimada. No seu perfil, você vê a mesma lista que ela vê, sabe quem está vinculado e pode desfazer o vínculo quando quiser. Cada vínculo é avisado no seu perfil e, se o seu e-mail foi confirmado, também por e-mail.',
        'Essa pessoa pode ligar a aprovação de compras. Então, cada compra feita na sua conta vira um pedido: ela vê os itens e o valor e aprova ou não em até sete dias, e nada é cobrado antes. Aprovado, você tem sete dias para pagar; se algo esgotar ou ficar mais caro, é preciso pedir de novo. Você vê os seus pedidos no perfil e pode retirá-los. O que é grátis não precisa de pedido.',
        'Essa pessoa também pode pedir que a sua conta seja apagada. Isso só acontece sete dias depois do pedido. Até lá, o seu perfil mostra o dia no alto, e, se o seu e-mail foi confirmado, você recebe um e-mail. Se você não concorda, desfaça o vínculo, e o pedido acaba na hora, ou fale com a gente. Se concorda, baixe antes uma cópia dos seus dados.',
      ],
    },
    {
      id: 'pedir-ajuda',
      heading: 'Onde pedir ajuda',
      blocks: [
        {
          kind: 'list',
          items: [
            'Aqui: pela página Contato[[ ou pelo e-mail {shop.email}]]. Diga que você tem menos de 18 anos, e lemos a sua mensagem primeiro.',
            'Disque 100: recebe denúncias de violência contra crianças e adolescentes, de graça, todos os dias.',
            'CVV, telefone 188: escuta quem precisa conversar, a qualquer hora, de graça.',
            '190: se o perigo for agora.',
          ],
        },
        'Você também pode falar com um professor, com o Conselho Tutelar da sua cidade ou com um adulto da sua confiança.',
      ],
      links: [
        { to: '/contato', label: 'Contato' },
        { to: '/para-responsaveis', label: 'Página para responsáveis' },
      ],
    },
  ],
}

export const GUARDIANS_PAGE: InstitutionalPage = {
  slug: 'para-responsaveis',
  title: 'Para responsáveis',
  description:
    'Orientação a mães, pais e responsáveis: conta, compras, dados, chat e como acompanhar o estudo de quem tem menos de 18 anos.',
  version: '2026-11-27',
  updatedAt: '2026-11-27',
  sections: [
    {
      id: 'o-que-e',
      heading: 'O que o estudante encontra aqui',
      blocks: [
        'A Domine a Redação ensina a escrever a redação do ENEM, de vestibulares e de concursos. Há um minicurso, bancos de temas e repertórios, exercícios, apostilas digitais e áreas de convivência. Os temas tratam de problemas da sociedade brasileira, como violência, preconceito e saúde mental, sempre com finalidade de estudo.',
        'O Estatuto Digital da Criança e do Adolescente (Lei nº 15.211/2025) fala em cuidado compartilhado entre famílias e plataformas. Esta página diz qual é a nossa parte e como você pode fazer a sua.',
      ],
    },
    {
      id: 'nossa-parte',
      heading: 'Nossa parte',
      blocks: [
        {
          kind: 'list',
          items: [
            'Proteção máxima já ligada, sem que ninguém precise configurar nada: dados de contato escondidos, nenhum anúncio, nenhum perfil de consumo.',
            'Nenhuma mecânica para prender a atenção: sem prêmio por tempo de uso, caixa-surpresa, rolagem sem fim ou reprodução automática.',
            'Nenhuma conversa particular entre usuários.',
            'Canal de denúncia e regras claras de convivência.',
            'Dados tratados no melhor interesse do adolescente (art. 14 da LGPD). Quem tem menos de 13 anos não tem conta aqui: se soubermos de uma, nós a encerramos.',
          ],
        },
      ],
    },
    {
      id: 'compras',
      heading: 'Compras',
      blocks: [
        'Quem tem menos de 16 anos não pode comprar sozinho: a compra é sua, com os seus dados, e o material pode ficar na conta do estudante. Entre 16 e 18 anos, ele compra com a sua assistência (arts. 3º e 4º do Código Civil). Para que o material apareça no perfil certo, informe no pagamento o e-mail da conta do estudante.',
        'Se uma compra foi feita sem a sua autorização, escreva para nós: cancelamos e devolvemos o valor. E, em qualquer compra, há sete dias para desistir sem explicar o motivo.',
      ],
      links: [{ to: '/trocas-e-desistencia', label: 'Trocas e Desistência' }],
    },
    {
      id: 'area-do-responsavel',
      heading: 'A sua área',
      blocks: [
        'Quem tem menos de 18 anos cria um código em Configurações, no perfil. Com uma conta sua, de adulto e com o e-mail confirmado, você digita o código na Área do Responsável, declara que é responsável legal e passa a acompanhar.',
        {
          kind: 'list',
          items: [
            'Você vê em quantos dias houve estudo, quantas redações, práticas e aulas foram feitas, nos últimos 7 dias e nas últimas 4 semanas, e as compras pagas, com os valores.',
            'Você não vê textos, notas nem conversas. O estudante vê a mesma lista que você. Só ele pode mostrar a você uma redação corrigida, e deixa de mostrar quando quiser; ela aparece na sua área.',
            'Antes dos 16 anos, você autoriza, ou não, que ele escreva onde outras pessoas leem: chat, mural, desafio mensal, comentários, Match da Redação e turmas. A autorização pode ser retirada a qualquer momento.',
            'Você pode ligar a aprovação de compras: cada compra feita na conta do estudante vira um pedido, com os itens e o valor, que você aprova ou não em até sete dias. Nada é cobrado antes, e o que foi aprovado pode ser pago por sete dias, por esse valor ou menos. O que é grátis não pede aprovação, uma assinatura que já corre continua, e uma compra feita sem entrar na conta não passa por aqui.',
            'Você baixa uma cópia com o estudo em números, as turmas, os termos aceitos e os pedidos. O que ele escreve não vai nela, e ele recebe um e-mail.',
            'Você pode pedir que a conta do estudante seja apagada, confirmando com a sua senha. Ela espera sete dias. O estudante é avisado, e o outro responsável também, se houver um. Se o estudante ou você desfizer o vínculo, ou se você desistir, nada é apagado. Se ele não concorda e você acha necessário, escreva para nós.',
            'Guardamos quem autorizou, aprovou, recusou, pediu para apagar, retirou ou baixou a cópia, e quando.',
            'O estudante é avisado do vínculo e pode desfazê-lo, assim como você. O que você autorizou acaba com ele. São até dois responsáveis por estudante e cinco estudantes por responsável.',
          ],
        },
      ],
      links: [{ to: '/responsavel', label: 'Área do Responsável' }],
    },
    {
      id: 'seus-pedidos',
      heading: 'O que você pode pedir',
      blocks: [
        'Pela página Contato[[ ou pelo e-mail {shop.email}]], como responsável legal, você pode:',
        {
          kind: 'list',
          items: [
            'ver os dados que guardamos do estudante e receber uma cópia;',
            'corrigir ou apagar dados e encerrar a conta;',
            'saber quais compras foram feitas (para aprovar as próximas antes, ligue a aprovação na sua área);',
            'autorizar por escrito, se preferir não criar uma conta, a participação nas áreas de conversa e em turmas, que antes dos 16 anos depende de você (art. 24 da Lei nº 15.211/2025), ou retirar essa autorização;',
            'retirar uma autorização de uso de nome, imagem ou nota.',
          ],
        },
        'Para proteger o próprio estudante, podemos pedir uma prova simples de que você é o responsável. Ela é usada só para isso e apagada em seguida. Respondemos em até cinco dias.',
      ],
      links: [{ to: '/contato', label: 'Fazer um pedido' }],
    },
    {
      id: 'sua-parte',
      heading: 'Como ajudar em casa',
      blocks: [
        {
          kind: 'list',
          items: [
            'Leia junto a página Como protegemos menores.',
            'Combine horários: uma redação por semana, bem revisada, ensina mais do que muitas às pressas.',
            'Peça para ouvir o texto em voz alta. Quem lê para alguém percebe os próprios erros.',
            'Elogie o esforço e a reescrita, e não só a nota. A que aparece aqui é uma estimativa.',
            'Pergunte com quem ele conversa na internet e combine que, se algo incomodar, ele pode contar a você sem medo.',
          ],
        },
      ],
      links: [{ to: '/protecao-de-menores', label: 'Como protegemos menores' }],
    },
  ],
}
