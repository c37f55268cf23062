/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const VIOLENCIA_PSICOLOGICA: ModelEssay = {
  id: 'violencia-psicologica',
  axis: 'Violência e Segurança Pública',
  themeId: 'violencia-psicologica',
  structure: 'Do privado ao público',
  theme: 'O enfrentamento da violência psicológica contra a mulher no Brasil',
  paragraphs: [
    'Em “À Meia-Luz”, filme de George Cukor lançado em 1944, as lâmpadas da casa enfraquecem todas as noites, e o marido jura à esposa que nada mudou, até que ela duvide da própria razão. Do título original nasceu a palavra “gaslighting”, que designa uma das formas da violência psicológica contra a mulher – agressão sem marcas na pele, ainda confundida com ciúme ou zelo –, cujo enfrentamento permanece insuficiente no Brasil. Nesse contexto, mudar essa realidade exige romper tanto o silêncio da vítima que não a reconhece quanto o silêncio das instituições que não aprenderam a prová-la.',
    'Antes de tudo, o silêncio da vítima nasce na própria linguagem do afeto. Na sociedade brasileira, canções, telenovelas e conselhos familiares ensinam que vigiar é cuidar e que o ciúme mede o amor, de sorte que a menina aprende a agradecer o controle que deveria recusar. Promulgada em 2006, a Lei Maria da Penha já definia como violência a humilhação, o isolamento e a manipulação; essa definição, entretanto, chegou antes do vocabulário das mulheres que deveriam invocá-la. Sem nome para aquilo que sofre, a mulher entrega a senha do celular, abandona o emprego, afasta-se das amigas e descobre, tardiamente, a própria solidão. Dessa maneira, a agressão psicológica constrói o isolamento que a esconde e, frequentemente, prepara a violência física que a sucede.',
    'Além disso, quando a mulher finalmente fala, esbarra no silêncio das instituições. Embora esse crime tenha sido inserido no Código Penal em 2021, o Anuário Brasileiro de Segurança Pública contou 51.866 registros em 2024, número modesto diante das quase 779 mil ameaças contra mulheres registradas no ano anterior. Tal desproporção sugere que boa parte do dano emocional se perde no balcão da delegacia, onde, na ausência de hematomas, é exigida da denunciante uma comprovação impossível de produzir. A socióloga Heleieth Saffioti, em “Gênero, Patriarcado, Violência”, de 2004, lembra que as feridas da alma são mais difíceis de curar do que as do corpo. Assim, um sistema habituado a procurar marcas visíveis acaba por repetir, institucionalmente, a frase do agressor: não aconteceu nada.',
    'Diante disso, é necessário iluminar aquilo que a meia-luz encobre. Para isso, o Ministério das Mulheres, órgão coordenador das políticas de igualdade de gênero, deve, em parceria com as secretarias de segurança, promover a formação de delegados, peritos e atendentes, por meio de cursos anuais com protocolos de escuta e de avaliação psicológica, a fim de que o relato deixe de ser tratado como exagero e se converta em prova. Às escolas compete, ainda, realizar oficinas sobre relacionamentos abusivos, nas quais sejam discutidas canções e telenovelas conhecidas dos adolescentes, para que saibam distinguir cuidado de controle. Com isso, ao contrário da personagem do filme, a brasileira poderá confiar nos próprios olhos quando a luz diminuir.',
  ],
  marks: [
    {
      quote: 'até que ela duvide da própria razão',
      comment:
        'O resumo do filme para onde interessa: na dúvida, que é o próprio tema. Não conta o enredo inteiro.',
      competence: 2,
    },
    {
      quote: 'agressão sem marcas na pele, ainda confundida com ciúme ou zelo –,',
      comment:
        'O segundo travessão fecha o aposto e vem seguido da vírgula do período. Os dois sinais convivem.',
      competence: 1,
    },
    {
      quote: 'tanto o silêncio da vítima que não a reconhece quanto o silêncio das instituições',
      comment: 'A palavra “silêncio” organiza o texto: um dentro de casa, outro na delegacia.',
      competence: 3,
    },
    {
      quote: 'chegou antes do vocabulário das mulheres que deveriam invocá-la',
      comment: 'Uma explicação própria para a distância entre a lei e a vida: falta nome ao que se sofre.',
      competence: 3,
    },
    {
      quote: 'Dessa maneira, a agressão psicológica constrói o isolamento que a esconde',
      comment:
        'Conclui a sequência de ações do período anterior e prepara a passagem para o próximo parágrafo.',
      competence: 4,
    },
    {
      quote: 'Tal desproporção sugere',
      comment:
        'Expressão que resume dois números em uma palavra. E “sugere” é honesto: o dado não prova sozinho.',
      competence: 4,
    },
    {
      quote: 'lembra que as feridas da alma são mais difíceis de curar do que as do corpo',
      comment: 'A autora é parafraseada, não citada de cor, e a frase seguinte aplica a ideia à delegacia.',
      competence: 2,
    },
    {
      quote: 'por meio de cursos anuais com protocolos de escuta e de avaliação psicológica',
      comment: 'O meio é específico do tema. Troque o assunto, e a frase deixa de servir: bom sinal.',
      competence: 5,
    },
    {
      quote: 'a fim de que o relato deixe de ser tratado como exagero e se converta em prova',
      comment: 'A finalidade desfaz o segundo silêncio, o das instituições.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason:
        'Apostos, travessões e orações intercaladas sem tropeço; concordância segura em períodos longos.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Filme, leis, anuário e uma socióloga, todos a serviço do recorte: a violência que não se vê.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'As duas causas se encadeiam, mas o papel do agressor aparece menos do que o da vítima e o das instituições.',
    },
    {
      competence: 4,
      score: 200,
      reason:
        'Retomadas precisas (“essa definição”, “tal desproporção”) e ligação entre todos os parágrafos.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Cinco elementos completos, e o detalhamento diz o que os cursos ensinam.',
    },
  ],
  sources: [
    'À Meia-Luz, filme de George Cukor, 1944',
    'Lei nº 11.340, de 2006 (Lei Maria da Penha), art. 7º, II',
    'Código Penal, art. 147-B, incluído pela Lei nº 14.188, de 2021',
    'Fórum Brasileiro de Segurança Pública, Anuário Brasileiro de Segurança Pública, 2024 e 2025',
    'Heleieth Saffioti, Gênero, Patriarcado, Violência, 2004',
  ],
  earlier: [
    {
      total: 600,
      paragraphs: [
        'No Brasil a violência contra a mulher é muito comum e não é só bater, existe também a violência psicológica, que é quando o homem humilha, xinga e controla a mulher. Esse tipo de violência precisa ser enfrentado porque muitas mulheres sofrem caladas.',
        'Em primeiro lugar, muitas mulheres não sabem que estão sofrendo violência psicológica. Elas acham que o ciúmes é uma prova de amor e deixam o companheiro mexer no celular e escolher suas roupas. Com o tempo elas perdem as amigas e fica cada vez mais sozinha, por isso não consegue sair dessa situação.',
        'Além disso, a Lei Maria da Penha existe mas não é cumprida como deveria. Quando a mulher vai na delegacia ela não tem como provar o que aconteceu, por que não tem marca no corpo, e muitas vezes os policiais não acreditam nela. Isso é um absurdo e faz com que as outras mulheres tenham medo de denunciar.',
        'Portanto, é preciso que o governo faça campanhas na televisão para conscientizar a população sobre a violência psicológica. As pessoas também devem denunciar quando ver uma mulher nessa situação. Só assim vamos ter um país melhor para as mulheres.',
      ],
      levels: [120, 120, 80, 160, 120],
      changes: [
        {
          competence: 1,
          text: 'Foram corrigidos “o ciúmes”, “elas… fica”, “por que” no lugar de “porque” e a vírgula antes de “mas”; saiu “vai na delegacia”, que é da fala.',
        },
        {
          competence: 2,
          text: 'A Lei Maria da Penha passou a vir com o ano e com o que diz sobre a violência psicológica, e entrou a lei de 2021.',
        },
        {
          competence: 3,
          text: '“Isso é um absurdo” saiu: era opinião sem razão. No lugar, o texto mostra por que a vítima desiste e o que acontece depois.',
        },
        {
          competence: 5,
          text: '“Campanhas na televisão” virou formação de policiais, com agente, meio e finalidade. A segunda proposta ganhou um agente: as escolas.',
        },
      ],
    },
    {
      total: 800,
      paragraphs: [
        'A Lei Maria da Penha, de 2006, considera a violência psicológica uma das formas de violência contra a mulher. Entretanto, esse tipo de agressão ainda é comum no Brasil, porque não deixa marcas no corpo. Nesse contexto, é preciso discutir a dificuldade das vítimas de reconhecer a violência e a falta de preparo das instituições para acolhê-las.',
        'Em primeira análise, muitas mulheres não percebem que são vítimas. Isso acontece porque a sociedade costuma tratar o ciúme e o controle como provas de amor, como se vê em muitas músicas e novelas. Assim, a mulher aceita que o companheiro vigie o celular, escolha as roupas e afaste as amigas, e só percebe a gravidade quando já está isolada. Dessa forma, o agressor consegue dominá-la sem precisar bater.',
        'Além disso, as instituições nem sempre estão preparadas. Em 2021, uma lei tornou a violência psicológica um crime, porém as vítimas ainda encontram dificuldade para provar o que sofreram, já que não há ferimentos. Muitas vezes, elas são recebidas com desconfiança na delegacia e desistem da denúncia. Com isso, o agressor fica impune e a violência continua.',
        'Portanto, medidas são necessárias. O Ministério das Mulheres deve investir na formação dos policiais que atendem as vítimas, por meio de cursos, para que elas sejam acolhidas e a denúncia não seja ignorada. As escolas também devem fazer palestras sobre relacionamentos abusivos, a fim de que os jovens aprendam a respeitar as mulheres. Assim, a violência psicológica poderá ser enfrentada.',
      ],
      levels: [160, 160, 120, 200, 160],
      changes: [
        {
          competence: 2,
          text: 'A abertura trocou a lei, que muitos usariam, por um filme que deu nome ao problema; entraram o anuário, com número e ano, e uma socióloga.',
        },
        {
          competence: 3,
          text: 'Os dois argumentos ganharam uma palavra que os une, “silêncio”. E apareceu a explicação que faltava: a lei chegou antes do vocabulário de quem precisa dela.',
        },
        {
          competence: 4,
          text: '“Medidas são necessárias”, que serve a qualquer texto, deu lugar a uma frase que retoma o filme. As retomadas passaram a resumir (“tal desproporção”).',
        },
        {
          competence: 5,
          text: '“Cursos” ganhou conteúdo: escuta e avaliação psicológica, todo ano, para delegados, peritos e atendentes.',
        },
      ],
    },
  ],
}
