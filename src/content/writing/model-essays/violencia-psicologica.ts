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
    'À Meia-Luz (Gaslight), filme de George Cukor, 1944',
    'Lei nº 11.340, de 2006 (Lei Maria da Penha), art. 7º, II',
    'Código Penal, art. 147-B, incluído pela Lei nº 14.188, de 2021',
    'Fórum Brasileiro de Segurança Pública, Anuário Brasileiro de Segurança Pública, 2024 e 2025',
    'Heleieth Saffioti, Gênero, Patriarcado, Violência, 2004',
  ],
}
